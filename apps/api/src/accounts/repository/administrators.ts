import { type Kysely, sql } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';

/**
 * Serialises changes of administrators until the end of the transaction: two administrators who leave at once change
 * different rows, so row locks do not suffice. Acquire before the lock of an account's row.
 */
export const lockAdministrators = (tx: Kysely<Tables>) =>
  sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(tx);

/** Refuses to delete or demote the last administrator. Requires `lockAdministrators`. */
export async function assertNotLastAdministrator(tx: Kysely<Tables>, { id, role }: UserRow): Promise<void> {
  if (role !== 'administrator') return;
  const otherAdministrator = await tx
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 'administrator')
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!otherAdministrator) throw new AppError({ code: 'last_administrator' });
}
