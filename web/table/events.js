/**
 * What a table tells its page. All events bubble and leave the shadow tree.
 *
 * @typedef {import("../python/messages.js").Event | import("../python/messages.js").AuctionEvent} GameEvent
 */

/** @param {EventTarget} target @param {string} name @param {object} [detail] */
export function emit(target, name, detail = {}) {
  target.dispatchEvent(new CustomEvent(`schnapsen-${name}`, { detail, bubbles: true, composed: true }));
}

/** @type {Record<string, string>} */
const TOKENS = { exchange: "x", close: "c", claim: "66", resign: "r", decline: "-", renonce: "ren", tute: "tute" };

/** The move that an event tells of, as in records; what others have laid away is hidden. @param {GameEvent} event @param {import("../python/types.js").AnySnapshot} snapshot @returns {{seat: number, move: string} | null} */
export function moveOf(event, snapshot) {
  switch (event.type) {
    case "play":
      return { seat: event.seat, move: event.card };
    case "announce":
      return { seat: event.seat, move: `m${event.suit}` };
    case "exchange":
    case "close":
    case "claim":
    case "resign":
    case "decline":
    case "renonce":
    case "tute":
      return { seat: event.seat, move: TOKENS[event.type] ?? "" };
    case "name-trump":
      return { seat: event.seat, move: `t${event.suit}` };
    case "turn-up":
      return { seat: event.seat, move: "up" };
    case "call":
      return { seat: event.seat, move: event.call };
    case "lay-away": {
      const cards = "talon" in snapshot && snapshot.talon?.laid_away;
      return cards && event.seat === snapshot.seat ? { seat: event.seat, move: `d:${cards.join(" ")}` } : null;
    }
    case "double":
      return { seat: event.seat, move: event.factor === null ? "no" : "fleck" };
    default:
      return null;
  }
}
