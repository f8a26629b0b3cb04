import { type MessagePicture, uuidv7 } from '@mashrabiya/contract';
import type { AcceptContext } from '../../media/services/acceptPicture.ts';
import { preparePicture, shrinkPicture } from '../../media/services/pictures.ts';
import { withPictureErrors } from '../../media/services/withPictureErrors.ts';
import { insertUploadedPicture } from '../repository/messagePictures.ts';
import { getMessagePictureFile } from '../rules/messagePictureFiles.ts';

/** Pixels; the widest picture in a list of messages on a screen with a high density. */
const SMALL_WIDTH = 640;

const toBlob = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)], { type: 'image/webp' });

/** Validates and re-encodes a picture like those of listings, and stores it outside the public folder. */
export async function acceptMessagePicture(
  { path }: { path: string },
  { db, files, userId, field, now, signal }: AcceptContext,
): Promise<MessagePicture> {
  const taskOptions = { owner: userId, signal };
  const { prepared, small } = await withPictureErrors(field, async () => {
    const prepared = await preparePicture(path, taskOptions);
    return { prepared, small: await shrinkPicture(prepared.master, SMALL_WIDTH, taskOptions) };
  });
  const { width, height, thumbhash, master } = prepared;
  const picture = { id: uuidv7(now), width, height, thumbhash };
  // The row comes first, because the cleanup job finds files only by their row.
  await insertUploadedPicture(db, { userId, picture, now });
  await files.put(getMessagePictureFile(picture.id, 'large'), toBlob(master));
  await files.put(getMessagePictureFile(picture.id, 'small'), toBlob(small));
  return picture;
}
