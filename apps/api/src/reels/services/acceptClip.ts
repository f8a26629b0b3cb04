import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { clipFiles } from '@mashrabiya/contract';
import type { CallContext } from '../../app/bind.ts';
import type { UploadedFile } from '../../app/FileIntake.ts';
import { keepClip } from '../repository/clipUploads.ts';
import { takeFilm } from './film.ts';

type Acceptance = Pick<CallContext, 'db' | 'files' | 'now'>;

/** Checks a film that was sent, notes whose it is, and stores it. Its name is new each time. */
export async function acceptClip(sent: UploadedFile, userId: string, { db, files, now }: Acceptance) {
  const target = `${sent.path}.mp4`;
  try {
    const film = await takeFilm(sent.path, target);
    const upload = { clip: randomBytes(8).toString('hex'), user_id: userId, duration: film.duration, created_at: now };
    // Before its file: that of a film without a row would be found by nobody.
    await keepClip(db, upload);
    await files.put(clipFiles(upload.clip).film, await openAsBlob(target, { type: 'video/mp4' }));
    return { upload, film };
  } finally {
    await rm(target, { force: true });
  }
}
