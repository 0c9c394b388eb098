/**
 * The moment between the turns of two people: a press or a key that was meant for something else must not turn up the
 * other's cards, and the focus goes where it can be used.
 */

/** A press that comes sooner, in milliseconds, was not meant for the cover. */
const UNMEANT = 400;

export class Handover {
  /** Since when the cards are covered; null while they are not. @type {number | null} */
  #since = null;
  /** Whether the cover was there when the table was last drawn. */
  #drawn = false;

  /** Another scene is shown. @param {boolean} covered */
  settle(covered) {
    this.#since = covered ? (this.#since ?? performance.now()) : null;
  }

  /** Whether a press on the cover is meant for it. */
  get isMeant() {
    return this.#since !== null && performance.now() - this.#since >= UNMEANT;
  }

  /** Whether a key is one held down since the last move. @param {KeyboardEvent} event */
  isLeftOver(event) {
    return event.repeat && this.#since !== null;
  }

  /** After the table has been drawn. @param {ShadowRoot} root @param {boolean} held whether the focus was on the table, or nowhere */
  focus(root, held) {
    const cover = /** @type {HTMLElement | null} */ (root.querySelector("[data-uncover]"));
    const first = /** @type {HTMLElement | null} */ (root.querySelector(".hand button"));
    if (held && cover && !this.#drawn) cover.focus({ preventScroll: true });
    if (held && !cover && this.#drawn && !root.activeElement) first?.focus({ preventScroll: true });
    this.#drawn = cover !== null;
  }
}
