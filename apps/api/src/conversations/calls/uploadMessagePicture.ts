import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { acceptMessagePicture } from '../services/acceptMessagePicture.ts';

export const uploadMessagePicture: Handler<'uploadMessagePicture'> = async ({ files: uploadedFiles }, context) => {
  const { db, files, user, now, signal, countUse } = context;
  const [picture] = uploadedFiles.picture;
  if (!picture) throw new AppError({ code: 'picture_required', pointer: '/picture' });
  await countUse('message picture');
  return {
    data: await acceptMessagePicture(picture, { db, files, userId: user.id, field: 'picture', now, signal }),
  };
};
