/** Names of the mark arrays; each has one use at a time. */
export type Marks = 'mask' | 'hits' | 'word';
/** Names of the entry lists. */
export type Lists = 'candidates' | 'hits' | 'counted' | 'near' | 'missing' | 'traits' | 'cells';

/**
 * Working memory of queries, used again and again: a query touches every entry, and new arrays for each would keep the
 * garbage collector busy. A query runs in one go, so no two are at work at once.
 */
export class Scratch {
  readonly #docs = new Map<Lists, Int32Array>();
  readonly #marks = new Map<Marks, Uint8Array>();

  /** Room for this many entries; its content is undefined. */
  docs(use: Lists, length: number): Int32Array {
    let docs = this.#docs.get(use);
    if (!docs || docs.length < length) {
      docs = new Int32Array(length * 2);
      this.#docs.set(use, docs);
    }
    return docs.subarray(0, length);
  }

  /** One mark for each entry, all 0. */
  marks(use: Marks, length: number): Uint8Array {
    let marks = this.#marks.get(use);
    if (!marks || marks.length < length) {
      marks = new Uint8Array(length * 2);
      this.#marks.set(use, marks);
    }
    return marks.subarray(0, length).fill(0);
  }
}
