import { codeOf } from "./game.js";

/**
 * The hint that the person has asked for: it comes when Python has found it and goes with the move it is for.
 *
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("../python/messages.js").Hint} Hint
 * @typedef {(id: string | null) => void} Say shows the state with a message in the status line, or without one
 */

/** How long an answer may take before the table says that it is being looked for, in milliseconds. */
const MOMENT = 600;

export class Advice {
  /** @type {Hint | null} */
  hint = null;
  #say;
  /** Tells the last question from those before. @type {symbol | null} */
  #question = null;

  /** @param {Say} say */
  constructor(say) {
    this.#say = say;
  }

  /** Whether there is a hint, or one on its way. */
  get asked() {
    return this.#question !== null;
  }

  /** @param {Pick<Game, "hint">} game @returns {Promise<Hint | null>} null if nobody wants it any more, or it cannot be had */
  async ask(game) {
    const question = Symbol("hint");
    this.#question = question;
    this.hint = null;
    const current = () => this.#question === question;
    const late = setTimeout(() => current() && this.#say("hint-waiting"), MOMENT);
    try {
      const hint = await game.hint();
      if (!current()) return null;
      this.hint = hint;
      if (!hint) this.#question = null;
      this.#say(null);
      return hint;
    } catch (error) {
      if (!current()) return null;
      console.warn(`schnapsen-table: no hint (${codeOf(error)})`);
      this.#question = null;
      this.#say("hint-failed");
      return null;
    } finally {
      clearTimeout(late);
    }
  }

  /** Puts the hint away; an answer that is still to come is not wanted any more. */
  drop() {
    this.#question = null;
    this.hint = null;
  }
}
