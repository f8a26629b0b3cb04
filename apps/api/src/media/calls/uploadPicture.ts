import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { acceptPicture } from '../services/acceptPicture.ts';

/** Takes one picture before its ad. */
export const uploadPicture: Handler<'uploadPicture'> = async ({ files: sent }, { db, files, user, now, countUse }) => {
  const [picture] = sent.picture;
  if (!picture) throw new AppError({ code: 'picture_required', pointer: '/picture' });
  await countUse('picture');
  const { img_name, width, height, thumbhash } = await acceptPicture(picture, {
    db,
    files,
    userId: user.id,
    field: 'picture',
    now,
  });
  return { data: { id: img_name, width, height, thumbhash } };
};
