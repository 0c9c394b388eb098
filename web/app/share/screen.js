import { copied } from "../address.js";
import { download } from "../files.js";
import { Latest } from "../latest.js";
import { fileOf } from "./file.js";
import { linkOf } from "./link.js";
import { isView } from "./seats.js";
import { shareView } from "./view.js";

/**
 * Sending a deal to others: as a link, by the system's own way of sharing, as a file. What is sent is what the person may
 * see: the whole deal once it is over, before that the position from the seat.
 *
 * @typedef {import("../../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("../../table/engine.js").DealRecord} DealRecord
 *
 * @typedef {object} Page
 * @property {SchnapsenTable} table
 * @property {() => Words} words
 * @property {() => void} draw
 * @property {() => void} close
 * @property {(file: File) => void} read a file that the person wants to open
 *
 * @typedef {object} Sent
 * @property {DealRecord} record
 * @property {number | null} seat whose cards it is about
 *
 * @typedef {object} ShareState
 * @property {Sent | null} sent null if there is nothing that could be sent
 * @property {boolean} covered nothing can be sent because two people play and the cards are covered
 * @property {string} link
 * @property {"copied" | "instead" | "marked" | null} copied what has become of the link; `instead` of being sent it was copied
 * @property {boolean} system whether the system has a way of sharing
 */

const FILE = "bummerl.json";

export class ShareScreen {
  /** @type {ShareState | null} */
  #state = null;
  #opened = new Latest();
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** Gets ready to be shown with a deal, or with the one on the table. @param {Sent} [deal] */
  async open(deal) {
    const isLast = this.#opened.begin();
    const sent = deal ?? (await this.#present());
    const link = sent ? await linkOf(sent.record, location.href, isView(sent) ? null : sent.seat) : "";
    const covered = this.#page.table.game?.covered ?? false;
    if (isLast()) this.#state = { sent, covered, link, copied: null, system: sent !== null && canShare(link) };
  }

  /** The deal on the table, if there is a record of it. @returns {Promise<Sent | null>} */
  async #present() {
    const { table } = this.#page;
    try {
      return { record: await table.record(), seat: table.game?.snapshot?.seat ?? null };
    } catch {
      return null;
    }
  }

  /** @param {Words} words */
  view(words) {
    return this.#state && shareView(words, this.#state, this.#actions);
  }

  /** @param {Partial<ShareState>} change */
  #set(change) {
    if (!this.#state) return;
    this.#state = { ...this.#state, ...change };
    this.#page.draw();
  }

  #actions = {
    copy: () => this.#copy("copied"),
    send: () => this.#send(),
    save: () => {
      if (this.#state?.sent) download(FILE, fileOf(this.#state.sent.record), "application/json");
    },
    read: (/** @type {File} */ file) => this.#page.read(file),
    close: () => this.#page.close(),
  };

  /** @param {"copied" | "instead"} done what that means */
  async #copy(done) {
    const { link } = /** @type {ShareState} */ (this.#state);
    const could = await copied(link);
    if (!could) mark();
    this.#set({ copied: could ? done : "marked" });
  }

  async #send() {
    const { link } = /** @type {ShareState} */ (this.#state);
    try {
      await navigator.share(sharing(link, this.#page.words().text("share-title")));
    } catch (error) {
      // Whoever thinks better of it is asked nothing more; what cannot be shared can still be copied.
      if (!(error instanceof DOMException && error.name === "AbortError")) await this.#copy("instead");
    }
  }
}

/** @param {string} url @param {string} [title] @returns {ShareData} */
const sharing = (url, title) => (title === undefined ? { url } : { title, url });

/** @param {string} link */
const canShare = (link) => typeof navigator.share === "function" && (navigator.canShare?.(sharing(link)) ?? true);

/** Selects the link, to be copied by hand. */
function mark() {
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("[data-link]"));
  field?.focus();
  field?.select();
}
