import type { MessagePictureSize } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { Reply } from '../../app/Reply.ts';
import { AppError } from '../../core/AppError.ts';
import type { Files } from '../../files/Files.ts';
import { isConversationReported } from '../../reports/repository/reports.ts';
import { findConversation } from '../repository/conversations.ts';
import { findPictureAccess } from '../repository/messagePictures.ts';
import { getMessagePictureFile } from '../rules/messagePictureFiles.ts';
import { toOwnConversation } from '../services/lockOwnConversation.ts';

/** Browsers cache a picture for a day, shared caches never. */
const HEADERS = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' };

const createNotFoundError = () => new AppError({ code: 'not_found', parameter: 'id' });

async function reply(files: Files, id: string, size: MessagePictureSize): Promise<Reply<Blob>> {
  const file = await files.get(getMessagePictureFile(id.toLowerCase(), size));
  if (!file || !('body' in file)) throw createNotFoundError();
  return new Reply<Blob>(file.body, { headers: HEADERS });
}

/** A picture of one of the user's conversations, or one that the user has uploaded and not sent. */
export const getMessagePicture: Handler<'getMessagePicture'> = async ({ params, query }, { db, files, user }) => {
  const access = await findPictureAccess(db, params.id);
  if (!access) throw createNotFoundError();
  const { user_id, conversation_id } = access;
  if (user_id !== user.id)
    toOwnConversation(conversation_id === null ? undefined : await findConversation(db, conversation_id), user.id);
  return reply(files, params.id, query.size);
};

/** A picture of a conversation that one of its users has reported, for moderators. */
export const getReportedPicture: Handler<'getReportedPicture'> = async ({ params, query }, { db, files }) => {
  const conversationId = (await findPictureAccess(db, params.id))?.conversation_id ?? null;
  if (conversationId === null || !(await isConversationReported(db, conversationId))) throw createNotFoundError();
  return reply(files, params.id, query.size);
};
