import { MAX_IMAGES, type ProblemCode, type PropertyPost } from '@mashrabiya/contract';
import type { CallContext } from '../../app/bind.ts';
import type { UploadedFile } from '../../app/FileIntake.ts';
import { AppError } from '../../core/AppError.ts';
import type { StoredPicture } from '../../db/tables/property.ts';
import { ownPictures } from '../../media/repository/ownPictures.ts';
import { acceptPicture } from '../../media/services/acceptPicture.ts';

interface SentPictures {
  post: Pick<PropertyPost, 'pictures' | 'old_images' | 'cover_img'>;
  /** `cover_img` is the cover sent as a file instead of named. */
  files: Record<'image' | 'cover_img', readonly UploadedFile[]>;
  userId: string;
  before: readonly StoredPicture[];
}

const refused = (code: ProblemCode, pointer: string) => new AppError({ code, pointer });

/**
 * Pictures of an ad in order, the cover first: existing ones, ones uploaded before, and files of this request. Encodes
 * files, so call it before any transaction. Refuses names of other users' pictures.
 */
export async function picturesOf(
  { post, files, userId, before }: SentPictures,
  { db, files: store, now, signal }: Pick<CallContext, 'db' | 'files' | 'now' | 'signal'>,
): Promise<StoredPicture[]> {
  const { old_images, pictures, cover_img } = post;
  const [coverFile] = files.cover_img;
  const count = files.image.length + files.cover_img.length + old_images.length + pictures.length;
  if (count === 0) throw refused('images_required', '/image');
  if (count > MAX_IMAGES) throw refused('images_too_many', '/image');
  const sent = await ownPictures(db, userId, pictures);
  const previous = new Map(before.map((picture) => [picture.img_name, picture]));
  const chosen = new Map<string, StoredPicture>();
  for (const name of pictures.length > 0 ? [...pictures, ...old_images] : old_images) {
    const picture = previous.get(name) ?? sent.get(name);
    if (!picture) throw refused('images_failed', '/image');
    chosen.set(name, picture);
  }
  let cover = cover_img;
  for (const file of files.image) {
    const picture = await acceptPicture(file, { db, files: store, userId, field: 'image', now, signal });
    if (file.name === cover_img) cover = picture.img_name;
    chosen.set(picture.img_name, picture);
  }
  if (coverFile) {
    const picture = await acceptPicture(coverFile, { db, files: store, userId, field: 'cover_img', now, signal });
    cover = picture.img_name;
    chosen.set(cover, picture);
  }
  const first = cover === undefined ? undefined : chosen.get(cover);
  if (!first) throw refused('cover_required', '/cover_img');
  return [first, ...[...chosen.values()].filter((picture) => picture !== first)];
}
