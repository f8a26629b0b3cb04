import type { Handler } from '../../app/callHandler.ts';
import { acceptPrivatePicture } from '../../media/services/acceptPrivatePicture.ts';
import { insertUploadedPicture } from '../repository/messagePictures.ts';

export const uploadMessagePicture: Handler<'uploadMessagePicture'> = async ({ files: uploadedFiles }, context) => {
  const { db, user, now, countUse } = context;
  return {
    data: await acceptPrivatePicture(uploadedFiles.picture, {
      ...context,
      folder: 'messages',
      countUse: () => countUse('message picture'),
      insertRow: (picture) => insertUploadedPicture(db, { userId: user.id, picture, now }),
    }),
  };
};
