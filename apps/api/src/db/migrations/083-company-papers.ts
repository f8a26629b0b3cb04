import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * `app_user.company_…` is the approved company, read with each seller; `company_request` is the history of requests. A
 * job deletes papers without a request, and those of old decisions.
 */
const STATEMENTS = [
  'alter table app_user add column company_name text',
  'alter table app_user add column company_verified_at timestamptz',
  'alter table app_user add column company_valid_until date',
  `create table company_request (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    state text not null check (state in ('pending', 'accepted', 'rejected', 'revoked')),
    company_name text not null,
    register_number text not null,
    valid_until date,
    submitted_at timestamptz not null,
    decided_at timestamptz,
    note_ar text not null default '',
    note_en text not null default '',
    claimed_by uuid references app_user (id),
    claimed_until timestamptz
  )`,
  `create unique index company_request_pending on company_request (user_id asc) where state = 'pending'`,
  'create index company_request_by_user on company_request (user_id asc, submitted_at desc)',
  `create index company_request_queue on company_request (submitted_at asc) where state = 'pending'`,
  `create index company_request_by_number on company_request (register_number asc) where state = 'accepted'`,
  `create table company_paper (
    id uuid primary key,
    user_id uuid references app_user (id),
    request_id uuid references company_request (id) on delete set null,
    position smallint not null default 0,
    picture jsonb not null,
    created_at timestamptz not null
  )`,
  'create index company_paper_by_request on company_paper (request_id asc) where request_id is not null',
  'create index company_paper_unsent on company_paper (created_at asc) where request_id is null',
  'create index company_paper_by_user on company_paper (user_id asc) where user_id is not null',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
