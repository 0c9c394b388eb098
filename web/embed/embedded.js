import { html, render } from "lit/html.js";
import course from "../learn/course.json" with { type: "json" };
import { UNKEPT } from "../python/kept.js";
import { chooseTheme } from "../table/settings.js";
import { applyTheme, forgetTheme } from "../table/theme.js";
import { Height } from "./height.js";
import { recordOf } from "./parameters.js";
import { pictureOf } from "./picture.js";
import { posterView } from "./poster.js";
import { commentsOn, FIND, LOOKS, ProtocolError, readRecord } from "./protocol.js";
import { faultOf, Talk } from "./talk.js";
import { deckFor, languageOf, loadWords, posterWords } from "./words.js";

/**
 * A table on somebody's page, in a frame or in the page itself: shows the position until somebody wants to play, then the
 * table, and does what the page around asks. Or it is a lesson of the course.
 * Of Lit it takes only what draws, and the rest when it is wanted: before the start a table weighs little.
 *
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("./parameters.js").Parameters} Parameters
 * @typedef {import("./protocol.js").Request} Request
 * @typedef {object} Place where it lies
 * @property {HTMLElement} page has its language and colours, which all in it inherits
 * @property {HTMLElement} main holds picture and table
 * @property {string} base where the site's files lie
 */

export class Embedded {
  talk = new Talk((request) => this.#answer(request));
  #place;
  #settings;
  #looks;
  #start;
  #name;
  /** @type {Record<string, unknown> | null} */
  #record = null;
  /** What is said to its moves. @type {Record<string, string>} */
  #comments = {};
  /** @type {import("./poster.js").Fault | null} */
  #fault = null;
  /** @type {"ready" | "starting" | "failed"} */
  #state = "ready";
  /** @type {SchnapsenTable | null} */
  #table = null;
  /** The key of the lesson that is shown in place of all else. @type {string | null} */
  #key = null;
  /** @type {import("./lesson.js").Lesson | null} */
  #lesson = null;
  /** @type {Promise<void> | null} */
  #taught = null;
  /** The puzzle that the record is. @type {import("./find.js").Task | null} */
  #task = null;
  /** The puzzle that is being looked up. @type {Promise<void>} */
  #sought = Promise.resolve();
  /** What is under the table. @type {import("./steps.js").Steps | import("./puzzle.js").Puzzle | null} */
  #steps = null;
  /** @type {Promise<void> | null} */
  #started = null;
  /** @type {IntersectionObserver | null} */
  #watch = null;
  #height;
  /** There are words to say something with. */
  #worded;

  /** @param {Parameters} parameters @param {Place} place */
  constructor({ known, settings, looks, start, name, lesson, record, comments }, place) {
    this.#place = place;
    this.#height = new Height(place.main, (height) => this.talk.tell("resize", { height }));
    this.#settings = settings;
    this.#looks = looks;
    this.#worded = loadWords(this.#lang);
    this.#start = start;
    this.#name = name;
    if (!known) this.#fault = { id: "embed-bad-version" };
    try {
      if (lesson !== null && !course.includes(lesson))
        throw new ProtocolError("bad-lesson", `there is no lesson "${lesson}"`, "lesson");
      this.#key = lesson;
      this.#record = recordOf(record);
      if (comments !== null) this.#comments = commentsOn(comments, this.#record);
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
    await Promise.all([this.#worded, this.#dress()]);
    this.#sought = this.#seek();
    this.#draw();
    if (this.#key) this.#teach().catch(() => {});
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

  /** Few pages say anything of the looks. */
  async #dress() {
    if (Object.keys(this.#looks).length === 0) return;
    const { dress } = await import("./dress.js");
    dress(this.#place.page, this.#looks);
  }

  /** Looks up the puzzle that is asked for, whose position takes the place of a record. */
  async #seek() {
    this.#task = null;
    try {
      this.#task = await this.#taskFor(this.#record);
      this.#record = this.#task?.record ?? this.#record;
    } catch (error) {
      this.#refuse(error);
    }
    this.#draw();
  }

  /** Few pages ask for puzzles. @param {Record<string, unknown> | null} record */
  async #taskFor(record) {
    const { puzzle } = this.#settings;
    return puzzle ? (await import("./find.js")).taskFor(puzzle, record, this.#place.base) : null;
  }

  /** Takes it off the page. */
  end() {
    this.#watch?.disconnect();
    this.#height.end();
    this.#lesson?.end();
    this.#table?.destroy();
    forgetTheme(this.#place.page);
    this.talk.close();
  }

  get #lang() {
    return languageOf(this.#settings.lang);
  }

  get #deck() {
    return deckFor(this.#place.base, this.#lang, this.#settings.deck);
  }

  get #words() {
    return posterWords(this.#lang, this.#deck);
  }

  /** The visitor's: in a puzzle who is to move, else the one asked for, else the one whose view the record is. @param {Record<string, unknown>} record */
  #seatOf(record, task = this.#task) {
    if (task) return task.seat;
    return String(this.#settings.seat ?? record.seat) === "1" ? 1 : 0;
  }

  /** The same game on the page of its own. */
  get #site() {
    const address = new URL("./", this.#place.base);
    if (this.#settings.rules) address.searchParams.set("rules", this.#settings.rules);
    return address.href;
  }

  #draw() {
    const { page, main } = this.#place;
    page.lang = this.#lang;
    applyTheme(page, chooseTheme(this.#settings.theme));
    if (this.#table || this.#lesson) return;
    const deck = this.#deck;
    const record = this.#record;
    const poster = posterView({
      words: this.#words,
      deck,
      picture: record ? pictureOf(record, this.#seatOf(record)) : null,
      isPuzzle: this.#task !== null,
      note: typeof record?.note === "string" ? record.note.slice(0, 300) : "",
      state: this.#state,
      fault: this.#fault,
      site: this.#site,
      start: () => this.#begin().catch(() => {}),
    });
    render(html`${poster}`, main);
  }

  /** Shows the lesson, once. */
  #teach() {
    this.#taught ??= this.#openLesson().catch((error) => {
      this.#taught = null;
      this.#state = "failed";
      this.#draw();
      throw error;
    });
    return this.#taught;
  }

  async #openLesson() {
    const { Lesson } = await import("./lesson.js");
    const { base, main } = this.#place;
    const key = /** @type {string} */ (this.#key);
    const lesson = new Lesson(key, base, {
      words: () => this.#words,
      // What is played in lessons is not kept.
      table: (deck) => this.#make({ ...this.#settings, deck }, `${UNKEPT}${crypto.randomUUID()}`),
      judged: (step, passed) => this.talk.tell("lesson", { lesson: key, step, passed }),
    });
    await lesson.show(main, this.#lang);
    this.#lesson = lesson;
  }

  /** Starts the game, once, or the task of the lesson. */
  async #begin() {
    if (this.#key) {
      await this.#teach();
      await this.#lesson?.start();
    } else await this.#play();
  }

  #play() {
    this.#started ??= this.#lay().catch((error) => {
      this.#started = null;
      const { code, message } = faultOf(error);
      // Python runs, but the record is none that can be played.
      const unplayable = code === "bad-record";
      if (unplayable) this.#fault = { id: "embed-bad-record", reason: message };
      else this.#table?.engine.forget();
      this.#state = unplayable ? "ready" : "failed";
      this.#table?.destroy();
      this.#table = null;
      this.#draw();
      throw error;
    });
    return this.#started;
  }

  async #lay() {
    this.#state = "starting";
    this.#draw();
    await this.#sought;
    const table = await this.#make(this.#settings, this.#name);
    this.#table = table;
    render(html`${table}`, this.#place.main);
    await table.start();
    if (this.#record) await this.#put(table, this.#record, this.#comments, this.#task);
  }

  /** A table that is not started yet. @param {Parameters["settings"]} settings @param {string} name of its game */
  async #make(settings, name) {
    this.talk.tell("starting");
    const { layTable } = await import("./stage.js");
    const { base } = this.#place;
    return layTable(settings, { name, runtime: this.talk.runtime, lang: this.#lang, base });
  }

  /** Puts a record on the table: a deal with its moves to be looked at, a puzzle, or a position to be played on from. @param {SchnapsenTable} table @param {Record<string, unknown>} record @param {Record<string, string>} comments @param {import("./find.js").Task | null} task */
  async #put(table, record, comments, task) {
    const seat = this.#seatOf(record, task);
    const { barFor } = await import("./stage.js");
    const next = barFor(table, { record, seat, comments, task }, () => this.#words, this.talk);
    if (next) await next.begin();
    else await table.practise({ record, ply: 0, seat });
    this.#steps?.end();
    this.#steps = next;
  }

  /** @returns {Promise<SchnapsenTable>} */
  async #running() {
    await this.#begin();
    const table = this.#current;
    if (!table) throw new ProtocolError("no-table", "this step is not done at a table", "");
    return table;
  }

  /** What lies there. */
  get #current() {
    return this.#lesson ? this.#lesson.table : this.#table;
  }

  /** @param {Request} request @returns {Promise<unknown>} */
  async #answer({ type, payload }) {
    await this.#worded;
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
        return this.#current?.state() ?? null;
      case "load":
        return this.#load(readRecord(payload.record), payload.comments ?? {});
      case "set":
        return this.#set(/** @type {Record<string, string>} */ (payload));
      case "destroy":
        this.#lesson?.end();
        this.#table?.destroy();
        return {};
    }
  }

  /** @param {Record<string, unknown>} record @param {unknown} given */
  async #load(record, given) {
    const comments = commentsOn(given, record);
    const task = this.#settings.puzzle === FIND ? await this.#taskFor(record) : null;
    if (this.#table) await this.#put(this.#table, record, comments, task);
    this.#record = record;
    this.#task = task;
    this.#comments = comments;
    this.#fault = null;
    this.#lesson?.end();
    this.#lesson = null;
    this.#key = null;
    this.#draw();
    return this.#table ? this.#table.state() : null;
  }

  /** @param {Record<string, string>} change */
  async #set(change) {
    const isLook = (/** @type {[string, string]} */ [name]) => Object.hasOwn(LOOKS, name);
    const entries = Object.entries(change);
    Object.assign(this.#looks, Object.fromEntries(entries.filter(isLook)));
    const settings = Object.fromEntries(entries.filter((each) => !isLook(each)));
    if (settings.lang !== undefined) await loadWords(languageOf(settings.lang));
    Object.assign(this.#settings, settings);
    await this.#dress();
    if (change.puzzle !== undefined) {
      this.#sought = this.#seek();
      await this.#sought;
      if (this.#table && this.#record) await this.#put(this.#table, this.#record, {}, this.#task);
    }
    this.#draw();
    const { main } = this.#place;
    if (this.#lesson && "lang" in change) await this.#lesson.show(main, this.#lang);
    else if (this.#lesson?.table && change.theme) this.#lesson.table.theme = change.theme;
    if (this.#table) {
      const { tell } = await import("./stage.js");
      tell(this.#table, settings);
      this.#steps?.draw();
    }
    return {};
  }
}
