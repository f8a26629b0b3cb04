import { type Kysely, sql } from 'kysely';

/**
 * Short videos of properties. `clip` names the video's files; `listed_at` and `expires_at` are null until a reel first
 * becomes active. `reel_view` has one row per viewer and day, with the largest watched share in percent.
 */
const STATEMENTS = [
  `create table reel (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    property_id uuid not null references property (id),
    title_ar text,
    title_en text,
    description_ar text,
    description_en text,
    governorate_id integer not null references governorate (id),
    city_id integer not null references city (id),
    action smallint not null check (action in (0, 1)),
    price bigint check (price > 0),
    selltype smallint not null check (selltype in (0, 1)),
    ranking smallint not null check (ranking between 1 and 3),
    availability smallint not null check (availability between 1 and 4),
    clip text not null,
    has_small boolean not null,
    has_captions boolean not null,
    duration double precision not null check (duration > 0),
    poster jsonb not null,
    words text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    listed_at timestamptz,
    expires_at timestamptz,
    removed_at timestamptz,
    total_views integer not null default 0,
    total_favorites integer not null default 0,
    constraint reel_title check (title_ar is not null or title_en is not null),
    constraint reel_offered check (availability <> 2 or (listed_at is not null and expires_at is not null)),
    constraint reel_removed check (removed_at is null or availability <> 2)
  )`,
  'create index reel_offered_until on reel (expires_at asc) where availability = 2',
  'create index reel_by_property on reel (property_id asc)',
  'create index reel_by_user on reel (user_id asc, created_at asc)',
  `create table reel_view (
    reel_id uuid not null references reel (id),
    day date not null,
    visitor text not null,
    watched smallint not null check (watched between 0 and 100),
    primary key (reel_id, day, visitor)
  )`,
  'create index reel_view_by_visitor on reel_view (visitor asc, day asc)',
  `create table reel_favorite (
    user_id uuid not null references app_user (id),
    reel_id uuid not null references reel (id),
    created_at timestamptz not null,
    primary key (user_id, reel_id)
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
