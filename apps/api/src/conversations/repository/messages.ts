import type { ConversationRole } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { MessageRow } from '../../db/tables/conversation.ts';

/** Stores a message; false if its id exists. */
export async function insertMessage(tx: Transaction<Tables>, message: MessageRow): Promise<boolean> {
  const insertedMessage = await tx
    .insertInto('message')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return insertedMessage !== undefined;
}

export const findMessage = (db: Kysely<Tables>, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst();

/** The latest messages of a conversation, or the latest before a time; newest first. */
export function findLatestMessages(
  db: Kysely<Tables>,
  conversationId: string,
  { before, limit }: { before: Date | undefined; limit: number },
): Promise<MessageRow[]> {
  const messages = db
    .selectFrom('message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('sent_at', 'desc')
    .limit(limit);
  return (before ? messages.where('sent_at', '<', before) : messages).execute();
}

interface MessagesAfter {
  conversationId: string;
  sender: ConversationRole;
  /** All messages if null. */
  after: Date | null;
}

function selectMessagesAfter(db: Kysely<Tables>, { conversationId, sender, after }: MessagesAfter) {
  const messages = db.selectFrom('message').where('conversation_id', '=', conversationId).where('sender', '=', sender);
  return after ? messages.where('sent_at', '>', after) : messages;
}

/** Messages of one of the users after a time, oldest first. */
export const findMessagesAfter = (db: Kysely<Tables>, messages: MessagesAfter, limit: number): Promise<MessageRow[]> =>
  selectMessagesAfter(db, messages).selectAll().orderBy('sent_at').limit(limit).execute();

export async function countMessagesAfter(db: Kysely<Tables>, messages: MessagesAfter): Promise<number> {
  const { count } = await selectMessagesAfter(db, messages)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** All messages that a user has sent, for the export of their data. */
export const findSentMessages = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['conversation.property_id', 'message.conversation_id', 'message.text', 'message.sent_at'])
    .where((eb) =>
      eb.or([
        eb.and([eb('conversation.buyer_id', '=', userId), eb('message.sender', '=', 'buyer')]),
        eb.and([eb('conversation.seller_id', '=', userId), eb('message.sender', '=', 'seller')]),
      ]),
    )
    .orderBy('message.sent_at')
    .orderBy('message.id')
    .execute();
