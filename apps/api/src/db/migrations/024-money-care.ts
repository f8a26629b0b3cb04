import { type Kysely, sql } from 'kysely';

/**
 * Events after a payment: renewed checkouts, refunds in progress, reversals that need a decision, and cancelled
 * versions. The database protects the snapshot of an order and its receipt, and tables of past events cannot be
 * emptied.
 */
const CHANGES = [
  `create table pay_checkout (
    provider text not null,
    ref text not null,
    order_id uuid not null references pay_order (id),
    url text not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    primary key (provider, ref)
  )`,
  'create index pay_checkout_by_order on pay_checkout (order_id asc, created_at asc)',
  `insert into pay_checkout (provider, ref, order_id, url, created_at)
    select provider, provider_ref, id, checkout_url, created_at from pay_order
    where provider_ref is not null and checkout_url is not null`,
  'alter table pay_order add column buyer jsonb',
  'alter table pay_order add column terms_accepted_at timestamptz',
  'alter table pay_order add column ad_steps text',
  `update pay_order set terms_accepted_at = created_at`,
  `update pay_order set buyer = jsonb_build_object('name_ar', u.name_ar, 'name_en', u.name_en, 'email', u.email)
    from app_user u where u.id = pay_order.user_id and pay_order.receipt_number is not null`,
  'alter table pay_order alter column terms_accepted_at set not null',
  `alter table pay_order add constraint pay_order_receipt_has_buyer check (receipt_number is null or buyer is not null)`,
  'alter table ad_credit_lot add column steps text',
  'alter table property_ad add column steps text',
  'alter table pay_refund add column taken_at timestamptz',
  `create table pay_case (
    id uuid primary key,
    kind text not null check (kind in ('reversed', 'foreign', 'unreturned')),
    order_id uuid not null references pay_order (id),
    reference text not null,
    ref text not null,
    amount bigint not null check (amount > 0),
    currency text not null,
    why text not null,
    credit_note text unique,
    created_at timestamptz not null,
    closed_at timestamptz,
    closed_by uuid references app_user (id),
    decision text check (decision in ('booked', 'dismissed', 'again')),
    note text not null default '',
    check ((closed_at is null) = (decision is null)),
    check (credit_note is null or (kind = 'reversed' and decision = 'booked'))
  )`,
  'create unique index pay_case_open on pay_case (kind, order_id, reference) where closed_at is null',
  'create index pay_case_by_time on pay_case (created_at asc, id asc)',
  `create table cancelled_version (
    version_id uuid primary key,
    cancelled_by uuid not null references app_user (id),
    cancelled_at timestamptz not null
  )`,
  'alter table audit_event add column reference text',
  'alter table audit_event add column change jsonb',
  'alter table money_entry drop constraint money_entry_debit_check',
  'alter table money_entry drop constraint money_entry_credit_check',
  'alter table money_entry drop constraint money_entry_reason_check',
  `alter table money_entry add constraint money_entry_debit_check
    check (debit in ('provider', 'sales', 'vat', 'unclaimed', 'bank'))`,
  `alter table money_entry add constraint money_entry_credit_check
    check (credit in ('provider', 'sales', 'vat', 'unclaimed', 'bank'))`,
  `alter table money_entry add constraint money_entry_reason_check
    check (reason in ('payment', 'surplus', 'surplus_return', 'refund', 'reversal'))`,
];

const NEVER_CHANGED = [
  'plan_version',
  'dated_setting',
  'pay_order_event',
  'pay_callback',
  'pay_refund_event',
  'money_entry',
  'ad_credit_entry',
];

/** Immutable columns of an order. */
const KEPT = [
  'id',
  'user_id',
  'idem_key',
  'plan_version_id',
  'unit_basic',
  'unit_elite',
  'unit_superior',
  'price',
  'vat',
  'vat_percent',
  'fee_percent',
  'method',
  'provider',
  'ad_steps',
  'terms_accepted_at',
  'created_at',
];

const rowOf = (name: 'old' | 'new') => KEPT.map((column) => `${name}.${column}`).join(', ');

const GUARDS = [
  ...['pay_checkout', 'cancelled_version'].map(
    (table) =>
      `create trigger ${table}_never_changes before update or delete on ${table} for each row execute function refuse_change()`,
  ),
  ...[
    ...NEVER_CHANGED,
    'pay_checkout',
    'cancelled_version',
    'pay_order',
    'pay_refund',
    'pay_case',
    'ad_credit_lot',
  ].map(
    (table) =>
      `create trigger ${table}_never_emptied before truncate on ${table} for each statement execute function refuse_change()`,
  ),
  `create function refuse_new_terms() returns trigger language plpgsql as $$
    begin
      if row(${rowOf('old')}) is distinct from row(${rowOf('new')})
        or (old.receipt_number is not null and row(old.receipt_number, old.buyer, old.settled_at, old.provider_tx)
          is distinct from row(new.receipt_number, new.buyer, new.settled_at, new.provider_tx)) then
        raise exception 'What an order was made with is never changed.';
      end if;
      return new;
    end $$`,
  'create trigger pay_order_keeps_terms before update on pay_order for each row execute function refuse_new_terms()',
  'create trigger pay_order_never_removed before delete on pay_order for each row execute function refuse_change()',
  'create trigger pay_refund_never_removed before delete on pay_refund for each row execute function refuse_change()',
  'create trigger pay_case_never_removed before delete on pay_case for each row execute function refuse_change()',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...CHANGES, ...GUARDS]) await sql.raw(statement).execute(db);
}
