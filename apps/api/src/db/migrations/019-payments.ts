import { type Kysely, sql } from 'kysely';

/**
 * Plans, orders and money. Past events are immutable rows: plans and settings have a version per change, ads and money
 * a ledger. A row of `money_entry` moves an amount from one account to another, so that the books always balance; every
 * grant, use and booking happens once for its reference.
 */
const TABLES = [
  `create table plan_version (
    id uuid primary key,
    plan_id integer not null,
    kind text not null check (kind in ('free_trial', 'basic', 'superior', 'elite', 'single')),
    name_ar text not null,
    name_en text not null,
    description_ar text not null,
    description_en text not null,
    basic integer not null check (basic >= 0),
    elite integer not null check (elite >= 0),
    superior integer not null check (superior >= 0),
    price bigint not null check (price >= 0),
    valid_days integer check (valid_days > 0),
    on_sale boolean not null,
    valid_from timestamptz not null,
    created_by uuid references app_user (id),
    created_at timestamptz not null
  )`,
  'create index plan_version_by_plan on plan_version (plan_id asc, valid_from desc)',
  `create table dated_setting (
    id uuid primary key,
    key text not null,
    value jsonb not null,
    valid_from timestamptz not null,
    created_by uuid references app_user (id),
    created_at timestamptz not null
  )`,
  'create index dated_setting_by_key on dated_setting (key asc, valid_from desc)',
  `create table pay_order (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    idem_key uuid not null,
    plan_version_id uuid not null references plan_version (id),
    unit_basic bigint not null check (unit_basic >= 0),
    unit_elite bigint not null check (unit_elite >= 0),
    unit_superior bigint not null check (unit_superior >= 0),
    price bigint not null check (price > 0),
    vat bigint not null check (vat >= 0 and vat <= price),
    vat_percent numeric(5, 2) not null,
    fee_percent numeric(5, 2) not null,
    method text not null check (method in ('card', 'wallet')),
    wallet_phone text,
    origin text not null,
    provider text not null,
    provider_ref text,
    checkout_url text,
    provider_tx text,
    state text not null check (state in ('pending', 'successful', 'failed')),
    receipt_number text unique,
    created_at timestamptz not null,
    settled_at timestamptz,
    unique (user_id, idem_key),
    unique (provider, provider_ref),
    unique (provider, provider_tx),
    check ((state = 'pending') = (settled_at is null)),
    check ((state = 'successful') = (receipt_number is not null)),
    check ((state = 'successful') = (provider_tx is not null))
  )`,
  'create index pay_order_by_user on pay_order (user_id asc, created_at desc, id desc)',
  `create table pay_order_event (
    id uuid primary key,
    order_id uuid not null references pay_order (id),
    state text not null,
    why text not null,
    created_at timestamptz not null
  )`,
  'create index pay_order_event_by_order on pay_order_event (order_id asc, created_at asc)',
  `create table pay_callback (
    provider text not null,
    event_id text not null,
    order_id uuid references pay_order (id),
    outcome text not null,
    amount bigint not null,
    currency text not null,
    received_at timestamptz not null,
    primary key (provider, event_id)
  )`,
  `create table pay_refund (
    id uuid primary key,
    order_id uuid not null references pay_order (id),
    user_id uuid not null references app_user (id),
    state text not null check (state in ('requested', 'approved', 'paid', 'rejected', 'failed')),
    amount bigint not null check (amount > 0),
    vat bigint not null check (vat >= 0 and vat <= amount),
    fee bigint not null check (fee >= 0),
    used_amount bigint not null check (used_amount >= 0),
    used_basic integer not null,
    used_elite integer not null,
    used_superior integer not null,
    reason text not null,
    note text not null,
    decide_by date not null,
    decided_by uuid references app_user (id),
    credit_note text unique,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    check ((state = 'paid') = (credit_note is not null))
  )`,
  `create unique index pay_refund_open on pay_refund (order_id) where state in ('requested', 'approved', 'paid', 'failed')`,
  'create index pay_refund_by_time on pay_refund (decide_by asc, id asc)',
  `create table pay_refund_event (
    id uuid primary key,
    refund_id uuid not null references pay_refund (id),
    state text not null,
    why text not null,
    created_at timestamptz not null
  )`,
  `create table money_entry (
    id uuid primary key,
    debit text not null check (debit in ('provider', 'sales', 'vat', 'unclaimed')),
    credit text not null check (credit in ('provider', 'sales', 'vat', 'unclaimed')),
    amount bigint not null check (amount > 0),
    reason text not null check (reason in ('payment', 'surplus', 'surplus_return', 'refund')),
    reference text not null,
    order_id uuid references pay_order (id),
    created_at timestamptz not null,
    check (debit <> credit),
    unique (reason, reference, debit, credit)
  )`,
  'create index money_entry_by_order on money_entry (order_id asc)',
  'create table receipt_counter (series text primary key, last integer not null check (last > 0))',
  `create table sandbox_payment (
    ref text primary key,
    order_id uuid not null,
    amount bigint not null,
    return_url text not null,
    transactions jsonb not null default '[]',
    created_at timestamptz not null
  )`,
  `create table ad_credit_lot (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    ranking smallint not null check (ranking between 1 and 3),
    order_id uuid references pay_order (id),
    granted integer not null check (granted > 0),
    balance integer not null check (balance >= 0 and balance <= granted),
    expires_at timestamptz,
    created_at timestamptz not null
  )`,
  'create index ad_credit_lot_by_user on ad_credit_lot (user_id asc, ranking asc)',
  'create index ad_credit_lot_by_order on ad_credit_lot (order_id asc)',
];

/** Credits granted before lots existed become one lot per user and rank. */
const LOTS = [
  `insert into ad_credit_lot (id, user_id, ranking, granted, balance, created_at)
    select gen_random_uuid(), c.user_id, c.ranking, sum(e.amount) filter (where e.amount > 0), c.balance, min(e.created_at)
    from ad_credit c join ad_credit_entry e on e.user_id = c.user_id and e.ranking = c.ranking
    group by c.user_id, c.ranking, c.balance`,
  'alter table ad_credit_entry add column lot_id uuid references ad_credit_lot (id)',
  `update ad_credit_entry set lot_id = l.id from ad_credit_lot l
    where l.user_id = ad_credit_entry.user_id and l.ranking = ad_credit_entry.ranking`,
  'alter table ad_credit_entry alter column lot_id set not null',
  'alter table ad_credit_entry drop constraint ad_credit_entry_reason_check',
  `alter table ad_credit_entry add constraint ad_credit_entry_reason_check check
    (reason in ('free_trial', 'purchase', 'use', 'return', 'expiry', 'refund', 'refund_return', 'correction'))`,
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

const GUARDS = [
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'Rows of % are never changed.', tg_table_name; end $$`,
  ...NEVER_CHANGED.map(
    (table) =>
      `create trigger ${table}_never_changes before update or delete on ${table} for each row execute function refuse_change()`,
  ),
];

interface FirstPlan {
  kind: string;
  names: [ar: string, en: string];
  about: [ar: string, en: string];
  ads: [basic: number, elite: number, superior: number];
  price: number;
  days: number | null;
}

/** Initial plans; the finance role changes them. */
const PLANS: readonly FirstPlan[] = [
  {
    kind: 'free_trial',
    names: ['تجربة مجانية', 'Free trial'],
    about: ['جرّب النشر دون أن تدفع شيئًا.', 'Try posting without paying anything.'],
    ads: [3, 1, 1],
    price: 0,
    days: null,
  },
  {
    kind: 'basic',
    names: ['الأساسية', 'Basic'],
    about: ['لمن يعرض أكثر من عقار.', 'For those with more than one home to show.'],
    ads: [5, 0, 0],
    price: 40_000,
    days: 365,
  },
  {
    kind: 'superior',
    names: ['سوبيريور', 'Superior'],
    about: ['أول ما يراه الباحث عن بيت.', 'The first thing that people who look for a home see.'],
    ads: [2, 2, 2],
    price: 60_000,
    days: 365,
  },
  {
    kind: 'elite',
    names: ['إيليت', 'Elite'],
    about: ['مكان بارز بعد إعلانات سوبيريور.', 'A place of note, right after superior ads.'],
    ads: [3, 3, 0],
    price: 52_500,
    days: 365,
  },
  {
    kind: 'single',
    names: ['إعلان عادي', 'Basic ad'],
    about: ['إعلان واحد لمدة ثلاثين يومًا.', 'One ad for thirty days.'],
    ads: [1, 0, 0],
    price: 10_000,
    days: 90,
  },
  {
    kind: 'single',
    names: ['إعلان إيليت', 'Elite ad'],
    about: ['إعلان واحد في مكان بارز.', 'One ad in a place of note.'],
    ads: [0, 1, 0],
    price: 15_000,
    days: 90,
  },
  {
    kind: 'single',
    names: ['إعلان سوبيريور', 'Superior ad'],
    about: ['إعلان واحد في أول القائمة.', 'One ad at the top of the list.'],
    ads: [0, 0, 1],
    price: 25_000,
    days: 90,
  },
];

/** Holidays with a fixed date; the finance role adds those of the lunar calendar once they are announced. */
const SETTINGS = {
  vat_percent: 14,
  refund_fee_percent: 2,
  holidays: [
    '2027-01-07',
    '2027-01-25',
    '2027-04-25',
    '2027-05-01',
    '2027-05-03',
    '2027-06-30',
    '2027-07-23',
    '2027-10-06',
  ],
  seller: {
    name_ar: 'مشربية للإعلان العقاري',
    name_en: 'Mashrabiya Property Advertising',
    address_ar: 'القاهرة، جمهورية مصر العربية',
    address_en: 'Cairo, Arab Republic of Egypt',
    tax_number: '000-000-000',
    commercial_register: '000000',
  },
};

const BEGINNING = new Date(0);

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...TABLES, ...LOTS]) await sql.raw(statement).execute(db);
  for (const [index, { kind, names, about, ads, price, days }] of PLANS.entries())
    await sql`insert into plan_version
      (id, plan_id, kind, name_ar, name_en, description_ar, description_en, basic, elite, superior, price, valid_days,
        on_sale, valid_from, created_at)
      values (gen_random_uuid(), ${index + 1}, ${kind}, ${names[0]}, ${names[1]}, ${about[0]}, ${about[1]}, ${ads[0]},
        ${ads[1]}, ${ads[2]}, ${price}, ${days}, true, ${BEGINNING}, ${BEGINNING})`.execute(db);
  for (const [key, value] of Object.entries(SETTINGS))
    await sql`insert into dated_setting (id, key, value, valid_from, created_at)
      values (gen_random_uuid(), ${key}, ${JSON.stringify(value)}, ${BEGINNING}, ${BEGINNING})`.execute(db);
  for (const statement of GUARDS) await sql.raw(statement).execute(db);
}
