/** `late` rejects when `restart` was not called for some milliseconds. */
export class Watch {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {() => void} */
  restart = () => {};

  /**
   * @param {number} milliseconds
   * @param {() => Error} makeError
   */
  constructor(milliseconds, makeError) {
    /** @type {Promise<never>} */
    this.late = new Promise((_, reject) => {
      this.restart = () => {
        this.stop();
        this.#timer = setTimeout(() => reject(makeError()), milliseconds);
      };
    });
    this.late.catch(() => {});
    this.restart();
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
