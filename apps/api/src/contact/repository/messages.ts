import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ContactMessageTable } from '../../db/tables/contact.ts';
import { contactKeptSince } from '../rules/contactRules.ts';

export type ContactMessageRow = Selectable<ContactMessageTable>;

/** How many old messages each new one clears away. */
const CLEARED_AT_ONCE = 10;

/** Stores a message, and clears old ones away. False when there is one under its key. */
export async function insertMessage(tx: Kysely<Tables>, message: Insertable<ContactMessageTable>): Promise<boolean> {
  const added = await tx
    .insertInto('contact_message')
    .values(message)
    .onConflict((conflict) => conflict.column('idem_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  const old = tx
    .selectFrom('contact_message')
    .select('id')
    .where('created_at', '<', contactKeptSince(message.created_at))
    .limit(CLEARED_AT_ONCE);
  await tx.deleteFrom('contact_message').where('id', 'in', old).execute();
  return added !== undefined;
}

/** The reference of the message that was sent under a key. */
export async function referenceByKey(db: Kysely<Tables>, key: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('contact_message')
    .select('reference')
    .where('idem_key', '=', key)
    .executeTakeFirst();
  return found?.reference;
}

/** A message; undefined once it was deleted. */
export const findMessage = (db: Kysely<Tables>, id: string): Promise<ContactMessageRow | undefined> =>
  db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst();

/** What somebody wrote while they were logged in. */
export const messagesOf = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('contact_message')
    .select(['reference', 'topic', 'name', 'email', 'phone', 'subject', 'message', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** Deletes what somebody wrote while they were logged in. */
export async function forgetMessages(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.deleteFrom('contact_message').where('user_id', '=', userId).execute();
}
