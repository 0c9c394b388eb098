/** Of several things that take their time only the last one that was begun counts. */
export class Latest {
  #count = 0;

  /** Something begins. @returns {() => boolean} whether nothing else has begun since */
  begin() {
    this.#count += 1;
    const number = this.#count;
    return () => number === this.#count;
  }
}
