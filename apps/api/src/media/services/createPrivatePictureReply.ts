import type { PrivatePictureSize } from '@mashrabiya/contract';
import { Reply } from '../../app/Reply.ts';
import { AppError } from '../../core/AppError.ts';
import type { Files } from '../../files/Files.ts';
import { getPrivatePictureFile, type PrivateFolder } from '../rules/privatePictureFiles.ts';

/** Browsers cache a picture for a day, shared caches never. */
const HEADERS = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' };

export const createPictureNotFoundError = () => new AppError({ code: 'not_found', parameter: 'id' });

interface RequestedPicture {
  folder: PrivateFolder;
  id: string;
  size: PrivatePictureSize;
}

/** Answers with a private picture. Call it only after the access check. */
export async function createPrivatePictureReply(
  files: Files,
  { folder, id, size }: RequestedPicture,
): Promise<Reply<Blob>> {
  const file = await files.get(getPrivatePictureFile(folder, id.toLowerCase(), size));
  if (!file || !('body' in file)) throw createPictureNotFoundError();
  return new Reply<Blob>(file.body, { headers: HEADERS });
}
