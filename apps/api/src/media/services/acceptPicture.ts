import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { UploadedFile } from '../../app/FileIntake.ts';
import type { Tables } from '../../db/schema.ts';
import type { StoredPicture } from '../../db/tables/property.ts';
import type { Files } from '../../files/Files.ts';
import { enqueue } from '../../jobs/jobs.ts';
import { PICTURE_JOB } from '../jobs/pictureJob.ts';
import { keepUpload } from '../repository/uploads.ts';
import { masterFile } from '../rules/pictureFiles.ts';
import { takePicture } from './pictures.ts';
import { refusingPictures } from './refusingPictures.ts';

/** What is said of a picture to those who do not see it, until its owner says more. */
const ALT = { alt_ar: 'صورة من الإعلان', alt_en: 'Photo of the ad' };

export interface Acceptance {
  db: Kysely<Tables>;
  files: Files;
  userId: string;
  /** The field that the picture came in. */
  field: string;
  now: Date;
  /** Aborted when the request ends; jobs have none. */
  signal?: AbortSignal;
}

/**
 * Checks a picture that was sent, notes whose it is, stores its largest file and has the others made. An ad never names
 * a picture of which there is nothing to show: see docs/decisions/0028. Its name is new each time, so that who deletes
 * the files of one that nobody uses deletes nobody else's.
 */
export async function acceptPicture(
  sent: Pick<UploadedFile, 'path'>,
  { db, files, userId, field, now, signal }: Acceptance,
) {
  const turn = { owner: userId, signal };
  const { master, dhash, ...about } = await refusingPictures(field, () => takePicture(sent.path, turn));
  const img_name = `${randomBytes(8).toString('hex')}.webp`;
  const picture: StoredPicture = { img_name, ...about, ...(dhash !== null && { dhash }), ...ALT };
  // Before its files: those of a picture without a row would be found by nobody.
  await keepUpload(db, { userId, picture, now });
  await files.put(masterFile(img_name), new Blob([Uint8Array.from(master)], { type: 'image/webp' }));
  await enqueue(db, { kind: PICTURE_JOB, payload: { img_name }, now });
  return picture;
}
