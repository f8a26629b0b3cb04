const INITIAL_CAPACITY = 4;

export class IntList {
  #items = new Int32Array(INITIAL_CAPACITY);
  length = 0;

  push(value: number): void {
    if (this.length === this.#items.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length++] = value;
  }

  /** View of the numbers, valid until the next `push`. */
  get view(): Int32Array {
    return this.#items.subarray(0, this.length);
  }
}
