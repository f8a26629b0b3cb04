import { assertNotDeleted } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { acceptPrivatePicture } from '../../media/services/acceptPrivatePicture.ts';
import {
  createPictureNotFoundError,
  createPrivatePictureReply,
} from '../../media/services/createPrivatePictureReply.ts';
import { findPaperAccess, insertPaper } from '../repository/papers.ts';

export const uploadCompanyPaper: Handler<'uploadCompanyPaper'> = async ({ files: uploadedFiles }, context) => {
  const { db, user, now, countUse } = context;
  return {
    data: await acceptPrivatePicture(uploadedFiles.picture, {
      ...context,
      folder: 'papers',
      countUse: () => countUse('company paper'),
      insertRow: (picture) =>
        inTransaction(db, async (tx) => {
          await assertNotDeleted(tx, user.id);
          await insertPaper(tx, { userId: user.id, picture, now });
        }),
    }),
  };
};

export const getCompanyPaper: Handler<'getCompanyPaper'> = async ({ params, query }, { db, files, user }) => {
  const access = await findPaperAccess(db, params.id);
  if (access?.user_id !== user.id) throw createPictureNotFoundError();
  return createPrivatePictureReply(files, { folder: 'papers', ...params, ...query });
};

export const getSubmittedPaper: Handler<'getSubmittedPaper'> = async ({ params, query }, { db, files }) => {
  const access = await findPaperAccess(db, params.id);
  if (access?.state !== 'pending') throw createPictureNotFoundError();
  return createPrivatePictureReply(files, { folder: 'papers', ...params, ...query });
};
