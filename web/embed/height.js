/**
 * How high a table's contents would like to be. It follows from their width alone, never from the height they have, so that
 * a page may give them just that.
 */

/** A table as wide as high cards want it, and not higher than this, in CSS pixels. */
const PROPORTION = 4 / 3;
const HIGHEST_TABLE = 640;
/** Nobody is told less or more. */
const LEAST = 150;
const MOST = 4000;

export class Height {
  #main;
  #tell;
  #told = 0;
  #sizes = new ResizeObserver(() => this.#measure());
  #children = new MutationObserver(() => this.#watch());

  /** @param {HTMLElement} main whose children are the contents @param {(height: number) => void} tell told after each change */
  constructor(main, tell) {
    this.#main = main;
    this.#tell = tell;
    this.#children.observe(main, { childList: true });
    this.#watch();
  }

  end() {
    this.#sizes.disconnect();
    this.#children.disconnect();
  }

  #watch() {
    this.#sizes.disconnect();
    for (const each of [this.#main, ...this.#main.children]) this.#sizes.observe(each);
  }

  #measure() {
    if (this.#main.clientWidth === 0) return;
    const height = Math.min(Math.max(Math.ceil(this.#wanted), LEAST), MOST);
    if (height === this.#told) return;
    this.#told = height;
    this.#tell(height);
  }

  get #wanted() {
    const lesson = this.#main.querySelector(".lesson");
    if (lesson) return lesson.getBoundingClientRect().height;
    const table = Math.min(this.#main.clientWidth * PROPORTION, HIGHEST_TABLE);
    const bar = this.#main.querySelector(".steps")?.getBoundingClientRect();
    // A bar beside the table needs no height of its own.
    return bar && bar.top > this.#main.getBoundingClientRect().top ? table + bar.height : table;
  }
}
