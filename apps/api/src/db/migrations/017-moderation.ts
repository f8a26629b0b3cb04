import { type Kysely, sql } from 'kysely';

/**
 * Reports of visitors, blocked sellers, paused ads, and the moderation log, which starts with the existing reviews. A
 * withheld ad counts as expired wherever listings are shown; `withheld` means that its run continues.
 * `property_view.source` is the position in the contract's `VIEW_SOURCES`.
 */
const STATEMENTS = [
  'alter table app_user add column blocked_at timestamptz',
  'alter table app_user add column blocked_reason_ar text',
  'alter table app_user add column blocked_reason_en text',
  `alter table property add column withheld text
    check (withheld is null or (withheld in ('paused', 'blocked') and availability = 3))`,
  'alter table property_view add column source smallint not null default 0',
  `create table property_report (
    id uuid primary key,
    property_id uuid not null references property (id),
    person text not null,
    user_id uuid references app_user (id),
    reason text not null,
    note text not null default '',
    created_at timestamptz not null,
    decision text,
    decided_at timestamptz,
    unique (property_id, person)
  )`,
  `create table report_case (
    property_id uuid primary key references property (id),
    opened_at timestamptz not null,
    claimed_by uuid references app_user (id),
    claimed_until timestamptz
  )`,
  'create index report_case_by_time on report_case (opened_at asc, property_id asc)',
  `create table moderation_event (
    id uuid primary key,
    kind text not null,
    actor_id uuid references app_user (id),
    property_id uuid references property (id),
    seller_id uuid references app_user (id),
    reasons text[] not null default '{}',
    note text not null default '',
    created_at timestamptz not null
  )`,
  'create index moderation_event_by_time on moderation_event (created_at desc, id desc)',
  'create index moderation_event_by_seller on moderation_event (seller_id asc, created_at desc)',
  `insert into moderation_event (id, kind, actor_id, property_id, seller_id, reasons, note, created_at)
    select r.id, r.decision, r.moderator_id, r.property_id, p.user_id, r.reasons, r.note, r.created_at
    from property_review r join property p on p.id = r.property_id`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
