import { uuidv7 } from '@mashrabiya/contract';
import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { MoneyEntryTable } from '../../db/tables/payment.ts';

export type NewLedgerEntry = Omit<Insertable<MoneyEntryTable>, 'id' | 'created_at'>;

/** Records transfers between accounts; zero amounts are skipped. False if they are recorded already. */
export async function recordLedgerEntries(
  tx: Transaction<Tables>,
  entries: readonly NewLedgerEntry[],
  now: Date,
): Promise<boolean> {
  const rows = entries.filter(({ amount }) => amount > 0);
  if (rows.length === 0) return false;
  const insertedEntries = await tx
    .insertInto('money_entry')
    .values(rows.map((row) => ({ ...row, id: uuidv7(now), created_at: now })))
    .onConflict((conflict) => conflict.columns(['reason', 'reference', 'debit', 'credit']).doNothing())
    .returning('id')
    .execute();
  return insertedEntries.length > 0;
}

/** Next number of a gapless series: its row stays locked until the receipt is stored, or both are rolled back. */
export async function incrementCounter(tx: Transaction<Tables>, series: string): Promise<number> {
  const { last } = await tx
    .insertInto('receipt_counter')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((value) => ({ last: value('receipt_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
