import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';

export interface Overpayment {
  order_id: string;
  amount: number;
  paid_at: Date;
  /** Null until the overpayment is refunded. */
  returned_at: Date | null;
}

export async function findOverpayments(db: Kysely<Tables>, orderIds: readonly string[]): Promise<Overpayment[]> {
  if (orderIds.length === 0) return [];
  const entries = await db
    .selectFrom('money_entry')
    .select(['order_id', 'amount', 'reason', 'reference', 'created_at'])
    .where('order_id', 'in', orderIds)
    .where('reason', 'in', ['surplus', 'surplus_return'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const returnTimeByReference = new Map(
    entries.filter(({ reason }) => reason === 'surplus_return').map((entry) => [entry.reference, entry.created_at]),
  );
  return entries.flatMap(({ order_id, amount, reason, reference, created_at }) =>
    reason === 'surplus' && order_id
      ? [{ order_id, amount, paid_at: created_at, returned_at: returnTimeByReference.get(reference) ?? null }]
      : [],
  );
}

const selectReturns = (tx: Transaction<Tables>) =>
  tx.selectFrom('money_entry').select('id').where('reason', '=', 'surplus_return').limit(1);

export const isOverpaymentReturned = async (tx: Transaction<Tables>, reference: string): Promise<boolean> =>
  (await selectReturns(tx).where('reference', '=', reference).executeTakeFirst()) !== undefined;

/** True if an overpayment of an order was returned from the bank, so that a reversal of it is a second return. */
export const hasBankRefund = async (tx: Transaction<Tables>, orderId: string): Promise<boolean> =>
  (await selectReturns(tx).where('order_id', '=', orderId).where('credit', '=', 'bank').executeTakeFirst()) !==
  undefined;
