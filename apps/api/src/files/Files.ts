import type { ByteRange } from './byteRange.ts';

export interface FilePart {
  size: number;
  /** Missing for the whole file. */
  range?: ByteRange;
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
}

export interface NoSuchPart {
  size: number;
  range: 'unsatisfiable';
}

/** Store of uploaded files. The content of a key never changes: other content gets another key. */
export interface Files {
  /** Stores a file completely or not at all; it is durable once this resolves. Its type is the blob's. */
  put(key: string, content: Blob): Promise<void>;
  /** Returns the file, or the part in a `Range` header; undefined if there is none. */
  get(key: string, range?: string): Promise<FilePart | NoSuchPart | undefined>;
  /** Deletes a file; a missing one is no error. */
  delete(key: string): Promise<void>;
  /** Lists the files of a folder; by default all files. */
  list(folder?: string): AsyncIterable<{ key: string; storedAt: Date }>;
  /** Deletes files whose `put` was interrupted before a time. */
  deleteUnfinished(cutoff: Date): Promise<void>;
}

const KEY = /^[\w-]+(?:\/[\w-]+)*\.\w+$/;

/** Accepts plain names only, so that no key leads out of the store. */
export const isFileKey = (text: string): boolean => KEY.test(text);
