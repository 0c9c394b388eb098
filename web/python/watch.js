/** `late` rejects when `restart` was not called for some milliseconds, or with the end of what is waited for. */
export class Watch {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Nothing is listened to any more. */
  #stopped = new AbortController();
  /** @type {() => void} */
  restart = () => {};

  /**
   * @param {number} milliseconds
   * @param {() => Error} makeError
   * @param {AbortSignal} end
   */
  constructor(milliseconds, makeError, end) {
    /** @type {Promise<never>} */
    this.late = new Promise((_, reject) => {
      this.restart = () => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => reject(makeError()), milliseconds);
      };
      // A promise of the end would hold on to all that was ever raced against it: a listener can go.
      end.addEventListener("abort", () => reject(end.reason), { signal: this.#stopped.signal });
    });
    this.late.catch(() => {});
    this.restart();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#stopped.abort();
  }
}
