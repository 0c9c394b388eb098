/**
 * The focus at the table: it goes where something opens, comes back from there, and stays where it can be used.
 *
 * @typedef {import("./model.js").Open} Open
 * @typedef {import("./view.js").Sheet} Sheet
 * @typedef {import("./handover.js").Handover} Handover
 */

/** @param {Element | null | undefined} element */
const focus = (element) => /** @type {HTMLElement | null | undefined} */ (element)?.focus({ preventScroll: true });

/** What can be chosen before play. */
const CHOICES = "[data-choice]";

export class Focus {
  #table;
  /** What had the focus before something opened. @type {Element | null} */
  #opener = null;
  /** What was open when the table was last drawn. @type {Open | null} */
  #shown = null;
  /** Whether the focus was at the table before it was drawn, and the place in the hand of the focused card. */
  #held = false;
  #place = -1;

  /** @param {import("./schnapsen-table.js").SchnapsenTable} table */
  constructor(table) {
    this.#table = table;
  }

  get #root() {
    return /** @type {ShadowRoot} */ (this.#table.renderRoot);
  }

  /** The cards of the hand, drawn or written. @returns {HTMLElement[]} */
  get cards() {
    return this.#all(".hand button, .p-cards button");
  }

  /** @param {string} selector @returns {HTMLElement[]} */
  #all(selector) {
    return [.../** @type {NodeListOf<HTMLElement>} */ (this.#root.querySelectorAll(selector))];
  }

  /** Before the table is drawn anew. */
  before() {
    const { activeElement } = this.#root;
    this.#held = activeElement !== null;
    this.#place = this.cards.indexOf(/** @type {HTMLElement} */ (activeElement));
  }

  /** After the table has been drawn. @param {Open | null} open @param {Sheet} sheet @param {Handover} handover */
  after(open, sheet, handover) {
    const root = this.#root;
    if (open !== this.#shown) {
      if (open && !this.#shown) this.#opener = root.activeElement;
      this.#shown = open;
      const first = root.querySelector("[data-option], .peek");
      if (first) focus(first);
      else if (!root.activeElement && this.#opener?.isConnected) focus(this.#opener);
    }
    handover.focus(root, this.#held || document.activeElement === document.body);
    if (this.#held && !root.activeElement) this.#catch(sheet);
  }

  /** What had the focus is gone: it goes to a card, or where it can do no harm. @param {Sheet} sheet */
  #catch(sheet) {
    const { cards } = this;
    const card = cards[Math.min(Math.max(this.#place, 0), cards.length - 1)];
    const inSheet = sheet && this.#root.querySelector("dialog :is([autofocus], button)");
    focus(
      inSheet ??
        this.#root.querySelector(`${CHOICES}[aria-disabled="false"]`) ??
        card ??
        this.#root.querySelector(".schnapsen"),
    );
  }

  /** What has just come on a sheet is to be seen, and stood at. @param {string} selector */
  show(selector) {
    const place = this.#root.querySelector(selector);
    focus(place);
    place?.scrollIntoView({ block: "nearest" });
  }

  /** Something is put away: if the focus is inside, it goes elsewhere. @param {string} from selector @param {string} to selector */
  leave(from, to) {
    if (this.#root.activeElement?.closest(from)) focus(this.#root.querySelector(to));
  }

  /** From one option to the next, or from card to card. @param {number} step */
  move(step) {
    const options = this.#all("[data-option]");
    const choices = this.#all(CHOICES);
    const among = options.length ? options : choices.length ? choices : this.cards;
    const now = among.indexOf(/** @type {HTMLElement} */ (this.#root.activeElement));
    focus(among[(now + step + among.length) % among.length]);
  }
}
