import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { UploadedFile } from '../../app/FileReceiver.ts';
import type { Tables } from '../../db/schema.ts';
import type { StoredPicture } from '../../db/tables/property.ts';
import type { Files } from '../../files/Files.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { PICTURE_JOB } from '../jobs/pictureJob.ts';
import { saveUpload } from '../repository/uploads.ts';
import { getSourceFile } from '../rules/pictureFiles.ts';
import { preparePicture } from './pictures.ts';
import { withPictureErrors } from './withPictureErrors.ts';

const DEFAULT_ALT = { alt_ar: 'صورة من الإعلان', alt_en: 'Photo of the ad' };

export interface AcceptContext {
  db: Kysely<Tables>;
  files: Files;
  userId: string;
  field: string;
  now: Date;
  /** Aborted when the request ends; jobs have none. */
  signal?: AbortSignal;
}

/**
 * Validates an uploaded picture, records its owner, stores its largest file and enqueues the others. An ad never names
 * a picture without any file: see docs/decisions/0028. Each upload gets a new name, so that deleting unused files
 * cannot affect another user's picture.
 */
export async function acceptPicture(
  upload: Pick<UploadedFile, 'path'>,
  { db, files, userId, field, now, signal }: AcceptContext,
) {
  const taskOptions = { owner: userId, signal };
  const { source, dhash, ...about } = await withPictureErrors(field, () => preparePicture(upload.path, taskOptions));
  const img_name = `${randomBytes(8).toString('hex')}.webp`;
  const picture: StoredPicture = { img_name, ...about, ...(dhash !== null && { dhash }), ...DEFAULT_ALT };
  // Saved before the files: the cleanup job would never find files without a row.
  await saveUpload(db, { userId, picture, now });
  await files.put(getSourceFile(img_name), new Blob([Uint8Array.from(source)], { type: 'image/webp' }));
  await enqueue(db, { kind: PICTURE_JOB, payload: { img_name }, now });
  return picture;
}
