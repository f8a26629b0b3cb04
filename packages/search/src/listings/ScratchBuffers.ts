export type MarksName = 'mask' | 'hits' | 'word';
export type ListName = 'candidates' | 'hits' | 'counted' | 'near' | 'failureBits' | 'traits' | 'cells';

/** Reused buffers: new arrays per query would burden the garbage collector. Queries never overlap. */
export class ScratchBuffers {
  readonly #docs = new Map<ListName, Int32Array>();
  readonly #marks = new Map<MarksName, Uint8Array>();

  /** Buffer for this many entries, with undefined content. */
  docs(name: ListName, length: number): Int32Array {
    let docs = this.#docs.get(name);
    if (!docs || docs.length < length) {
      docs = new Int32Array(length * 2);
      this.#docs.set(name, docs);
    }
    return docs.subarray(0, length);
  }

  marks(name: MarksName, length: number): Uint8Array {
    let marks = this.#marks.get(name);
    if (!marks || marks.length < length) {
      marks = new Uint8Array(length * 2);
      this.#marks.set(name, marks);
    }
    return marks.subarray(0, length).fill(0);
  }
}
