import { assertNotDeleted } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { acceptPrivatePicture } from '../../media/services/acceptPrivatePicture.ts';
import { insertUploadedPicture } from '../repository/messagePictures.ts';

export const uploadMessagePicture: Handler<'uploadMessagePicture'> = async ({ files: uploadedFiles }, context) => {
  const { db, user, now, countUse } = context;
  return {
    data: await acceptPrivatePicture(uploadedFiles.picture, {
      ...context,
      folder: 'messages',
      countUse: () => countUse('message picture'),
      insertRow: (picture) =>
        inTransaction(db, async (tx) => {
          await assertNotDeleted(tx, user.id);
          await insertUploadedPicture(tx, { userId: user.id, picture, now });
        }),
    }),
  };
};
