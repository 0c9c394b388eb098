import { python } from "../../table/python.js";
import { download } from "../files.js";
import { alone } from "../tabs.js";
import { mergeDeals, openFile, replaceAll, saveAll } from "./backup.js";
import { BadFile } from "./file.js";
import { clearDeals, readDeals } from "./store.js";
import { choices, counted, isKeyOfMany, rulesKey } from "./totals.js";
import { statisticsView } from "./view.js";

/**
 * What is chosen and asked on the statistics screen.
 *
 * @typedef {import("../../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("../preferences.js").Preferences} Preferences
 * @typedef {import("./view.js").StatisticsState} StatisticsState
 * @typedef {import("./line.js").Line} Line
 * @typedef {import("../../table/engine.js").DealRecord} DealRecord
 *
 * @typedef {object} Page
 * @property {SchnapsenTable} table
 * @property {() => Preferences} preferences
 * @property {(preferences: Preferences) => void} restore keeps these preferences in place of all that is, without acting on them
 * @property {() => void} forget the preferences
 * @property {(done: import("../renewed.js").Done) => void} renew begins anew and tells what has been done
 * @property {() => import("./rating.js").Ratings} ratings of the levels
 * @property {(record: DealRecord, line: Line) => void} [review]
 * @property {(record: DealRecord, line: Line) => void} [share]
 * @property {() => void} draw
 * @property {() => void} close
 */

/** Deals in the list at first, and as many more on each wish. */
const ROWS = 10;

/** All that the list may show. */
const LISTED = 100;

export class StatisticsScreen {
  #page;
  /** Something is being saved, read, taken in or deleted. */
  #busy = false;
  /** Opened for the sake of what stands at its end. */
  #forKeeping = false;
  /** @type {StatisticsState} */
  #state = {
    lines: [],
    records: {},
    unkept: false,
    filter: { rules: null, level: null },
    shown: ROWS,
    keeping: { step: "idle" },
  };

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** Gets ready to be shown. @param {boolean} [keeping] one comes to save or restore */
  async open(keeping = false) {
    this.#forKeeping = keeping;
    this.#state = { ...this.#state, shown: ROWS, keeping: { step: "idle" } };
    await this.#read();
    if (this.#state.filter.rules === null)
      this.#set({ filter: { ...this.#state.filter, rules: this.#rulesAtFirst() } });
  }

  async #read() {
    const found = await readDeals().catch(() => null);
    const { lines, records } = found ?? { lines: [], records: {} };
    this.#set({ lines, records, unkept: found === null });
  }

  /** A game for three or four is counted by itself: the one on the table, or the one most played where none is for two. */
  #rulesAtFirst() {
    const { rules } = choices(counted(this.#state.lines));
    const { snapshot } = this.#page.table.game ?? {};
    const here = snapshot ? rulesKey(snapshot.rules) : null;
    if (here !== null && isKeyOfMany(here) && rules.includes(here)) return here;
    return rules.every(isKeyOfMany) ? (rules[0] ?? null) : null;
  }

  /** Once it stands on the screen. @param {ParentNode} root */
  shown(root) {
    if (!this.#forKeeping) return;
    root.querySelector("[data-panel=keeping]")?.scrollIntoView({ block: "start" });
    root.querySelector(/** @type {"button"} */ ("[data-keep=save]"))?.focus({ preventScroll: true });
  }

  /** @param {Words} words */
  view(words) {
    const list = { more: this.#more, review: this.#acting("review"), share: this.#acting("share") };
    return statisticsView(words, this.#state, this.#page.ratings(), { ...this.#actions, list });
  }

  /** @param {Partial<StatisticsState>} change */
  #set(change) {
    this.#state = { ...this.#state, ...change };
    this.#page.draw();
  }

  /** Asks or tells something under the buttons, in sight. Whoever pressed what is gone now stands there. @param {StatisticsState["keeping"]} keeping */
  #tell(keeping) {
    this.#set({ keeping });
    const panel = document.querySelector("[data-panel=keeping]");
    panel?.querySelector(":scope > :last-child")?.scrollIntoView({ block: "nearest" });
    if (document.activeElement === document.body)
      panel?.querySelector(/** @type {"button"} */ ("[data-keep]"))?.focus({ preventScroll: true });
  }

  /** @param {"review" | "share"} action @returns {((line: Line) => void) | null} */
  #acting(action) {
    const act = this.#page[action];
    if (!act) return null;
    return (line) => {
      const record = this.#state.records[line.id];
      if (record) act(record, line);
    };
  }

  get #client() {
    return python(this.#page.table.base);
  }

  #more = () => this.#set({ shown: Math.min(this.#state.shown + ROWS, LISTED) });

  /** @type {Omit<import("./view.js").StatisticsActions, "list">} */
  #actions = {
    filter: (change) => this.#set({ filter: { ...this.#state.filter, ...change }, shown: ROWS }),
    keeping: {
      save: () => this.#try(async () => this.#tell({ step: "saved", file: await this.#save() })),
      pick: (file) => this.#try(async () => this.#pick(file)),
      choose: (change) => this.#choose(change),
      take: () => this.#try(async () => this.#take()),
      askDelete: () => this.#tell({ step: "delete" }),
      remove: () => this.#try(async () => this.#remove()),
      cancel: () => this.#tell({ step: "idle" }),
    },
    close: () => this.#page.close(),
  };

  /** @param {() => Promise<void>} action one at a time, of which the person is told if it fails */
  async #try(action) {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await action();
    } catch (error) {
      const { fault, place } =
        error instanceof BadFile ? error : { fault: /** @type {const} */ ("storage"), place: "" };
      this.#tell({ step: "bad", fault, place });
    } finally {
      this.#busy = false;
    }
  }

  /** @returns the file's name */
  async #save() {
    const { text, missing } = await saveAll(this.#client, this.#page.preferences());
    const file = `bummerl-${new Date().toISOString().slice(0, 10)}.json`;
    download(file, text);
    if (missing) throw missing;
    return file;
  }

  /** @param {File} file */
  async #pick(file) {
    this.#tell({ step: "chosen", ...(await openFile(file, this.#client)), replace: false, safe: true });
  }

  /** @param {{replace?: boolean, safe?: boolean}} change */
  #choose(change) {
    const { keeping } = this.#state;
    if (keeping.step !== "chosen") return;
    this.#set({ keeping: { ...keeping, ...change } });
    document.querySelector("[data-keep=take]")?.scrollIntoView({ block: "nearest" });
  }

  async #take() {
    const { keeping } = this.#state;
    if (keeping.step !== "chosen") return;
    const { content, replace, safe } = keeping;
    if (!replace) {
      const deals = await mergeDeals(content);
      await this.#read();
      this.#tell({ step: "merged", deals });
      return;
    }
    if (safe) await this.#save();
    await alone(async () => {
      await replaceAll(this.#client, content);
      this.#page.restore(content.preferences);
    });
    this.#page.renew("replaced");
  }

  async #remove() {
    await alone(async () => {
      await clearDeals();
      await this.#client.forgetAll();
      this.#page.forget();
    });
    this.#page.renew("deleted");
  }
}
