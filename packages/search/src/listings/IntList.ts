const FIRST_CAPACITY = 4;

/** A growing list of whole numbers at four bytes each. */
export class IntList {
  #items = new Int32Array(FIRST_CAPACITY);
  length = 0;

  push(value: number): void {
    if (this.length === this.#items.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length++] = value;
  }

  /** The numbers so far; a view, good until the next `push`. */
  get view(): Int32Array {
    return this.#items.subarray(0, this.length);
  }
}
