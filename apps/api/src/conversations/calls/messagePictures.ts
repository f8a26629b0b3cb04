import type { Handler } from '../../app/callHandler.ts';
import {
  createPictureNotFoundError,
  createPrivatePictureReply,
} from '../../media/services/createPrivatePictureReply.ts';
import { isConversationReported } from '../../reports/repository/reports.ts';
import { findConversation } from '../repository/conversations.ts';
import { findPictureAccess } from '../repository/messagePictures.ts';
import { toOwnConversation } from '../services/lockOwnConversation.ts';

/** A picture of one of the user's conversations, or one that the user has uploaded and not sent. */
export const getMessagePicture: Handler<'getMessagePicture'> = async ({ params, query }, { db, files, user }) => {
  const access = await findPictureAccess(db, params.id);
  if (!access) throw createPictureNotFoundError();
  const { user_id, conversation_id } = access;
  if (user_id !== user.id)
    toOwnConversation(conversation_id === null ? undefined : await findConversation(db, conversation_id), user.id);
  return createPrivatePictureReply(files, { folder: 'messages', ...params, ...query });
};

/** A picture of a conversation that one of its users has reported, for moderators. */
export const getReportedPicture: Handler<'getReportedPicture'> = async ({ params, query }, { db, files }) => {
  const conversationId = (await findPictureAccess(db, params.id))?.conversation_id ?? null;
  if (conversationId === null || !(await isConversationReported(db, conversationId)))
    throw createPictureNotFoundError();
  return createPrivatePictureReply(files, { folder: 'messages', ...params, ...query });
};
