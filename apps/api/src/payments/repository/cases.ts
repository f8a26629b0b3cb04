import { type CaseKind, uuidv7 } from '@mashrabiya/contract';
import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { CaseRow, PayCaseTable } from '../../db/tables/payment.ts';

export interface NewCase {
  kind: CaseKind;
  orderId: string;
  reference: string;
  ref: string;
  amount: number;
  currency: string;
  why: string;
  now: Date;
}

/** Opens a case for the finance role; undefined if it exists. */
export const openCase = (
  tx: Kysely<Tables>,
  { orderId: order_id, now, ...caseColumns }: NewCase,
): Promise<CaseRow | undefined> =>
  tx
    .insertInto('pay_case')
    .values({
      ...caseColumns,
      id: uuidv7(now),
      order_id,
      credit_note: null,
      created_at: now,
      closed_at: null,
      closed_by: null,
      decision: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Adds an amount to the open case about a transaction. */
export const raiseOpenCase = (
  tx: Kysely<Tables>,
  { kind, orderId, reference, amount }: Pick<NewCase, 'kind' | 'orderId' | 'reference' | 'amount'>,
) =>
  tx
    .updateTable('pay_case')
    .set((value) => ({ amount: value('amount', '+', amount) }))
    .where('kind', '=', kind)
    .where('order_id', '=', orderId)
    .where('reference', '=', reference)
    .where('closed_at', 'is', null)
    .execute();

export const findCase = (db: Kysely<Tables>, id: string): Promise<CaseRow | undefined> =>
  db.selectFrom('pay_case').selectAll().where('id', '=', id).executeTakeFirst();

export const lockCase = (tx: Transaction<Tables>, id: string): Promise<CaseRow | undefined> =>
  tx.selectFrom('pay_case').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changeCase = (tx: Kysely<Tables>, id: string, change: Updateable<PayCaseTable>): Promise<CaseRow> =>
  tx.updateTable('pay_case').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const findCases = (db: Kysely<Tables>, orderId: string): Promise<CaseRow[]> =>
  db.selectFrom('pay_case').selectAll().where('order_id', '=', orderId).orderBy('created_at').orderBy('id').execute();

/** A page of cases: open ones, oldest first; or closed ones, latest first. */
export async function findCasePage(
  db: Kysely<Tables>,
  { isOpen, page, size }: { isOpen: boolean; page: number; size: number },
): Promise<{ cases: CaseRow[]; total: number }> {
  const filteredCases = db.selectFrom('pay_case').where('closed_at', isOpen ? 'is' : 'is not', null);
  const { total } = await filteredCases
    .select((value) => value.cast<number>(value.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  const rows = filteredCases
    .selectAll()
    .limit(size)
    .offset((page - 1) * size);
  const cases = await (isOpen
    ? rows.orderBy('created_at').orderBy('id')
    : rows.orderBy('closed_at', 'desc').orderBy('id')
  ).execute();
  return { cases, total };
}
