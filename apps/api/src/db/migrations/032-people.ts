import { type Kysely, sql } from 'kysely';

/**
 * Reviews of users, and advisor applications. `app_user.rating` is the average of a user's reviews. An advisor's row is
 * their only application: after a rejection they apply again in the same row.
 */
const STATEMENTS = [
  `create table review (
    id uuid primary key,
    provider_id uuid not null references app_user (id),
    author_id uuid not null references app_user (id),
    rating smallint not null check (rating between 1 and 5),
    text text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    claimed_by uuid references app_user (id),
    claimed_until timestamptz,
    constraint review_once unique (provider_id, author_id),
    constraint review_of_another check (provider_id <> author_id)
  )`,
  'create index review_by_provider on review (provider_id asc, created_at asc)',
  'create index review_by_author on review (author_id asc)',
  `create table review_report (
    id uuid primary key,
    review_id uuid not null references review (id) on delete cascade,
    visitor text not null,
    user_id uuid references app_user (id),
    reason text not null,
    note text not null,
    created_at timestamptz not null,
    is_open boolean not null default true,
    constraint review_report_once unique (review_id, visitor)
  )`,
  'create index review_report_open on review_report (created_at asc) where is_open',
  `create table advisor (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    state text not null check (state in ('pending', 'accepted', 'rejected')),
    name text not null,
    email text not null,
    phone text not null,
    age smallint not null,
    about text not null,
    years_of_experience smallint not null,
    experience text not null,
    certificates text,
    category_id integer not null references category (id),
    city_id integer not null references city (id),
    places integer[] not null,
    profile_pic text not null,
    submitted_at timestamptz not null,
    decided_at timestamptz,
    note_ar text not null default '',
    note_en text not null default '',
    claimed_by uuid references app_user (id),
    claimed_until timestamptz,
    constraint advisor_user unique (user_id)
  )`,
  "create unique index advisor_email on advisor (email) where state <> 'rejected'",
  "create unique index advisor_phone on advisor (phone) where state <> 'rejected'",
  'create index advisor_by_state on advisor (state asc, submitted_at asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
