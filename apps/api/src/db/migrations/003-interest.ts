import { type Kysely, sql } from 'kysely';

/** Default mortgage rates until the site owner changes them: percent a year, by years. */
const BANK_RATES = [
  { years: 5, rate: 19.5 },
  { years: 10, rate: 20 },
  { years: 15, rate: 20.5 },
  { years: 20, rate: 21 },
];

/**
 * Views and requests for a seller's number, one per person, listing and day. A person is the hash of a random cookie or
 * of an account's id; days are Egypt's. `channel` is the position in the contract's `LEAD_CHANNELS` of the day's first
 * lead.
 * A removed listing keeps its row for the "removed" page: `removed_at` is the time of removal, and it is never active
 * again. The index on places and kinds is for prices by month, which include unavailable listings.
 */
const STATEMENTS = [
  'alter table property add column removed_at timestamptz',
  'alter table property add constraint property_removed check (removed_at is null or availability <> 2)',
  'create index property_trend on property (city_id asc, category_id asc, action asc, created_at asc)',
  `create table property_view (
    property_id uuid not null references property (id),
    day date not null,
    person text not null,
    primary key (property_id, day, person)
  )`,
  `create table property_lead (
    property_id uuid not null references property (id),
    day date not null,
    person text not null,
    channel smallint not null check (channel between 0 and 2),
    created_at timestamptz not null,
    primary key (property_id, day, person)
  )`,
  `create table rate_limit (
    key text primary key,
    used integer not null,
    resets_at timestamptz not null
  )`,
  'create index rate_limit_ends on rate_limit (resets_at asc)',
  `insert into configuration (key, value) values ('bankrates', '${JSON.stringify(BANK_RATES)}')
    on conflict (key) do nothing`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
