import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { parseByteRange } from './byteRange.ts';
import { type Files, isFileKey } from './Files.ts';

/** Files up to this size are read at once, which costs less than a stream. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** Errors of names that no stored file has; after others, such as too many open files, a file may exist. */
const MISSING_CODES: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);
const UNFINISHED_SUFFIX = '.part';

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (!MISSING_CODES.has(error.code)) throw error;
}

async function* listFiles(directory: string): AsyncGenerator<{ path: string; storedAt: Date }> {
  const entries = await opendir(directory, { recursive: true }).catch(ignoreMissing);
  for await (const entry of entries ?? []) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const stats = await stat(path).catch(ignoreMissing);
    if (stats) yield { path, storedAt: stats.mtime };
  }
}

export function createDiskFiles(directory: string): Files {
  const resolvePath = (key: string): string => {
    if (!isFileKey(key)) throw new Error(`Invalid file key "${key}"`);
    return join(directory, key);
  };
  return {
    async put(key, content) {
      const path = resolvePath(key);
      const unfinishedPath = `${path}.${randomUUID()}${UNFINISHED_SUFFIX}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const source = Readable.fromWeb(content.stream() as NodeStream);
        // `flush` syncs to the disk before the file counts as stored.
        await pipeline(source, createWriteStream(unfinishedPath, { flags: 'wx', flush: true }));
        await rename(unfinishedPath, path);
      } catch (error) {
        await rm(unfinishedPath, { force: true });
        throw error;
      }
    },

    async get(key, rangeHeader) {
      const path = resolvePath(key);
      const file = await open(path).catch(ignoreMissing);
      if (!file) return undefined;
      try {
        const { size } = await file.stat();
        const range = parseByteRange(rangeHeader, size);
        if (range === 'unsatisfiable') return { size, range };
        const { first, last } = range ?? { first: 0, last: size - 1 };
        const part = { size, ...(range && { range }) };
        if (last - first >= MAX_BUFFERED_BYTES) {
          const body = Readable.toWeb(createReadStream(path, { start: first, end: last }));
          return { ...part, body: body as ReadableStream<Uint8Array> };
        }
        const body = new Uint8Array(last - first + 1);
        await file.read(body, 0, body.byteLength, first);
        return { ...part, body };
      } finally {
        await file.close();
      }
    },

    async delete(key) {
      await rm(resolvePath(key), { force: true });
    },

    async *list(folder = '') {
      for await (const { path, storedAt } of listFiles(join(directory, folder))) {
        const key = relative(directory, path).replaceAll(sep, '/');
        if (isFileKey(key)) yield { key, storedAt };
      }
    },

    async deleteUnfinished(cutoff) {
      for await (const { path, storedAt } of listFiles(directory)) {
        if (path.endsWith(UNFINISHED_SUFFIX) && storedAt < cutoff) await rm(path, { force: true });
      }
    },
  };
}
