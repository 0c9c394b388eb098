import { Motion } from "./motion.js";
import { Senses } from "./senses.js";

/**
 * How the table gets from one drawing to the next: what moves, what is heard and felt.
 *
 * @typedef {import("./kinds.js").AnyScene} Scene
 * @typedef {object} Drawing
 * @property {Scene | null} scene to be drawn
 * @property {boolean} covered nothing of it may be seen or heard
 * @property {boolean} moves whether cards move to their places; they do not in text
 */

export class Staging {
  #motion = new Motion();
  #senses;
  #tempo = 1;
  /** The scene now in the document. @type {Scene | null} */
  #drawn = null;
  /** @type {import("./motion.js").Picture | null} */
  #picture = null;

  /** @param {EventTarget} table */
  constructor(table) {
    this.#senses = new Senses(table);
  }

  /** @param {{tempo: number, sound: boolean, vibration: boolean}} manner */
  set manner({ tempo, sound, vibration }) {
    this.#tempo = tempo;
    this.#motion.tempo = tempo;
    this.#senses.sounds = sound;
    this.#senses.vibrates = vibration;
  }

  /** Another game lies on the table: nothing leads there from the last one. */
  forget() {
    this.#drawn = null;
  }

  /** Before the table is drawn anew. @param {ParentNode} root @param {Drawing} next */
  before(root, { scene, covered, moves }) {
    if (covered) this.#motion.finish();
    this.#picture = scene && moves && scene !== this.#drawn ? this.#motion.picture(root) : null;
  }

  /** After the table has been drawn. @param {ParentNode} root @param {Drawing} next */
  after(root, { scene, covered }) {
    if (scene && !covered) {
      if (this.#picture) this.#motion.run(root, this.#picture, this.#drawn, scene);
      if (scene !== this.#drawn) this.#senses.tell(this.#drawn, scene, this.#tempo);
    }
    this.#drawn = covered ? null : scene;
    this.#picture = null;
  }

  /** Nothing moves any more. */
  finish() {
    this.#motion.finish();
  }

  /** Nothing is heard any more. */
  end() {
    this.#senses.end();
  }
}
