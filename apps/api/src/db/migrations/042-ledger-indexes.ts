import { type Kysely, sql } from 'kysely';

/**
 * The ledger proofs look up rows by order, refund or lot. Without these indexes, the whole table was read for each row:
 * 1,000 orders took 13 s, and longer than the statement timeout.
 */
const STATEMENTS = [
  'create index ad_credit_entry_by_lot on ad_credit_entry (lot_id asc)',
  'create index pay_refund_by_order on pay_refund (order_id asc)',
  'create index pay_refund_event_by_refund on pay_refund_event (refund_id asc)',
  'create index pay_callback_by_order on pay_callback (order_id asc)',
  'create index pay_case_by_order on pay_case (order_id asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
