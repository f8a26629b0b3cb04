import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { byteRangeOf } from './byteRange.ts';
import { type Files, isFileKey } from './Files.ts';

/** Files up to this size are read at once, which costs less than a stream. */
const SMALL_BYTES = 1024 * 1024;
const UNFINISHED = '.part';

async function* filesBelow(directory: string): AsyncGenerator<{ path: string; storedAt: Date }> {
  const found = await opendir(directory, { recursive: true }).catch(() => []);
  for await (const entry of found) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const about = await stat(path).catch(() => undefined);
    if (about) yield { path, storedAt: about.mtime };
  }
}

export function diskFiles(directory: string): Files {
  const pathOf = (key: string): string => {
    if (!isFileKey(key)) throw new Error(`Invalid file key "${key}"`);
    return join(directory, key);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const source = Readable.fromWeb(content.stream() as NodeStream);
        // `flush` syncs to the disk before the file counts as stored.
        await pipeline(source, createWriteStream(unfinished, { flags: 'wx', flush: true }));
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async get(key, rangeHeader) {
      const path = pathOf(key);
      const file = await open(path).catch(() => undefined);
      if (!file) return undefined;
      try {
        const { size } = await file.stat();
        const range = byteRangeOf(rangeHeader, size);
        if (range === 'unsatisfiable') return { size, range };
        const { first, last } = range ?? { first: 0, last: size - 1 };
        const whole = { size, ...(range && { range }) };
        if (last - first >= SMALL_BYTES) {
          const body = Readable.toWeb(createReadStream(path, { start: first, end: last }));
          return { ...whole, body: body as ReadableStream<Uint8Array> };
        }
        const body = new Uint8Array(last - first + 1);
        await file.read(body, 0, body.byteLength, first);
        return { ...whole, body };
      } finally {
        await file.close();
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async *list(folder) {
      for await (const { path, storedAt } of filesBelow(join(directory, folder))) {
        const key = relative(directory, path).replaceAll(sep, '/');
        if (isFileKey(key)) yield { key, storedAt };
      }
    },

    async deleteUnfinished(before) {
      for await (const { path, storedAt } of filesBelow(directory)) {
        if (path.endsWith(UNFINISHED) && storedAt < before) await rm(path, { force: true });
      }
    },
  };
}
