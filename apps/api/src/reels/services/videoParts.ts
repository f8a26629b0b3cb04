import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { VIDEO_PART_BYTES } from '@mashrabiya/contract';
import type { Files } from '../../files/Files.ts';
import { readStoredFile } from '../../files/readStoredFile.ts';
import type { UnfinishedVideo } from '../repository/unfinishedVideos.ts';

export const VIDEO_PARTS_FOLDER = 'clip-parts';

const toKey = (id: string, offset: number): string => `${VIDEO_PARTS_FOLDER}/${id}-${offset}.bin`;

export const computeNextPartBytes = ({ bytes, received }: Pick<UnfinishedVideo, 'bytes' | 'received'>): number =>
  Math.min(VIDEO_PART_BYTES, bytes - received);

/** Stores the next part of an upload. Concurrent repeats write the same content. */
export async function storePart(files: Files, { id, received }: UnfinishedVideo, path: string): Promise<void> {
  await files.put(toKey(id, received), await openAsBlob(path, { type: 'application/octet-stream' }));
}

/** A part is missing in the store, or incomplete. */
export class MissingPartError extends Error {
  override name = 'MissingPartError';
  readonly offset: number;

  constructor(offset: number) {
    super(`Missing video part at offset ${offset}`);
    this.offset = offset;
  }
}

/**
 * Joins the parts of a video at a path.
 * @throws {MissingPartError}
 */
export async function joinParts(files: Files, { id, bytes }: UnfinishedVideo, path: string): Promise<void> {
  await pipeline(
    async function* parts() {
      for (let offset = 0; offset < bytes; offset += VIDEO_PART_BYTES) {
        const part = await readStoredFile(files, toKey(id, offset));
        if (part?.byteLength !== computeNextPartBytes({ bytes, received: offset })) throw new MissingPartError(offset);
        yield part;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
}

export async function deleteParts(files: Files, videos: readonly UnfinishedVideo[]): Promise<void> {
  for (const { id, bytes } of videos)
    for (let offset = 0; offset < bytes; offset += VIDEO_PART_BYTES) await files.delete(toKey(id, offset));
}
