import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Marks in the configuration that the database was seeded, or was not empty. */
const MARK = 'seeded';

/**
 * Seeds an empty database once: rows and mark are in one transaction, so that an interrupted start leaves nothing
 * behind, and a second node waits for the first. True if this call seeded it.
 */
export function seedOnce(db: Kysely<Tables>, seed: (tx: Transaction<Tables>) => Promise<unknown>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const marked = await tx
      .insertInto('configuration')
      .values({ key: MARK, value: 'yes' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!marked) return false;
    const found = await tx.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
    if (!found) await seed(tx);
    return !found;
  });
}
