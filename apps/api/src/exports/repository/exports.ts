import { uuidv7 } from '@mashrabiya/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { DataExportTable } from '../../db/tables/account.ts';

export const findExport = (db: Kysely<Tables>, userId: string): Promise<Selectable<DataExportTable> | undefined> =>
  db.selectFrom('data_export').selectAll().where('user_id', '=', userId).executeTakeFirst();

export async function beginExport(db: Kysely<Tables>, userId: string, now: Date): Promise<string> {
  const row = { id: uuidv7(now), state: 'making' as const, asked_at: now, expires_at: null, bytes: null };
  await db
    .insertInto('data_export')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return row.id;
}

/** Records an export's outcome. False if it was replaced, or the account was deleted. */
export async function endExport(
  db: Kysely<Tables>,
  id: string,
  end: { state: 'ready'; expires_at: Date; bytes: number } | { state: 'failed' },
): Promise<boolean> {
  const endedExports = await db.updateTable('data_export').set(end).where('id', '=', id).returning('id').execute();
  return endedExports.length > 0;
}

export async function removeExport(db: Kysely<Tables>, userId: string): Promise<string | undefined> {
  const removedExport = await db
    .deleteFrom('data_export')
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return removedExport?.id;
}
