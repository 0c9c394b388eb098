import { isMany, isManyScene } from "./kinds.js";
import { isDealt } from "./scene.js";
import { who } from "./sentences.js";

/**
 * Motion from the difference of two scenes: everything already stands at its new place and starts from its old one.
 * Only transforms and opacity are animated, and every animation can be ended at once.
 *
 * @typedef {import("./kinds.js").AnyScene} Scene
 * @typedef {import("./scene.js").Card} Card
 * @typedef {{x: number, y: number, width: number}} Spot centre and width
 * @typedef {object} Picture where things lay before the change
 * @property {Map<Card, Spot & {place: string}>} cards
 * @property {Map<Card, HTMLElement>} trick copies of the cards in the middle
 * @property {Spot | null} stock its topmost card
 * @property {number} backs
 * @property {boolean} crossed
 */

/** Milliseconds at normal speed. */
const MS = { deal: 170, dealGap: 70, play: 220, collect: 320, draw: 240, shift: 160, close: 380 };
const EASE = "cubic-bezier(.22, .8, .3, 1)";
/** What may move, and where it may move to. */
const MOVING = "[data-card], .hand .card, .fan, .fan .card, .under, [data-pile]";
const EASE_IN = "cubic-bezier(.5, 0, .8, .4)";

/** @param {Element} element @returns {Spot} */
function spotOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const own = element instanceof HTMLElement ? element.offsetWidth : width;
  return { x: left + width / 2, y: top + height / 2, width: own || width };
}

/** The name of the pile to which a trick goes. @param {Scene} scene @param {number} winner */
const pileOf = ({ snapshot }, winner) => (isMany(snapshot) ? snapshot.seats[winner]?.side : who(snapshot, winner));

/** @param {ParentNode} root @param {string} selector @returns {HTMLElement[]} */
const all = (root, selector) => [...root.querySelectorAll(/** @type {"div"} */ (selector))];

/** @param {ParentNode} root @returns {Spot | null} the card on top of the stock */
function stockOf(root) {
  const top = root.querySelector(".pack > .face");
  return top && spotOf(top);
}

/** Where cards come from if there is no stock. @param {ParentNode} root @returns {Spot} */
function middleOf(root) {
  const table = root.querySelector(".flight");
  return { ...(table ? spotOf(table) : { x: 0, y: 0 }), width: 40 };
}

export class Motion {
  /** @type {Set<Animation>} */
  #running = new Set();
  /** @type {Set<Element>} */
  #ghosts = new Set();
  /** Where things lie now, all measured before anything is set in motion: else the browser lays out anew for each. @type {Map<Element, Spot>} */
  #spots = new Map();
  /** Factor for all durations; 0 shows end states at once. */
  tempo = 1;

  /** Ends whatever moves. */
  finish() {
    for (const animation of this.#running) animation.finish();
    for (const ghost of this.#ghosts) ghost.remove();
    this.#running.clear();
    this.#ghosts.clear();
  }

  /**
   * What the table looks like before it is drawn anew.
   *
   * @param {ParentNode} root
   * @returns {Picture}
   */
  picture(root) {
    this.finish();
    const laid = all(root, "[data-card]");
    return {
      cards: new Map(
        laid.map((card) => [card.dataset.card ?? "", { ...spotOf(card), place: card.dataset.place ?? "" }]),
      ),
      trick: new Map(
        laid
          .filter((card) => card.dataset.place === "trick")
          .map((card) => [card.dataset.card ?? "", /** @type {HTMLElement} */ (card.cloneNode(true))]),
      ),
      stock: stockOf(root),
      backs: all(root, ".fan li").length,
      crossed: root.querySelector(".cross") !== null,
    };
  }

  /**
   * Moves from the old picture to what is drawn now.
   *
   * @param {ParentNode} root
   * @param {Picture} before
   * @param {Scene | null} from
   * @param {Scene} to
   */
  run(root, before, from, to) {
    if (this.tempo === 0) return;
    this.#spots = new Map(all(root, MOVING).map((element) => [element, spotOf(element)]));
    if (to.back) {
      // Only what can be seen before and after: where the rest came from is not played backwards.
      this.#shift(root, before);
      return;
    }
    const layer = root.querySelector(".flight")?.getBoundingClientRect();
    const stock = before.stock ?? stockOf(root) ?? middleOf(root);
    if (isDealt(from, to)) {
      this.#deal(root, stock, to);
      return;
    }
    if (!from) return;
    const drawn = to.news.events.filter((event) => event.type === "draw").map((event) => event.seat);
    this.#cards(root, before, stock, Math.max(0, drawn.indexOf(to.snapshot.seat)));
    if (!isManyScene(to) && all(root, ".fan li").length > before.backs) {
      this.#draw(root.querySelector(".fan li:last-child .card"), stock, Math.max(0, drawn.indexOf(to.opponent)));
    }
    if (layer) this.#collect(root, before, from, layer);
    if (!before.crossed) this.#cross(root.querySelector(".cross"));
  }

  /** @param {ParentNode} root @param {Spot} stock @param {Scene} scene */
  #deal(root, stock, { snapshot }) {
    const hands = [".hand .card", ".fan .card, .minis .card"].map((cards) => all(root, cards));
    if (snapshot.dealer === snapshot.seat) hands.reverse();
    const [first = [], second = []] = hands;
    const packets = [first.slice(0, 3), second.slice(0, 3), first.slice(3), second.slice(3)].flat();
    packets.forEach((card, index) => {
      const delay = index * MS.dealGap;
      this.#fly(card, stock, { ms: MS.deal, delay, turn: -30 });
      if (card.dataset.card) this.#turnOver(card, delay + MS.deal / 2);
    });
    const under = root.querySelector(".under");
    if (under) this.#fly(under, stock, { ms: MS.deal, delay: packets.length * MS.dealGap, turn: -90 });
  }

  /**
   * Cards that can be seen before and after move; those that appear in a hand come from the stock, those in the trick from
   * the opponent's hand.
   *
   * @param {ParentNode} root
   * @param {Picture} before
   * @param {Spot} stock
   * @param {number} order whether the person draws first
   */
  #cards(root, before, stock, order) {
    const back = root.querySelector(".fan .card") ?? root.querySelector(".fan");
    const fan = back && this.#spotOf(back);
    for (const card of this.#shift(root, before)) {
      const { place } = card.dataset;
      if (place === "hand") this.#draw(card, stock, order, true);
      else if (place === "trick") {
        const home = root.querySelector(`[data-home="${card.dataset.seat}"]`);
        const from = home ? spotOf(home) : fan;
        if (from) this.#fly(card, from, { ms: MS.play, turn: 12 });
      }
    }
  }

  /** Moves what could be seen before. @param {ParentNode} root @param {Picture} before @returns {HTMLElement[]} the other cards */
  #shift(root, before) {
    return all(root, "[data-card]").filter((card) => {
      const old = before.cards.get(card.dataset.card ?? "");
      if (!old) return true;
      const { place } = card.dataset;
      const same = old.place === place;
      const turn = same ? 0 : old.place === "stock" ? 90 : place === "stock" ? -90 : 0;
      this.#fly(card, old, { ms: same ? MS.shift : MS.play, turn });
      return false;
    });
  }

  /** @param {Element | null} card @param {Spot} stock @param {number} order @param {boolean} [turnsOver] */
  #draw(card, stock, order, turnsOver = false) {
    if (!card) return;
    const delay = MS.play + order * MS.draw;
    this.#fly(card, stock, { ms: MS.draw, delay, turn: -20 });
    if (turnsOver) this.#turnOver(card, delay + MS.draw / 2);
  }

  /** Shows the back at first. @param {Element} card @param {number} ms */
  #turnOver(card, ms) {
    const cover = card.querySelector(".face")?.cloneNode(true);
    if (!(cover instanceof SVGElement)) return;
    cover.querySelector("use")?.setAttribute("href", "#card-back");
    cover.classList.add("cover");
    card.append(cover);
    this.#ghosts.add(cover);
    this.#animate(cover, [{ opacity: 1 }, { opacity: 1 }], { ms, done: () => cover.remove() });
  }

  /** Both cards of the last trick go to the winner's pile. @param {ParentNode} root @param {Picture} before @param {Scene} from @param {DOMRect} origin of the layer in which they fly */
  #collect(root, before, from, origin) {
    if (from.winner === null) return;
    const pile = root.querySelector(`[data-pile="${pileOf(from, from.winner)}"]`);
    const layer = root.querySelector(".flight");
    if (!pile || !layer) return;
    const target = this.#spotOf(pile);
    for (const [card, copy] of before.trick) {
      const old = before.cards.get(card);
      if (!old || root.querySelector(`[data-card="${card}"]`)) continue;
      copy.className = "ghost card";
      copy.removeAttribute("data-card");
      copy.style.setProperty("--w", `${old.width}px`);
      copy.style.left = `${old.x - origin.left}px`;
      copy.style.top = `${old.y - origin.top}px`;
      layer.append(copy);
      this.#ghosts.add(copy);
      const away = {
        translate: `${target.x - old.x}px ${target.y - old.y}px`,
        rotate: "90deg",
        scale: 0.3,
        opacity: 0.4,
      };
      this.#animate(copy, [{ translate: "0 0", opacity: 0.8 }, away], {
        ms: MS.collect,
        easing: EASE_IN,
        done: () => copy.remove(),
      });
    }
  }

  /** The turn-up lifts, turns over and lies crosswise. @param {Element | null} cross */
  #cross(cross) {
    if (!cross) return;
    const frames = [
      { transform: "translate(58%, 0) rotate(90deg) scaleY(-1)" },
      { transform: "translate(30%, -12%) rotate(90deg) scaleY(0)", offset: 0.5 },
      {},
    ];
    this.#animate(cross, frames, { ms: MS.close });
  }

  /** @param {Element} element */
  #spotOf(element) {
    return this.#spots.get(element) ?? spotOf(element);
  }

  /** @param {Element} element @param {Spot} from @param {{ms: number, delay?: number, turn?: number}} how */
  #fly(element, from, { ms, delay = 0, turn = 0 }) {
    const to = this.#spotOf(element);
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (Math.hypot(x, y) < 1) return;
    const start = { translate: `${x}px ${y}px`, rotate: `${turn}deg`, scale: Math.min(1.6, from.width / to.width) };
    const end = { translate: "0 0", rotate: "0deg", scale: 1 };
    // What waits for its turn is not there yet.
    const frames = delay
      ? [
          { ...start, opacity: 0 },
          { opacity: 1, offset: 0.05 },
          { ...end, opacity: 1 },
        ]
      : [start, end];
    this.#animate(element, frames, { ms, delay });
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {{ms: number, delay?: number, easing?: string, done?: () => void}} how
   */
  #animate(element, frames, { ms, delay = 0, easing = EASE, done }) {
    const animation = element.animate(frames, {
      duration: ms * this.tempo,
      delay: delay * this.tempo,
      easing,
      fill: "backwards",
    });
    this.#running.add(animation);
    animation.onfinish = () => {
      this.#running.delete(animation);
      done?.();
    };
  }
}
