/** Tells once that something cannot be stored, and again only after all could be. */
export class Unkept {
  /** What could not be of late. @type {Set<"game" | "deal">} */
  #things = new Set();
  #tell;

  /** @param {() => void} tell */
  constructor(tell) {
    this.#tell = tell;
  }

  /** @param {"game" | "deal"} thing @param {boolean} kept */
  note(thing, kept) {
    if (kept) this.#things.delete(thing);
    else if (this.#things.size === 0) this.#tell();
    if (!kept) this.#things.add(thing);
  }
}
