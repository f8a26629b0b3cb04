import { uuidv7 } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ConversationRow } from '../../db/tables/conversation.ts';
import { insertUserEvents } from '../../userEvents/repository/userEvents.ts';
import { eraseUploader } from './messagePictures.ts';
import { eraseSharedPhones } from './messages.ts';

interface NewConversation {
  propertyId: string;
  buyerId: string;
  sellerId: string;
  now: Date;
}

/** Starts a conversation, which stays locked; undefined if the buyer has one about the property. */
export const insertConversation = (
  tx: Transaction<Tables>,
  { propertyId, buyerId, sellerId, now }: NewConversation,
): Promise<ConversationRow | undefined> =>
  tx
    .insertInto('conversation')
    .values({
      id: uuidv7(now),
      property_id: propertyId,
      buyer_id: buyerId,
      seller_id: sellerId,
      created_at: now,
      last_message_at: now,
    })
    .onConflict((conflict) => conflict.columns(['property_id', 'buyer_id']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const lockConversationAbout = (
  tx: Transaction<Tables>,
  { propertyId, buyerId }: Pick<NewConversation, 'propertyId' | 'buyerId'>,
): Promise<ConversationRow | undefined> =>
  tx
    .selectFrom('conversation')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('buyer_id', '=', buyerId)
    .forUpdate()
    .executeTakeFirst();

export const lockConversation = (tx: Transaction<Tables>, id: string): Promise<ConversationRow | undefined> =>
  tx.selectFrom('conversation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findConversation = (db: Kysely<Tables>, id: string): Promise<ConversationRow | undefined> =>
  db.selectFrom('conversation').selectAll().where('id', '=', id).executeTakeFirst();

export async function updateConversation(
  tx: Transaction<Tables>,
  id: string,
  change: Partial<ConversationRow>,
): Promise<void> {
  await tx.updateTable('conversation').set(change).where('id', '=', id).execute();
}

/** Locks all conversations of a user, always in the same order. */
export const lockUserConversations = (tx: Transaction<Tables>, userId: string): Promise<ConversationRow[]> =>
  tx
    .selectFrom('conversation')
    .selectAll()
    .where((eb) => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Removes a deleted user and their phone number from conversations. The other user keeps the messages; without one, they
 * are deleted.
 */
export async function eraseConversations(tx: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  const asBuyer = await tx
    .updateTable('conversation')
    .set({ buyer_id: null })
    .where('buyer_id', '=', userId)
    .returning(['id', 'seller_id as partner_id'])
    .execute();
  const asSeller = await tx
    .updateTable('conversation')
    .set({ seller_id: null })
    .where('seller_id', '=', userId)
    .returning(['id', 'buyer_id as partner_id'])
    .execute();
  await eraseSharedPhones(
    tx,
    asBuyer.map(({ id }) => id),
    'buyer',
  );
  await eraseSharedPhones(
    tx,
    asSeller.map(({ id }) => id),
    'seller',
  );
  await eraseUploader(tx, userId);
  const conversations = [...asBuyer, ...asSeller];
  for (const { id, partner_id } of conversations)
    await insertUserEvents(tx, { userIds: [partner_id], kind: 'closed', conversationId: id, now });
  const abandonedIds = conversations.filter((row) => row.partner_id === null).map(({ id }) => id);
  if (abandonedIds.length > 0) await tx.deleteFrom('conversation').where('id', 'in', abandonedIds).execute();
}

/** Deletes conversations without messages since a date; returns their number, at most `limit`. */
export async function deleteOldConversations(db: Kysely<Tables>, cutoff: Date, limit: number): Promise<number> {
  const oldConversations = db
    .selectFrom('conversation')
    .select('id')
    .where('last_message_at', '<', cutoff)
    .orderBy('last_message_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const deletedRows = await db.deleteFrom('conversation').where('id', 'in', oldConversations).returning('id').execute();
  return deletedRows.length;
}
