import { type RefundState, uuidv7 } from '@mashrabiya/contract';
import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PayRefundTable, RefundRow } from '../../db/tables/payment.ts';
import { type Explanation, toEventColumns } from './explanation.ts';

/** Refunds of orders; per order, the latest last. */
export const findRefunds = (db: Kysely<Tables>, orderIds: readonly string[]): Promise<RefundRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('pay_refund')
        .selectAll()
        .where('order_id', 'in', orderIds)
        .orderBy('created_at')
        .orderBy('id')
        .execute();

export const insertRefund = (tx: Kysely<Tables>, refund: Insertable<PayRefundTable>): Promise<RefundRow> =>
  tx.insertInto('pay_refund').values(refund).returningAll().executeTakeFirstOrThrow();

export const lockRefund = (tx: Transaction<Tables>, id: string): Promise<RefundRow | undefined> =>
  tx.selectFrom('pay_refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findRefund = (db: Kysely<Tables>, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom('pay_refund').selectAll().where('id', '=', id).executeTakeFirst();

export const changeRefund = (tx: Kysely<Tables>, id: string, change: Updateable<PayRefundTable>): Promise<RefundRow> =>
  tx.updateTable('pay_refund').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const recordRefundEvent = (
  tx: Kysely<Tables>,
  { refundId, state, now, ...explanation }: { refundId: string; state: RefundState; now: Date } & Explanation,
) =>
  tx
    .insertInto('pay_refund_event')
    .values({ id: uuidv7(now), refund_id: refundId, state, ...toEventColumns(explanation), created_at: now })
    .execute();

/** A page of refunds, earliest deadline first, and their number in each state. */
export async function findRefundPage(
  db: Kysely<Tables>,
  { state, page, size }: { state: RefundState | undefined; page: number; size: number },
) {
  const allRefunds = db.selectFrom('pay_refund').selectAll();
  const refunds = await (state === undefined ? allRefunds : allRefunds.where('state', '=', state))
    .orderBy('decide_by')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const stateCounts = await db
    .selectFrom('pay_refund')
    .select((value) => ['state', value.cast<number>(value.fn.countAll(), 'integer').as('count')])
    .groupBy('state')
    .execute();
  return { refunds, counts: new Map(stateCounts.map((row) => [row.state, row.count])) };
}
