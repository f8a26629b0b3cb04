import { type PrivatePicture, uuidv7 } from '@mashrabiya/contract';
import type { UploadedFile } from '../../app/FileReceiver.ts';
import { AppError } from '../../core/AppError.ts';
import { getPrivatePictureFile, type PrivateFolder } from '../rules/privatePictureFiles.ts';
import type { AcceptContext } from './acceptPicture.ts';
import { preparePicture, shrinkPicture } from './pictures.ts';
import { withPictureErrors } from './withPictureErrors.ts';

/** Pixels; the widest picture in a list on a screen with a high density. */
const SMALL_WIDTH = 640;

const toBlob = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)], { type: 'image/webp' });

interface PrivateContext extends Pick<AcceptContext, 'files' | 'now'> {
  user: { id: string };
  folder: PrivateFolder;
  signal?: AbortSignal;
  countUse(): Promise<void>;
  /** Stores the row by which the cleanup job finds the files. */
  insertRow(picture: PrivatePicture): Promise<void>;
}

/** Validates and re-encodes the one picture of a call like those of listings, and stores it in a private folder. */
export async function acceptPrivatePicture(
  [upload]: readonly Pick<UploadedFile, 'path'>[],
  { files, user, folder, now, signal, countUse, insertRow }: PrivateContext,
): Promise<PrivatePicture> {
  if (!upload) throw new AppError({ code: 'picture_required', pointer: '/picture' });
  await countUse();
  const taskOptions = { owner: user.id, signal };
  const { prepared, small } = await withPictureErrors('picture', async () => {
    const prepared = await preparePicture(upload.path, taskOptions);
    return { prepared, small: await shrinkPicture(prepared.source, SMALL_WIDTH, taskOptions) };
  });
  const { width, height, thumbhash, source } = prepared;
  const picture = { id: uuidv7(now), width, height, thumbhash };
  // The row comes first, because the cleanup job finds files only by their row.
  await insertRow(picture);
  await files.put(getPrivatePictureFile(folder, picture.id, 'large'), toBlob(source));
  await files.put(getPrivatePictureFile(folder, picture.id, 'small'), toBlob(small));
  return picture;
}
