import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { clipFiles } from '@mashrabiya/contract';
import type { CallContext } from '../../app/bind.ts';
import { type ClipUpload, keepClip } from '../repository/clipUploads.ts';
import { takeFilm } from './film.ts';

type Acceptance = Pick<CallContext, 'db' | 'files' | 'now'>;

const newName = (): string => randomBytes(8).toString('hex');

/** Checks a film that lies at a path, notes whose it is, and stores it under a name that is new each time. */
export async function acceptClip(
  path: string,
  userId: string,
  { db, files, now }: Acceptance,
  clip = newName(),
): Promise<ClipUpload> {
  const target = `${path}.mp4`;
  try {
    const { duration } = await takeFilm(path, target);
    const upload = { clip, user_id: userId, duration, created_at: now };
    // Before its file: that of a film without a row would be found by nobody.
    await keepClip(db, upload);
    await files.put(clipFiles(clip).film, await openAsBlob(target, { type: 'video/mp4' }));
    return upload;
  } finally {
    await rm(target, { force: true });
  }
}
