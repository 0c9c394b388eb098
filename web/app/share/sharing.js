import { carriesDeal, withoutDeal } from "./link.js";
import { OpenedScreen } from "./opened.js";
import { ShareScreen } from "./screen.js";

/**
 * What the page has to do with shared deals: its two screens, the entry in the menu, links in the address, files dropped
 * onto the page. A deal whose screen is closed before it has been played waits under a notice.
 *
 * @typedef {import("../../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("./opened.js").Seat} Seat
 * @typedef {import("./screen.js").Sent} Sent
 *
 * @typedef {object} Page
 * @property {SchnapsenTable} table
 * @property {() => Words} words
 * @property {() => import("../../table/decks.js").Deck} deck
 * @property {() => void} draw
 * @property {(name: string | null) => void} show
 * @property {(ready: Promise<string>) => Promise<void>} showNext the screen of that name, unless another is wanted by then
 * @property {() => void} sprites fetches drawings of cards
 * @property {(deal: {record: import("../../table/engine.js").DealRecord, seat: Seat, past: {sender: Seat}}) => unknown} review
 */

export class Sharing {
  #page;
  #share;
  #opened;

  /** @param {Page} page */
  constructor(page) {
    const { table, words, deck, draw, show, review } = page;
    this.#page = page;
    this.#share = new ShareScreen({
      table,
      words,
      draw,
      close: () => show(null),
      read: (file) => this.#opened.openFile(file),
    });
    this.#opened = new OpenedScreen({
      table,
      deck,
      draw,
      show: () => show("opened"),
      close: () => show(null),
      play: (deal) => table.practise(deal),
      review,
    });
    table.addEventListener("schnapsen-share", () => this.send());
  }

  /** @returns {Record<"share" | "opened", import("../screens.js").Screen>} */
  get screens() {
    return {
      share: { form: "menu", view: (words) => this.#share.view(words) },
      opened: {
        form: "menu",
        view: (words) => this.#opened.view(words),
        shown: () => this.#page.sprites(),
        closed: () => {
          if (!this.#opened.isGood) this.drop();
        },
      },
    };
  }

  /** @returns {import("../menu.js").Entry} */
  get entry() {
    return { key: "share", text: "menu-share", icon: "send", act: () => this.send() };
  }

  /** What is told while no screen is open. @returns {import("../notices.js").Notice[]} */
  get notices() {
    const act = () => this.#page.show("opened");
    return this.#opened.holds
      ? [{ id: "notice-deal", doing: "notice-deal-do", act, dismissed: () => this.drop() }]
      : [];
  }

  /** Offers a deal to be sent; without one that on the table. @param {Sent} [deal] */
  async send(deal) {
    await this.#page.showNext(this.#share.open(deal).then(() => "share"));
  }

  /** A deal in the address is opened. It stays there until it is played or sent away, so that a reload loses nothing. @returns {boolean} whether there is one */
  follow() {
    if (!carriesDeal(location.href)) return false;
    this.#opened.openLink(location.href);
    return true;
  }

  /** Forgets the deal that has been opened. */
  drop() {
    this.#opened.drop();
    if (carriesDeal(location.href)) history.replaceState(null, "", withoutDeal(location.href));
    this.#page.draw();
  }

  /** Files may be dropped anywhere on the page. @param {HTMLElement} body */
  watchDrops(body) {
    const over = (/** @type {DragEvent} */ event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      body.dataset.drop = "";
    };
    const away = () => delete body.dataset.drop;
    body.addEventListener("dragenter", over);
    body.addEventListener("dragover", over);
    body.addEventListener("dragleave", (event) => {
      if (event.relatedTarget === null) away();
    });
    body.addEventListener("drop", (event) => {
      away();
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      this.#opened.openFile(file);
    });
  }
}
