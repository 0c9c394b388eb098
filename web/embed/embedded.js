import { html, render } from "lit/html.js";
import { UNKEPT } from "../python/kept.js";
import { forgetTheme } from "../table/theme.js";
import { Asked } from "./asked.js";
import { Height } from "./height.js";
import { Manner } from "./manner.js";
import { pictureOf } from "./picture.js";
import { posterView } from "./poster.js";
import { ProtocolError, readRecord } from "./protocol.js";
import { faultOf, Talk } from "./talk.js";

/**
 * A table on somebody's page, in a frame or in the page itself: shows a picture until somebody wants to play, then what is
 * asked for, and does what the page around asks.
 * Of Lit it takes only what draws, and the rest when it is wanted: before the start a table weighs little.
 *
 * @typedef {import("./parameters.js").Parameters} Parameters
 * @typedef {import("./protocol.js").Request} Request
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {object} Place where it lies
 * @property {HTMLElement} page has its language and colours, which all in it inherits
 * @property {HTMLElement} main holds picture and table
 * @property {string} base where the site's files lie
 * @typedef {object} Shown what lies there in place of the picture: a lesson, or a table
 * @property {SchnapsenTable | null} table
 * @property {(main: HTMLElement) => Promise<void>} show
 * @property {() => Promise<void>} start
 * @property {(asked: Asked) => Promise<void>} [put] shows something else at the same table
 * @property {(settings: Record<string, string>) => unknown} tell what it may be told while it lies there
 * @property {() => void} end
 */

/** How long a host may take to bring the way to the one Python of its page before the table starts its own, in milliseconds. */
const PATIENCE = 10_000;

export class Embedded {
  talk = new Talk((request) => this.#answer(request));
  #place;
  #manner;
  #start;
  #hosted;
  #name;
  #asked;
  /** @type {import("./poster.js").Fault | null} */
  #fault = null;
  /** @type {"ready" | "starting" | "failed"} */
  #state = "ready";
  /** The puzzle that is being looked up. @type {Promise<void>} */
  #sought = Promise.resolve();
  /** @type {Shown | null} */
  #shown = null;
  /** @type {Promise<void> | null} */
  #laid = null;
  /** @type {IntersectionObserver | null} */
  #watch = null;
  #height;

  /** @param {Parameters} parameters @param {Place} place */
  constructor({ known, start, hosted, name, ...parameters }, place) {
    this.#place = place;
    this.#height = new Height(place.main, (height) => this.talk.tell("resize", { height }));
    this.#manner = new Manner(parameters, place.base);
    this.#start = start;
    this.#hosted = hosted;
    this.#name = name;
    this.#asked = new Asked(this.#manner.settings, place.base);
    if (!known) this.#fault = { id: "embed-bad-version" };
    try {
      this.#asked.read(parameters);
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** What is asked for and cannot be had is left out; the reader, the page and its author are told. @param {unknown} error */
  #refuse(error) {
    const told = faultOf(error);
    const { code, message, where = "" } = told;
    this.#fault = { id: `embed-${code}`, reason: message, where };
    this.talk.tell("fault", told);
    console.warn(`schnapsen-table: ${where}: ${message}`);
  }

  /** Shows the picture or the lesson, and starts when it is time. */
  async open() {
    const { main } = this.#place;
    this.talk.passOn(main);
    await Promise.all([this.#manner.worded, this.#manner.dress(this.#place.page)]);
    this.#sought = this.#seek();
    this.#draw();
    if (this.#asked.lesson) this.#lay().catch(() => {});
    if (this.#start === "now") this.#begin().catch(() => {});
    if (this.#start === "visible") {
      this.#watch = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#watch?.disconnect();
        this.#begin().catch(() => {});
      });
      this.#watch.observe(main);
    }
  }

  async #seek() {
    await this.#asked.seek().catch((error) => this.#refuse(error));
    this.#draw();
  }

  /** Takes it off the page. */
  end() {
    this.#watch?.disconnect();
    this.#height.end();
    this.#shown?.end();
    forgetTheme(this.#place.page);
    this.talk.close();
  }

  #draw() {
    if (this.#shown) return;
    const { words, deck, site, settings } = this.#manner;
    const { record, seat, task } = this.#asked;
    const poster = posterView({
      words,
      deck,
      rules: settings.rules ?? "",
      picture: record ? pictureOf(record, seat) : null,
      isPuzzle: task !== null,
      note: typeof record?.note === "string" ? record.note.slice(0, 300) : "",
      state: this.#state,
      fault: this.#fault,
      site,
      start: () => this.#begin().catch(() => {}),
    });
    render(html`${poster}`, this.#place.main);
  }

  /** Puts what is asked for in place of the picture, once. */
  async #lay() {
    this.#laid ??= this.#bring();
    await this.#laid.catch((error) => this.#fail(error));
  }

  /** Starts the game, once, or the task of the lesson. */
  async #begin() {
    await this.#lay();
    await this.#shown?.start().catch((error) => {
      // A lesson can still be read, and says itself what is wrong.
      if (this.#asked.lesson) throw error;
      this.#fail(error);
    });
  }

  /** Shows the picture again. @param {unknown} error @returns {never} */
  #fail(error) {
    // Python runs, but the record is none that can be played.
    const unplayable = faultOf(error).code === "bad-record";
    if (unplayable) this.#refuse(error);
    this.#state = unplayable ? "ready" : "failed";
    this.#laid = null;
    this.#shown = null;
    this.#draw();
    throw error;
  }

  async #bring() {
    const { lesson } = this.#asked;
    const shown = await (lesson ? this.#teach(lesson) : this.#play());
    await shown.show(this.#place.main);
    this.#shown = shown;
  }

  /** @param {string} key */
  async #teach(key) {
    const { Lesson } = await import("./lesson.js");
    return new Lesson(key, this.#place.base, {
      lang: () => this.#manner.lang,
      words: () => this.#manner.words,
      // What is played in lessons is not kept.
      table: async (deck) => {
        this.talk.tell("starting");
        const placed = this.#placeFor(`${UNKEPT}${crypto.randomUUID()}`);
        const { layTable } = await import("./stage.js");
        return layTable({ ...this.#manner.settings, deck }, await placed);
      },
      judged: (step, passed) => this.talk.tell("lesson", { lesson: key, step, passed }),
    });
  }

  async #play() {
    this.#state = "starting";
    this.#draw();
    await this.#sought;
    this.talk.tell("starting");
    const placed = this.#placeFor(this.#name);
    const { Play } = await import("./play.js");
    return new Play(this.#asked, {
      settings: this.#manner.settings,
      place: await placed,
      words: () => this.#manner.words,
      talk: this.talk,
    });
  }

  /** What a table has to know of where it lies; a Python of its own would not know the games of the page. @param {string} name of its game */
  async #placeFor(name) {
    const late = () => new Promise((resolve) => setTimeout(resolve, PATIENCE));
    if (this.#hosted) await Promise.race([this.talk.met, late()]);
    return { name, runtime: this.talk.runtime, lang: this.#manner.lang, base: this.#place.base };
  }

  /** @returns {Promise<SchnapsenTable>} */
  async #running() {
    await this.#begin();
    const table = this.#shown?.table;
    if (!table) throw new ProtocolError("no-table", "this step is not done at a table", "");
    return table;
  }

  /** @param {Request} request @returns {Promise<unknown>} */
  async #answer({ type, payload }) {
    await this.#manner.worded;
    switch (type) {
      case "start":
        await this.#begin();
        return {};
      case "play":
        return (await this.#running()).play(String(payload.token));
      case "next":
        return (await this.#running()).next();
      case "undo":
        return (await this.#running()).undo();
      case "hint":
        return (await this.#running()).hint();
      case "state":
        return this.#shown?.table?.state() ?? null;
      case "load":
        return this.#load(readRecord(payload.record), payload.comments ?? {});
      case "set":
        return this.#set(/** @type {Record<string, string>} */ (payload));
      case "destroy":
        this.#shown?.end();
        return {};
    }
  }

  /** @param {Record<string, unknown>} record @param {unknown} comments */
  async #load(record, comments) {
    const asked = await this.#asked.instead(record, comments);
    if (this.#asked.lesson) {
      this.#shown?.end();
      this.#shown = null;
      this.#laid = null;
    }
    await this.#shown?.put?.(asked);
    this.#asked = asked;
    this.#fault = null;
    this.#draw();
    return this.#shown?.table?.state() ?? null;
  }

  /** @param {Record<string, string>} change */
  async #set(change) {
    const settings = await this.#manner.change(change);
    await this.#manner.dress(this.#place.page);
    if (change.puzzle !== undefined) {
      this.#sought = this.#seek();
      await this.#sought;
      await this.#shown?.put?.(this.#asked);
    }
    this.#draw();
    await this.#shown?.tell(settings);
    return {};
  }
}
