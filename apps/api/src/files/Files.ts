import type { ByteRange } from './byteRange.ts';

/** A stored file, or the part of it that was asked for. */
export interface FilePart {
  /** Bytes of the whole file. */
  size: number;
  /** Missing for the whole. */
  range?: ByteRange;
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
}

/** A part that a file does not have. */
export interface NoSuchPart {
  size: number;
  range: 'unsatisfiable';
}

/** Where uploaded files are kept. What is under a key never changes: other content gets another key. */
export interface Files {
  /** Stores a file whole or not at all; it is safe once this resolves. Its type is the blob's. */
  put(key: string, content: Blob): Promise<void>;
  /** The file, or the part that a `Range` header names; undefined when there is none. */
  get(key: string, range?: string): Promise<FilePart | NoSuchPart | undefined>;
  /** Deletes a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** All files below a folder, and when each was stored. */
  list(folder: string): AsyncIterable<{ key: string; storedAt: Date }>;
  /** Deletes what puts that never ended have left since before a moment. */
  deleteUnfinished(before: Date): Promise<void>;
}

const KEY = /^[\w-]+(?:\/[\w-]+)*\.\w+$/;

/** Whether a text can be the key of a file: plain names, so that none leads out of the store. */
export const isFileKey = (text: string): boolean => KEY.test(text);
