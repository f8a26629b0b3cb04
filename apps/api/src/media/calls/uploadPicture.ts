import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { acceptPicture } from '../services/acceptPicture.ts';

export const uploadPicture: Handler<'uploadPicture'> = async ({ files: uploadedFiles }, context) => {
  const { db, files, user, now, signal, countUse } = context;
  const [picture] = uploadedFiles.picture;
  if (!picture) throw new AppError({ code: 'picture_required', pointer: '/picture' });
  await countUse('picture');
  const { img_name, width, height, thumbhash } = await acceptPicture(picture, {
    db,
    files,
    userId: user.id,
    field: 'picture',
    now,
    signal,
  });
  return { data: { id: img_name, width, height, thumbhash } };
};
