import type { Files } from '../../src/files/Files.ts';
import type { OnStep } from './steppedDatabase.ts';

/** Content that reports when half of it has been read. */
class HalfReadBlob extends Blob {
  readonly #onHalf: () => void;

  constructor(content: Blob, onHalf: () => void) {
    super([content], { type: content.type });
    this.#onHalf = onHalf;
  }

  override stream() {
    const half = this.size >> 1;
    const parts = [this.slice(0, half), this.slice(half)];
    const onHalf = this.#onHalf;
    let read = 0;
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        const part = parts[read++];
        if (!part) return controller.close();
        if (read === 2) onHalf();
        controller.enqueue(new Uint8Array(await part.arrayBuffer()));
      },
    });
  }
}

/** Files that report each change before it is made, and when half of a file is written. */
export const stepFiles = (files: Files, onStep: OnStep): Files => ({
  ...files,
  async put(key, content) {
    onStep('put file');
    await files.put(key, new HalfReadBlob(content, () => onStep('half a file')));
    onStep('file is there');
  },
  async delete(key) {
    onStep('delete file');
    await files.delete(key);
  },
});
