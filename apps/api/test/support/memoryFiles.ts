import { parseByteRange } from '../../src/files/byteRange.ts';
import { type Files, isFileKey } from '../../src/files/Files.ts';

export function createMemoryFiles(clock: () => Date): Files {
  const storedFiles = new Map<string, { bytes: Uint8Array<ArrayBuffer>; storedAt: Date }>();
  return {
    async put(key, content) {
      if (!isFileKey(key)) throw new Error(key);
      storedFiles.set(key, { bytes: new Uint8Array(await content.arrayBuffer()), storedAt: clock() });
    },
    async get(key, rangeHeader) {
      const bytes = storedFiles.get(key)?.bytes;
      if (!bytes) return undefined;
      const size = bytes.byteLength;
      const range = parseByteRange(rangeHeader, size);
      if (range === 'unsatisfiable') return { size, range };
      return range ? { size, range, body: bytes.slice(range.first, range.last + 1) } : { size, body: bytes };
    },
    async delete(key) {
      storedFiles.delete(key);
    },
    deleteUnfinished: async () => {},
    async *list(folder) {
      const prefix = folder === undefined ? '' : `${folder}/`;
      for (const [key, { storedAt }] of storedFiles) if (key.startsWith(prefix)) yield { key, storedAt };
    },
  };
}
