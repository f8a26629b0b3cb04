import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Search index of the active listings in the database, for nodes without an index in memory. Words are integers, whose
 * text is in `search_word`. `bucket` takes the same value for one in 64 listings: counts of large sets are estimated
 * from one bucket.
 */
const STATEMENTS = [
  `create table listing_search (
    id uuid primary key references property (id) on delete cascade,
    changed_in xid8 not null,
    action smallint not null,
    category_id integer not null,
    subcategory_id integer not null,
    governorate_id integer not null,
    city_id integer not null,
    size integer not null,
    bedrooms smallint not null,
    bathrooms smallint not null,
    floors smallint not null,
    storey smallint,
    building_storeys smallint,
    completion_year smallint,
    orientation smallint,
    finishing smallint not null,
    payment smallint not null,
    price bigint,
    installment bigint,
    ranking smallint not null,
    feature_ids integer[] not null,
    lat double precision not null,
    lng double precision not null,
    mercator_y double precision not null,
    coordinates_exact boolean not null,
    created_at timestamptz not null,
    listed_at timestamptz not null,
    confirmed_at timestamptz not null,
    title_words integer[] not null,
    words integer[] not null,
    bucket smallint not null
  )`,
  'create index listing_search_recommended on listing_search (ranking desc, created_at desc, id desc)',
  'create index listing_search_newest on listing_search (created_at desc, id desc)',
  'create index listing_search_city on listing_search (city_id, created_at desc, id desc)',
  'create index listing_search_price on listing_search (price, created_at desc, id desc)',
  'create index listing_search_kind on listing_search (category_id, action, city_id, bedrooms, price)',
  'create index listing_search_bucket on listing_search (bucket, action, category_id)',
  'create index listing_search_listed on listing_search (listed_at)',
  'create index listing_search_features on listing_search using gin (feature_ids)',
  'create index listing_search_words on listing_search using gin (words)',
  'create index listing_search_point on listing_search using gist (point(lng, lat))',
  `create table search_word (
    id integer primary key,
    word text not null unique,
    display_word text not null,
    is_place boolean not null,
    uses integer not null,
    version bigint not null
  )`,
  'create index search_word_version on search_word (version)',
  `create table search_state (
    id smallint primary key check (id = 1),
    version bigint not null,
    horizon xid8 not null,
    build_key text not null,
    build_position uuid
  )`,
  `insert into search_state (id, version, horizon, build_key) values (1, 0, '0', '')`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
