/**
 * Whether a table has too little room to be drawn: it is then text, which scrolls. Counted in the page's letters, since who
 * enlarges those has less room.
 */

/** So many times the size of a letter the table is wide and high at least, and this where it is small both ways. */
const LEAST = { width: 17, height: 13 };
const LEAST_BOTH = { width: 21, height: 17 };

/** @param {number} width in letters @param {number} height in letters */
const isCramped = (width, height) =>
  width < LEAST.width || height < LEAST.height || (width < LEAST_BOTH.width && height < LEAST_BOTH.height);

export class Room {
  cramped = false;
  #observer;

  /** @param {() => void} changed it has become cramped, or is no more */
  constructor(changed) {
    this.#observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // What is not shown has no size.
      if (width === 0 || height === 0) return;
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const cramped = isCramped(width / letter, height / letter);
      if (cramped === this.cramped) return;
      this.cramped = cramped;
      changed();
    });
  }

  /** @param {Element} table */
  watch(table) {
    this.#observer.observe(table);
  }

  end() {
    this.#observer.disconnect();
  }
}
