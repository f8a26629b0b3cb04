import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

interface LedgerCheck {
  invariant: string;
  sql: string;
}

/** Invariants of money and ads. Each query returns `fault` for violating rows, oldest first. */
export const LEDGER_CHECKS: readonly LedgerCheck[] = [
  {
    invariant: 'Booked payments of a paid order equal its price',
    sql: `select 'order ' || o.id || ': price ' || o.price || ', booked ' || coalesce(sum(m.amount), 0) as fault
      from pay_order o left join money_entry m on m.order_id = o.id and m.reason = 'payment'
      where o.state = 'successful' group by o.id, o.price, o.settled_at
      having coalesce(sum(m.amount), 0) <> o.price order by o.settled_at, o.id`,
  },
  {
    invariant: 'Booked VAT of a paid order equals its VAT',
    sql: `select 'order ' || o.id || ': VAT ' || o.vat || ', booked ' || coalesce(sum(m.amount), 0) as fault
      from pay_order o left join money_entry m on m.order_id = o.id and m.reason = 'payment' and m.credit = 'vat'
      where o.state = 'successful' group by o.id, o.vat, o.settled_at
      having coalesce(sum(m.amount), 0) <> o.vat order by o.settled_at, o.id`,
  },
  {
    invariant: 'Payment entries belong to the payment of a paid order',
    sql: `select 'money_entry ' || m.id || ': order ' || coalesce(o.id::text, 'none') || ' is ' || coalesce(o.state, 'unknown') as fault
      from money_entry m left join pay_order o on o.id = m.order_id
      where m.reason = 'payment' and (o.state is distinct from 'successful' or m.reference is distinct from o.provider_tx
        or m.debit <> 'provider' or m.credit not in ('sales', 'vat')) order by m.created_at, m.id`,
  },
  {
    invariant: 'Each overpayment has a callback with the same amount',
    sql: `select 'money_entry ' || m.id || ': no callback of ' || m.reference as fault from money_entry m
      where m.reason = 'surplus' and not exists (select 1 from pay_callback c where c.order_id = m.order_id
        and c.event_id = m.reference || ' paid' and c.amount = m.amount and c.currency = 'EGP')
      order by m.created_at, m.id`,
  },
  {
    invariant: 'Each paid order has a callback with the same amount',
    sql: `select 'order ' || o.id || ': no callback of ' || o.provider_tx as fault from pay_order o
      where o.state = 'successful' and not exists (select 1 from pay_callback c where c.order_id = o.id
        and c.provider = o.provider and c.event_id = o.provider_tx || ' paid' and c.amount = o.price and c.currency = 'EGP')
      order by o.settled_at, o.id`,
  },
  {
    invariant: 'Booked amounts equal paid refunds, and other refunds have none',
    sql: `select 'refund ' || r.id || ' (' || r.state || '): amount ' || r.amount || ', booked ' || coalesce(sum(m.amount), 0) as fault
      from pay_refund r left join money_entry m on m.reason = 'refund' and m.reference = r.id::text
      group by r.id, r.state, r.amount, r.created_at
      having coalesce(sum(m.amount), 0) <> case when r.state = 'paid' then r.amount else 0 end order by r.created_at, r.id`,
  },
  {
    invariant: 'Booked VAT of a paid refund equals its VAT',
    sql: `select 'refund ' || r.id || ': VAT ' || r.vat || ', booked ' || coalesce(sum(m.amount), 0) as fault
      from pay_refund r left join money_entry m on m.reason = 'refund' and m.reference = r.id::text and m.debit = 'vat'
      where r.state = 'paid' group by r.id, r.vat, r.created_at
      having coalesce(sum(m.amount), 0) <> r.vat order by r.created_at, r.id`,
  },
  {
    invariant: 'Refund and reversal entries belong to a refund or a booked reversal',
    sql: `select 'money_entry ' || m.id || ': no ' || m.reason || ' ' || m.reference as fault
      from money_entry m left join pay_refund r on r.id::text = m.reference and r.order_id = m.order_id
        left join pay_case c on c.id::text = m.reference and c.order_id = m.order_id
      where (m.reason = 'refund' and r.id is null)
        or (m.reason = 'reversal' and (c.kind is distinct from 'reversed' or c.decision is distinct from 'booked'))
      order by m.created_at, m.id`,
  },
  {
    invariant: 'Refunds and reversals of an order do not exceed its price',
    sql: `select 'order ' || o.id || ': price ' || o.price || ', returned ' || sum(b.amount) as fault
      from pay_order o join (
        select order_id, amount from pay_refund where state in ('approved', 'paid')
        union all select order_id, amount from money_entry where reason = 'reversal'
      ) b on b.order_id = o.id
      group by o.id, o.price having sum(b.amount) > o.price order by o.id`,
  },
  {
    invariant: 'Refunded and reversed orders have no remaining ad credits',
    sql: `select 'ad_credit_lot ' || l.id || ': balance ' || l.balance || ' of order ' || l.order_id as fault
      from ad_credit_lot l where l.balance > 0 and (
        exists (select 1 from pay_refund r where r.order_id = l.order_id
          and r.state in ('requested', 'approved', 'failed', 'paid') and not exists (
            select 1 from ad_credit_entry e where e.lot_id = l.id and e.reason = 'return' and e.created_at >= r.created_at))
        or exists (select 1 from pay_case c where c.order_id = l.order_id and c.kind = 'reversed'
          and c.decision is distinct from 'dismissed' and not exists (
            select 1 from ad_credit_entry e where e.lot_id = l.id and e.reason in ('return', 'refund_return')
              and e.created_at >= c.created_at)))
      order by l.created_at, l.id`,
  },
  {
    invariant: 'Each overpayment is returned at most once',
    sql: `select 'money_entry ' || b.id || ': surplus ' || coalesce(s.amount, 0) || ', returned ' || b.amount as fault
      from money_entry b left join (select reference, order_id, sum(amount) as amount from money_entry
          where reason = 'surplus' group by reference, order_id) s on s.reference = b.reference and s.order_id = b.order_id
        left join (select reference, sum(amount) as amount from money_entry
          where reason = 'surplus_return' group by reference) t on t.reference = b.reference
      where b.reason = 'surplus_return' and t.amount is distinct from s.amount order by b.created_at, b.id`,
  },
  {
    invariant: 'Numbers of receipts and credit notes have no gaps',
    sql: `with numbered as (
        select 'receipt ' || split_part(receipt_number, '-', 1) as series, receipt_number as number
          from pay_order where receipt_number is not null
        union all select 'credit ' || substr(split_part(credit_note, '-', 1), 2), credit_note
          from pay_refund where credit_note is not null
        union all select 'credit ' || substr(split_part(credit_note, '-', 1), 2), credit_note
          from pay_case where credit_note is not null
      ), counted as (
        select series, count(distinct number) as many, count(*) as all_of, max(split_part(number, '-', 2)::integer) as highest
          from numbered group by series
      )
      select 'receipts ' || coalesce(c.series, n.series) || ': ' || coalesce(c.last, 0) || ' numbers, ' || coalesce(n.many, 0)
        || ' receipts up to ' || coalesce(n.highest, 0) as fault
      from receipt_counter c full join counted n on n.series = c.series
      where c.last is distinct from n.many::integer or n.many <> n.all_of or n.highest <> n.many order by 1`,
  },
  {
    invariant: 'The balance of each lot is the sum of its entries',
    sql: `select 'ad_credit_lot ' || l.id || ': balance ' || l.balance || ', entries ' || coalesce(sum(e.amount), 0) as fault
      from ad_credit_lot l left join ad_credit_entry e on e.lot_id = l.id
      group by l.id, l.balance, l.created_at having coalesce(sum(e.amount), 0) <> l.balance order by l.created_at, l.id`,
  },
  {
    invariant: 'The credit balance of each user is the sum of their lots',
    sql: `select 'ad_credit ' || coalesce(c.user_id, l.user_id) || ' rank ' || coalesce(c.ranking, l.ranking) || ': balance '
        || coalesce(c.balance, 0) || ', lots ' || coalesce(l.balance, 0) as fault
      from ad_credit c full join (select user_id, ranking, sum(balance) as balance from ad_credit_lot
        group by user_id, ranking) l on l.user_id = c.user_id and l.ranking = c.ranking
      where coalesce(c.balance, 0) <> coalesce(l.balance, 0) order by 1`,
  },
  {
    invariant: 'Each paid order granted its ad credits to its buyer, and other orders granted none',
    sql: `select 'order ' || o.id || ' (' || o.state || '): granted ' || coalesce(sum(l.granted), 0) || ' credits of rank '
        || k.ranking || ', expected ' || case when o.state = 'successful' then k.ads else 0 end as fault
      from pay_order o join plan_version p on p.id = o.plan_version_id
        cross join lateral (values (1, p.basic), (2, p.elite), (3, p.superior)) k (ranking, ads)
        left join ad_credit_lot l on l.order_id = o.id and l.ranking = k.ranking and l.user_id = o.user_id
      group by o.id, o.state, o.created_at, k.ranking, k.ads
      having coalesce(sum(l.granted), 0) <> case when o.state = 'successful' then k.ads else 0 end
      order by o.created_at, o.id, k.ranking`,
  },
  {
    invariant: 'Each lot and its entries belong to one user, the buyer of its order',
    sql: `select 'ad_credit_lot ' || l.id || ': ' || l.user_id || ' rank ' || l.ranking || ' is not the owner' as fault
      from ad_credit_lot l left join pay_order o on o.id = l.order_id
      where o.user_id <> l.user_id or exists (select 1 from ad_credit_entry e where e.lot_id = l.id
        and (e.user_id <> l.user_id or e.ranking <> l.ranking)) order by l.created_at, l.id`,
  },
  {
    invariant: 'Each returned ad credit was used before',
    sql: `select 'ad_credit_entry ' || r.id || ': no use of ' || r.reference as fault from ad_credit_entry r
      where r.reason = 'return' and not exists (select 1 from ad_credit_entry u where u.reason = 'use'
        and u.user_id = r.user_id and u.ranking = r.ranking and u.reference = r.reference and u.lot_id = r.lot_id)
      order by r.created_at, r.id`,
  },
  {
    invariant: 'Each order and each refund has an event with the reason of its state',
    sql: `select fault from (
        select 'order ' || o.id || ': no event of state ' || o.state as fault, o.created_at, o.id from pay_order o
          where not exists (select 1 from pay_order_event e where e.order_id = o.id and e.state = o.state and e.why <> '')
        union all select 'refund ' || r.id || ': no event of state ' || r.state, r.created_at, r.id from pay_refund r
          where not exists (select 1 from pay_refund_event e where e.refund_id = r.id and e.state = r.state and e.why <> '')
      ) unexplained order by created_at, id`,
  },
];

export interface LedgerViolation {
  invariant: string;
  fault: string;
  count: number;
}

export async function findLedgerViolations(db: Kysely<Tables>): Promise<LedgerViolation[]> {
  const violations: LedgerViolation[] = [];
  for (const { invariant, sql: text } of LEDGER_CHECKS) {
    const { rows } = await sql.raw<{ fault: string }>(text).execute(db);
    const [firstRow] = rows;
    if (firstRow) violations.push({ invariant, fault: firstRow.fault, count: rows.length });
  }
  return violations;
}
