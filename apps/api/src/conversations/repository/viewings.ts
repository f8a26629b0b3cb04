import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ViewingRow } from '../../db/tables/conversation.ts';

/** Stores a viewing; undefined if its id exists. */
export const insertViewing = (
  tx: Transaction<Tables>,
  viewing: Insertable<Tables['viewing']>,
): Promise<ViewingRow | undefined> =>
  tx
    .insertInto('viewing')
    .values(viewing)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();

export const findViewing = (db: Kysely<Tables>, id: string): Promise<ViewingRow | undefined> =>
  db.selectFrom('viewing').selectAll().where('id', '=', id).executeTakeFirst();

export const lockViewing = (tx: Transaction<Tables>, id: string): Promise<ViewingRow | undefined> =>
  tx.selectFrom('viewing').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const selectOpenViewings = (db: Kysely<Tables>, conversationIds: readonly string[], now: Date) =>
  db
    .selectFrom('viewing')
    .selectAll()
    .where('conversation_id', 'in', conversationIds)
    .where('status', 'in', ['proposed', 'accepted'])
    .where('starts_at', '>', now);

/** The proposed or accepted viewing of a conversation in the future. */
export const findOpenViewing = (
  db: Kysely<Tables>,
  conversationId: string,
  now: Date,
): Promise<ViewingRow | undefined> =>
  selectOpenViewings(db, [conversationId], now).orderBy('starts_at', 'desc').limit(1).executeTakeFirst();

export const findOpenViewings = (
  db: Kysely<Tables>,
  conversationIds: readonly string[],
  now: Date,
): Promise<ViewingRow[]> =>
  conversationIds.length === 0 ? Promise.resolve([]) : selectOpenViewings(db, conversationIds, now).execute();

export const updateViewing = (tx: Transaction<Tables>, id: string, change: Partial<ViewingRow>): Promise<ViewingRow> =>
  tx.updateTable('viewing').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
