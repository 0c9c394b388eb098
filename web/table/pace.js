/**
 * Pauses that a press may cut short, and the setting for how long things take.
 *
 * @typedef {"off" | "fast" | "normal" | "slow"} Speed
 */

/** @type {Record<Speed, number>} */
export const TEMPO = { off: 0, fast: 0.5, normal: 1, slow: 1.6 };

export const SPEEDS = /** @type {Speed[]} */ (Object.keys(TEMPO));

/** How long a full trick lies, in milliseconds; without motion it must still be seen. */
export const REST = 900;
export const REST_STILL = 600;

/** How long the opponent takes at least; longer where there is something to watch or to read first. */
export const THINK = 600;
export const READ = 1500;
export const DEAL = 2000;

export class Pace {
  /** @type {(() => void) | null} */
  #skip = null;
  tempo = 1;

  get resting() {
    return this.#skip !== null;
  }

  /** @param {number} ms at normal speed @param {number} [still] the same without motion */
  pause(ms, still = ms) {
    this.skip();
    return /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        const timer = setTimeout(() => this.skip(), this.tempo === 0 ? still : ms * this.tempo);
        this.#skip = () => {
          clearTimeout(timer);
          this.#skip = null;
          resolve();
        };
      })
    );
  }

  /** Ends the running pause. */
  skip() {
    this.#skip?.();
  }
}
