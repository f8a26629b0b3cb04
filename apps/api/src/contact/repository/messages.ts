import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ContactMessageTable } from '../../db/tables/contact.ts';

export type ContactMessageRow = Selectable<ContactMessageTable>;

/** Stores a message. False if its key exists. */
export async function insertMessage(tx: Kysely<Tables>, message: Insertable<ContactMessageTable>): Promise<boolean> {
  const insertedMessage = await tx
    .insertInto('contact_message')
    .values(message)
    .onConflict((conflict) => conflict.column('idem_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return insertedMessage !== undefined;
}

export async function findReferenceByKey(db: Kysely<Tables>, key: string): Promise<string | undefined> {
  const message = await db
    .selectFrom('contact_message')
    .select('reference')
    .where('idem_key', '=', key)
    .executeTakeFirst();
  return message?.reference;
}

export const findMessage = (db: Kysely<Tables>, id: string): Promise<ContactMessageRow | undefined> =>
  db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst();

export const findMessages = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('contact_message')
    .select(['reference', 'topic', 'name', 'email', 'phone', 'subject', 'message', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export async function deleteMessages(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.deleteFrom('contact_message').where('user_id', '=', userId).execute();
}
