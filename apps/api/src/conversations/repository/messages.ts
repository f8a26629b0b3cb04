import type { ConversationRole, ViewingChange } from '@mashrabiya/contract';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { MessageRow, StoredMessage } from '../../db/tables/conversation.ts';

/** Stores a message; false if its id exists. */
export async function insertMessage(tx: Transaction<Tables>, { pictures, ...message }: MessageRow): Promise<boolean> {
  const insertedMessage = await tx
    .insertInto('message')
    .values({ ...message, pictures: JSON.stringify(pictures) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return insertedMessage !== undefined;
}

const selectMessages = (db: Kysely<Tables>) =>
  db
    .selectFrom('message')
    .leftJoin('viewing', 'viewing.id', 'message.viewing_id')
    .selectAll('message')
    .select('viewing.starts_at as viewing_starts_at');

export const findMessage = (db: Kysely<Tables>, id: string): Promise<StoredMessage | undefined> =>
  selectMessages(db).where('message.id', '=', id).executeTakeFirst();

export function findLatestMessages(
  db: Kysely<Tables>,
  conversationId: string,
  { before, limit }: { before: Date | undefined; limit: number },
): Promise<StoredMessage[]> {
  const messages = selectMessages(db)
    .where('message.conversation_id', '=', conversationId)
    .orderBy('message.sent_at', 'desc')
    .limit(limit);
  return (before ? messages.where('message.sent_at', '<', before) : messages).execute();
}

interface MessagesAfter {
  conversationId: string;
  sender: ConversationRole;
  /** All messages if null. */
  after: Date | null;
  viewingChange?: ViewingChange | undefined;
}

const isAfter =
  ({ conversationId, sender, after, viewingChange }: MessagesAfter) =>
  (eb: ExpressionBuilder<Tables, 'message'>) =>
    eb.and([
      eb('message.conversation_id', '=', conversationId),
      eb('message.sender', '=', sender),
      ...(after ? [eb('message.sent_at', '>', after)] : []),
      ...(viewingChange ? [eb('message.viewing_change', '=', viewingChange)] : []),
    ]);

export const findMessagesAfter = (
  db: Kysely<Tables>,
  messages: MessagesAfter,
  limit: number,
): Promise<StoredMessage[]> =>
  selectMessages(db).where(isAfter(messages)).orderBy('message.sent_at').limit(limit).execute();

export async function countMessagesAfter(db: Kysely<Tables>, messages: MessagesAfter): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .where(isAfter(messages))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const MAX_COMPARED_TEXTS = 300;

export const findTextsToOtherSellers = (
  db: Kysely<Tables>,
  { buyerId, sellerId, since }: { buyerId: string; sellerId: string; since: Date },
) =>
  db
    .selectFrom('conversation')
    .innerJoin('message', 'message.conversation_id', 'conversation.id')
    .select(['conversation.seller_id', 'message.text'])
    .where('conversation.buyer_id', '=', buyerId)
    .where('conversation.seller_id', '<>', sellerId)
    .where('conversation.last_message_at', '>', since)
    .where('message.sender', '=', 'buyer')
    .where('message.sent_at', '>', since)
    .orderBy('message.sent_at', 'desc')
    .limit(MAX_COMPARED_TEXTS)
    .execute();

export async function eraseSharedPhones(
  tx: Kysely<Tables>,
  conversationIds: readonly string[],
  sender: ConversationRole,
): Promise<void> {
  if (conversationIds.length === 0) return;
  await tx
    .updateTable('message')
    .set({ shared_phone: '' })
    .where('conversation_id', 'in', conversationIds)
    .where('sender', '=', sender)
    .where('shared_phone', 'is not', null)
    .execute();
}

export const findSentMessages = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .leftJoin('viewing', 'viewing.id', 'message.viewing_id')
    .select(['conversation.property_id', 'message.conversation_id', 'message.text', 'message.sent_at'])
    .select(['message.viewing_change', 'viewing.starts_at as viewing_starts_at', 'message.shared_phone'])
    .select('message.pictures')
    .where((eb) =>
      eb.or([
        eb.and([eb('conversation.buyer_id', '=', userId), eb('message.sender', '=', 'buyer')]),
        eb.and([eb('conversation.seller_id', '=', userId), eb('message.sender', '=', 'seller')]),
      ]),
    )
    .orderBy('message.sent_at')
    .orderBy('message.id')
    .execute();
