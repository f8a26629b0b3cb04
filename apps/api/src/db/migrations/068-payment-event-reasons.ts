import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Sentences that earlier releases stored, each with its code. A detail follows in brackets or after a colon. */
const CODES: Readonly<Record<string, string>> = {
  'The provider reported the payment': 'pays',
  'The provider reported a late payment': 'pays_late',
  'The provider declined the payment': 'fails',
  'The provider is processing the payment': 'waits',
  'The provider reported an unpaid checkout': 'unpaid',
  'The provider reported the same payment again': 'same',
  'The order was paid again; this payment is refunded': 'surplus',
  'The payment differs from the order in amount or currency': 'mismatch',
  'The provider declined a payment of a settled order': 'too_late',
  'The provider reported a reversal': 'reversed',
  'The provider reported the total returned amount': 'marked',
  'Order created': 'created',
  'Cancelled by the buyer': 'cancelled',
  'Not paid within a day': 'payment_timeout',
  'Overpayment refunded': 'surplus_refunded',
  'Reversal booked': 'reversal_booked',
  'Requested by the buyer': 'refund_requested',
  'Accepted by the provider, not yet completed': 'refund_accepted',
  'Accepted by the provider, not completed in time': 'refund_timeout',
  'Refunded by the provider': 'refund_completed',
  'The payment provider of the order is no longer configured': 'provider_removed',
  'The provider was unavailable for too long': 'provider_unavailable',
  'The refund failed; see the server log': 'internal_error',
};
const DECIDER = '^Decided by ([0-9a-f-]{36})(?:: (.*))?$';

/** The finance role reads reasons in its language: events store a code and its detail instead of an English sentence. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const name of ['pay_order_event', 'pay_refund_event']) {
    const table = sql.id(name);
    await sql`alter table ${table} add column detail text not null default '', add column author_id uuid`.execute(db);
    await sql`alter table ${table} disable trigger user`.execute(db);
    for (const [sentence, code] of Object.entries(CODES)) {
      const pattern = `^${sentence}(?: \\((.*)\\)|: (.*))?$`;
      await sql`update ${table}
        set why = ${code},
          detail = coalesce((regexp_match(why, ${pattern}))[1], (regexp_match(why, ${pattern}))[2], '')
        where why ~ ${pattern}`.execute(db);
    }
    await sql`update ${table}
      set why = 'refund_decided',
        author_id = (regexp_match(why, ${DECIDER}))[1]::uuid,
        detail = coalesce((regexp_match(why, ${DECIDER}))[2], '')
      where why ~ ${DECIDER}`.execute(db);
    await sql`alter table ${table} enable trigger user`.execute(db);
  }
}
