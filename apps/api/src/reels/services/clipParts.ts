import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { CLIP_PART_BYTES } from '@mashrabiya/contract';
import type { Files } from '../../files/Files.ts';
import { readWhole } from '../../files/readWhole.ts';
import type { UnfinishedClip } from '../repository/unfinishedClips.ts';

/** Where the parts of films lie until all are there. */
export const CLIP_PARTS_FOLDER = 'clip-parts';

const keyOf = (id: string, offset: number): string => `${CLIP_PARTS_FOLDER}/${id}-${offset}.bin`;

/** Bytes of the next part of a film. */
export const nextPartBytes = ({ bytes, received }: Pick<UnfinishedClip, 'bytes' | 'received'>): number =>
  Math.min(CLIP_PART_BYTES, bytes - received);

/** Stores the next part of a film. Sent twice at once it is the same one. */
export async function storePart(files: Files, { id, received }: UnfinishedClip, path: string): Promise<void> {
  await files.put(keyOf(id, received), await openAsBlob(path, { type: 'application/octet-stream' }));
}

/** A part is not in the store, or not all of it. */
export class MissingPart extends Error {
  override name = 'MissingPart';
  /** Where it begins. */
  readonly offset: number;

  constructor(offset: number) {
    super(`The part at ${offset} is missing`);
    this.offset = offset;
  }
}

/**
 * Writes the film that the parts make to a path.
 * @throws {MissingPart}
 */
export async function joinParts(files: Files, { id, bytes }: UnfinishedClip, path: string): Promise<void> {
  await pipeline(
    async function* parts() {
      for (let offset = 0; offset < bytes; offset += CLIP_PART_BYTES) {
        const part = await readWhole(files, keyOf(id, offset));
        if (part?.byteLength !== nextPartBytes({ bytes, received: offset })) throw new MissingPart(offset);
        yield part;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
}

/** Deletes the parts of films that nobody waits for any more. */
export async function deleteParts(files: Files, clips: readonly UnfinishedClip[]): Promise<void> {
  for (const { id, bytes } of clips)
    for (let offset = 0; offset < bytes; offset += CLIP_PART_BYTES) await files.delete(keyOf(id, offset));
}
