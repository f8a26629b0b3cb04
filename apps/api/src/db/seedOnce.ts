import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Marks in the configuration that the database was seeded, or was not empty. */
const SEEDED_KEY = 'seeded';

/**
 * Seeds an empty database once: rows and mark are in one transaction, so that an interrupted start leaves nothing
 * behind, and a second node waits for the first. True if this call seeded it.
 */
export function seedOnce(db: Kysely<Tables>, seed: (tx: Transaction<Tables>) => Promise<unknown>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const seededMark = await tx
      .insertInto('configuration')
      .values({ key: SEEDED_KEY, value: 'yes' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!seededMark) return false;
    const existingUser = await tx.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
    if (!existingUser) await seed(tx);
    return !existingUser;
  });
}
