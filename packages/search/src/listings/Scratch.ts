export type Marks = 'mask' | 'hits' | 'word';
export type Lists = 'candidates' | 'hits' | 'counted' | 'near' | 'missing' | 'traits' | 'cells';

/** Reused buffers: new arrays per query would burden the garbage collector. Queries never overlap. */
export class Scratch {
  readonly #docs = new Map<Lists, Int32Array>();
  readonly #marks = new Map<Marks, Uint8Array>();

  /** Buffer for this many entries, with undefined content. */
  docs(use: Lists, length: number): Int32Array {
    let docs = this.#docs.get(use);
    if (!docs || docs.length < length) {
      docs = new Int32Array(length * 2);
      this.#docs.set(use, docs);
    }
    return docs.subarray(0, length);
  }

  marks(use: Marks, length: number): Uint8Array {
    let marks = this.#marks.get(use);
    if (!marks || marks.length < length) {
      marks = new Uint8Array(length * 2);
      this.#marks.set(use, marks);
    }
    return marks.subarray(0, length).fill(0);
  }
}
