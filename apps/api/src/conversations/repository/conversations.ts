import { uuidv7 } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ConversationRow } from '../../db/tables/conversation.ts';

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
