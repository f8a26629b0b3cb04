import { type Kysely, sql } from 'kysely';

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
