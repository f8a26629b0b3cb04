import { type Kysely, sql } from 'kysely';

/**
 * Saved result pages; alerts and their channels (for favorites if there is no search); reported listings, so that no
 * user is notified twice; and subscribed devices, for as long as their session lasts. A stored mail keeps the address
 * that stops further mails of its kind.
 */
const STATEMENTS = [
  `create table saved_search (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    href text not null,
    name text not null,
    saved_at timestamptz not null,
    checked_at timestamptz not null,
    checked_before timestamptz not null,
    constraint saved_search_once unique (user_id, href)
  )`,
  `create table alert (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    search_id uuid unique references saved_search (id) on delete cascade,
    frequency text not null check (frequency in ('none', 'at_once', 'daily', 'weekly')),
    by_mail boolean not null,
    by_push boolean not null,
    since timestamptz not null,
    next_at timestamptz,
    check ((frequency = 'none') = (next_at is null))
  )`,
  'create unique index alert_of_favorites on alert (user_id asc) where search_id is null',
  'create index alert_due on alert (next_at asc) where next_at is not null',
  `create table alert_home (
    alert_id uuid not null references alert (id) on delete cascade,
    property_id uuid not null references property (id),
    price bigint,
    is_gone boolean not null default false,
    told_at timestamptz not null,
    primary key (alert_id, property_id)
  )`,
  'create index alert_home_by_time on alert_home (told_at asc)',
  `create table push_subscription (
    id uuid primary key,
    session_id uuid not null references session (id) on delete cascade,
    user_id uuid not null references app_user (id),
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    created_at timestamptz not null
  )`,
  'create index push_subscription_by_user on push_subscription (user_id asc)',
  'create index push_subscription_by_session on push_subscription (session_id asc)',
  'alter table outbox add column unsubscribe text',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
