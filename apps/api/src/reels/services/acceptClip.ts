import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { clipFiles, isSmall } from '@mashrabiya/contract';
import { AppError } from '../../app/AppError.ts';
import type { CallContext } from '../../app/bind.ts';
import { type ClipUpload, clipWithoutSmall, keepClip, noteSmallClip } from '../repository/clipUploads.ts';
import { type Film, takeFilm } from './film.ts';

type Acceptance = Pick<CallContext, 'db' | 'files' | 'now'>;

const newName = (): string => randomBytes(8).toString('hex');

/** Hands on a film that lies at a path as it is kept; what was written of it is deleted again. */
async function withFilm<T>(path: string, use: (film: Film, target: string) => Promise<T>): Promise<T> {
  const target = `${path}.mp4`;
  try {
    return await use(await takeFilm(path, target), target);
  } finally {
    await rm(target, { force: true });
  }
}

const blobOf = (path: string) => openAsBlob(path, { type: 'video/mp4' });

/** Checks a film that lies at a path, notes whose it is, and stores it under a name that is new each time. */
export const acceptClip = (
  path: string,
  userId: string,
  { db, files, now }: Acceptance,
  clip = newName(),
): Promise<ClipUpload> =>
  withFilm(path, async ({ duration }, target) => {
    const upload = { clip, user_id: userId, duration, created_at: now };
    // Before its file: that of a film without a row would be found by nobody.
    await keepClip(db, upload);
    await files.put(clipFiles(clip).film, await blobOf(target));
    return { ...upload, small_upload: null };
  });

/** Encoders round the length to whole frames. */
const FORGIVEN_SECONDS = 0.5;

export const smallRefused = (pointer = '/video') => new AppError({ code: 'small_video_refused', pointer });

/**
 * Checks the small version of a film and stores it beside the film: as long as that is, and small. Once a reel shows the
 * film nothing is added, since a moderator may have looked at it.
 */
export const acceptSmallClip = (
  path: string,
  { clip, upload, userId }: { clip: string; upload: string; userId: string },
  { db, files }: Acceptance,
): Promise<ClipUpload> =>
  withFilm(path, async (film, target) => {
    const whole = await clipWithoutSmall(db, userId, clip);
    const { size: bytes } = await stat(target);
    if (!whole || Math.abs(film.duration - whole.duration) > FORGIVEN_SECONDS || !isSmall({ ...film, bytes }))
      throw smallRefused();
    const { small } = clipFiles(clip);
    await files.put(small, await blobOf(target));
    if (await noteSmallClip(db, clip, upload)) return { ...whole, small_upload: upload };
    // Nobody would find it.
    await files.delete(small);
    throw smallRefused();
  });
