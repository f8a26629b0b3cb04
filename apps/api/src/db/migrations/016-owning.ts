import { type Kysely, sql } from 'kysely';

/**
 * Posted ads, and pictures uploaded before them. A row of `property_ad` is a listing's ad with the rank that it was
 * posted with; listings without one have no end. Ad credits are a ledger of immutable rows; `ad_credit` keeps their
 * sum, so that the database rejects a negative balance. A use, a return and a grant each happen once for their
 * reference.
 */
const STATEMENTS = [
  `create table property_ad (
    property_id uuid primary key references property (id),
    pack smallint not null check (pack between 1 and 3),
    run integer not null,
    is_paid boolean not null,
    submitted_at timestamptz not null,
    accepted_at timestamptz,
    starts_at timestamptz,
    ends_at timestamptz,
    ranking_until timestamptz,
    claimed_by uuid references app_user (id),
    claimed_until timestamptz
  )`,
  'create index property_ad_by_submission on property_ad (submitted_at asc, property_id asc)',
  'create index property_by_owner on property (user_id asc, created_at desc, id desc)',
  `create table property_review (
    id uuid primary key,
    property_id uuid not null references property (id),
    moderator_id uuid not null references app_user (id),
    decision text not null check (decision in ('accepted', 'change', 'rejected')),
    reasons text[] not null default '{}',
    note text not null default '',
    content jsonb not null,
    created_at timestamptz not null
  )`,
  'create index property_review_by_property on property_review (property_id asc, created_at desc)',
  `create table ad_credit (
    user_id uuid not null references app_user (id),
    ranking smallint not null check (ranking between 1 and 3),
    balance integer not null check (balance >= 0),
    primary key (user_id, ranking)
  )`,
  `create table ad_credit_entry (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    ranking smallint not null check (ranking between 1 and 3),
    amount integer not null check (amount <> 0),
    reason text not null check (reason in ('free_trial', 'use', 'return')),
    reference text not null,
    created_at timestamptz not null,
    unique (user_id, ranking, reason, reference)
  )`,
  `create table picture_upload (
    user_id uuid not null references app_user (id),
    img_name text not null,
    picture jsonb not null,
    created_at timestamptz not null,
    primary key (user_id, img_name)
  )`,
  'create index picture_upload_by_time on picture_upload (created_at asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
