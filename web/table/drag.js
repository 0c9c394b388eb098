/**
 * Cards moved by hand, with a mouse, a finger or a pen: one that is dragged to a place and let go there is put there, anywhere
 * else it goes back. A press that does not move stays a press.
 *
 * @typedef {import("./decks.js").Card} Card
 * @typedef {"trick" | "stock"} Place where a card can be put
 * @typedef {object} Putting
 * @property {(card: Card) => Place[]} taking the places that would take the card now
 * @property {(card: Card, place: Place) => void} put
 * @typedef {object} Table
 * @property {ParentNode} renderRoot
 * @property {Promise<boolean>} updateComplete
 *
 * @typedef {object} Press a pointer that went down on a card
 * @property {number} id of the pointer
 * @property {HTMLElement} item the card's place in the hand: it moves as a whole
 * @property {Card} card
 * @property {number} x where the pointer went down
 * @property {number} y
 * @property {number} dx how far the card is from its place
 * @property {number} dy
 * @property {{x: number, y: number}} home where it lies while nobody moves it
 * @property {AbortController} listening
 */

/** How far a pointer may slip, in pixels, before a press becomes a drag. */
const SLIP = 6;
const SLIP_TOUCH = 12;
/** How far beside a place a card still finds it, in pixels. */
const NEAR = 12;
/** Milliseconds of the way back, at normal speed. */
const BACK = 180;
const EASE = "cubic-bezier(.22, .8, .3, 1)";

/** @type {Record<Place, string>} */
const PLACES = { trick: ".trick", stock: ".stock .pack" };

/** @param {Element} element */
function centre(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** @param {Element} element @param {{x: number, y: number}} point */
function isNear(element, { x, y }) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;
}

export class Drag {
  /** Factor for the way back; 0 is at once. */
  tempo = 1;
  /** The press under way, or the last one, moved a card: its click means nothing more. */
  moved = false;
  /** @type {Press | null} */
  #press = null;
  #table;
  #putting;

  /** @param {Table} table @param {Putting} putting */
  constructor(table, putting) {
    this.#table = table;
    this.#putting = putting;
  }

  /** A pointer went down somewhere on the table. @param {PointerEvent} event */
  down(event) {
    if (!event.isPrimary) return;
    this.cancel();
    this.moved = false;
    const target = /** @type {Element} */ (event.composedPath()[0]);
    const button = /** @type {HTMLElement | null} */ (target.closest(".hand [data-card]"));
    const item = button?.parentElement;
    if (event.button !== 0 || !item || !button?.dataset.card) return;
    const listening = new AbortController();
    const { pointerId: id, clientX: x, clientY: y } = event;
    const { card } = button.dataset;
    this.#press = { id, item, card, x, y, dx: 0, dy: 0, home: { x, y }, listening };
    const { signal } = listening;
    addEventListener("pointermove", (next) => this.#move(next), { signal });
    addEventListener("pointerup", (next) => this.#up(next), { signal });
    addEventListener("pointercancel", (next) => next.pointerId === id && this.cancel(), { signal });
    addEventListener("keydown", (next) => this.#key(next), { signal, capture: true });
  }

  /** The table has been drawn anew under a card that is held. */
  redrawn() {
    const press = this.#press;
    if (!press || !this.moved) return;
    if (!press.item.isConnected) {
      this.cancel();
      return;
    }
    const now = centre(press.item);
    const slid = { x: now.x - press.dx - press.home.x, y: now.y - press.dy - press.home.y };
    press.home = { x: press.home.x + slid.x, y: press.home.y + slid.y };
    press.x += slid.x;
    press.y += slid.y;
    this.#shift(press, press.dx - slid.x, press.dy - slid.y);
    this.#show(press, null);
  }

  /** Lets go of what is held: it goes back and nothing is played. */
  cancel() {
    const press = this.#release();
    if (press && this.moved) this.#back(press);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (event.buttons === 0) this.cancel();
    else if (this.moved || Math.hypot(x, y) > (event.pointerType === "mouse" ? SLIP : SLIP_TOUCH)) {
      if (!this.moved) this.#lift(press);
      const start = press.home;
      this.#shift(press, x, y);
      this.#show(press, this.#placeAt({ x: start.x + x, y: start.y + y }, event));
    }
  }

  /** @param {Press} press */
  #lift(press) {
    this.moved = true;
    for (const animation of press.item.getAnimations({ subtree: true })) animation.finish();
    press.home = centre(press.item);
    press.item.toggleAttribute("data-dragged", true);
    press.item.setPointerCapture(press.id);
  }

  /** @param {Press} press @param {number} dx @param {number} dy */
  #shift(press, dx, dy) {
    press.dx = dx;
    press.dy = dy;
    press.item.style.translate = `${dx}px ${dy}px`;
  }

  /** Where a card would be put: its middle decides, or the pointer. @param {{x: number, y: number}} middle @param {PointerEvent} event @returns {Place | null} */
  #placeAt(middle, { clientX: x, clientY: y }) {
    for (const [place, selector] of Object.entries(PLACES)) {
      const element = this.#table.renderRoot.querySelector(selector);
      if (element && (isNear(element, { x, y }) || isNear(element, middle))) return /** @type {Place} */ (place);
    }
    return null;
  }

  /** Marks the places that take the card, and the one over which it is. @param {Press} press @param {Place | null} over */
  #show({ card }, over) {
    const taking = this.#putting.taking(card);
    for (const [place, selector] of Object.entries(PLACES)) {
      const element = this.#table.renderRoot.querySelector(selector);
      if (!taking.includes(/** @type {Place} */ (place))) element?.removeAttribute("data-takes");
      else element?.setAttribute("data-takes", place === over ? "over" : "");
    }
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (event.pointerId !== this.#press?.id) return;
    const press = this.#release();
    if (!press || !this.moved) return;
    const place = this.#placeAt({ x: press.home.x + press.dx, y: press.home.y + press.dy }, event);
    if (place) this.#putting.put(press.card, place);
    // A card that is played leaves the hand with the next drawing, from where it was let go.
    this.#table.updateComplete.then(() => this.#back(press));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "Escape" || !this.moved) return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  }

  #release() {
    const press = this.#press;
    this.#press = null;
    press?.listening.abort();
    for (const marked of this.#table.renderRoot.querySelectorAll("[data-takes]")) marked.removeAttribute("data-takes");
    return press;
  }

  /** @param {Press} press */
  #back({ item, dx, dy }) {
    if (!item.isConnected) return;
    item.style.translate = "";
    const way = item.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], {
      duration: BACK * this.tempo,
      easing: EASE,
    });
    way.onfinish = () => item.removeAttribute("data-dragged");
  }
}
