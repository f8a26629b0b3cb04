import { MAX_IMAGES, type ProblemCode, type PropertyPost } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../app/callHandler.ts';
import type { UploadedFile } from '../../app/FileReceiver.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { StoredPicture } from '../../db/tables/property.ts';
import { findOwnPictures, renewOwnPictures } from '../../media/repository/ownPictures.ts';
import { acceptPicture } from '../../media/services/acceptPicture.ts';

interface PictureInput {
  post: Pick<PropertyPost, 'pictures' | 'old_images' | 'cover_img'>;
  /** `cover_img` is the cover sent as a file instead of named. */
  files: Record<'image' | 'cover_img', readonly UploadedFile[]>;
  userId: string;
  previousPictures: readonly StoredPicture[];
}

const createRefusal = (code: ProblemCode, pointer: string) => new AppError({ code, pointer });

/**
 * Pictures of an ad in order, the cover first: existing ones, ones uploaded before, and files of this request. Encodes
 * files, so call it before any transaction. Refuses names of other users' pictures.
 */
export async function collectPictures(
  { post, files, userId, previousPictures }: PictureInput,
  { db, files: store, now, signal }: Pick<CallContext, 'db' | 'files' | 'now' | 'signal'>,
): Promise<StoredPicture[]> {
  const { old_images, pictures, cover_img } = post;
  const [coverFile] = files.cover_img;
  const count = files.image.length + files.cover_img.length + old_images.length + pictures.length;
  if (count === 0) throw createRefusal('images_required', '/image');
  if (count > MAX_IMAGES) throw createRefusal('images_too_many', '/image');
  const uploads = await findOwnPictures(db, userId, pictures);
  const previous = new Map(previousPictures.map((picture) => [picture.img_name, picture]));
  const selectedPictures = new Map<string, StoredPicture>();
  for (const name of pictures.length > 0 ? [...pictures, ...old_images] : old_images) {
    const picture = previous.get(name) ?? uploads.get(name);
    if (!picture) throw createRefusal('images_failed', '/image');
    selectedPictures.set(name, picture);
  }
  let cover = cover_img;
  for (const file of files.image) {
    const picture = await acceptPicture(file, { db, files: store, userId, field: 'image', now, signal });
    if (file.name === cover_img) cover = picture.img_name;
    selectedPictures.set(picture.img_name, picture);
  }
  if (coverFile) {
    const picture = await acceptPicture(coverFile, { db, files: store, userId, field: 'cover_img', now, signal });
    cover = picture.img_name;
    selectedPictures.set(cover, picture);
  }
  const coverPicture = cover === undefined ? undefined : selectedPictures.get(cover);
  if (!coverPicture) throw createRefusal('cover_required', '/cover_img');
  return [coverPicture, ...[...selectedPictures.values()].filter((picture) => picture !== coverPicture)];
}

/** Renews the collected pictures, so that they are not deleted as unused; refuses if one was deleted since. */
export async function renewPictures(
  tx: Transaction<Tables>,
  pictures: readonly StoredPicture[],
  { userId, previousPictures, now }: Pick<PictureInput, 'userId' | 'previousPictures'> & { now: Date },
): Promise<void> {
  const previousNames = new Set(previousPictures.map(({ img_name }) => img_name));
  const names = pictures.map(({ img_name }) => img_name).filter((name) => !previousNames.has(name));
  if (!(await renewOwnPictures(tx, { userId, names, now }))) throw createRefusal('images_failed', '/image');
}
