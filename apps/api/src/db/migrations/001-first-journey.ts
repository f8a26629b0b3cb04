import { type Kysely, sql } from 'kysely';

/**
 * Places, categories, providers and their listings. Ids of reference rows come with the data and never change; listings
 * and users carry UUIDv7 made by the application. Words of the contract are stored as their position in its lists
 * (`finishing`, `payment`, `action`) or as its own numbers (`ranking`, `availability`). Money is whole EGP.
 */
const TABLES = [
  `create table governorate (
    id integer primary key,
    slug text not null unique,
    iso text not null unique,
    ar text not null,
    en text not null,
    lat double precision not null,
    lng double precision not null
  )`,
  `create table city (
    id integer primary key,
    governorate_id integer not null references governorate (id),
    slug text not null,
    ar text not null,
    en text not null,
    lat double precision not null,
    lng double precision not null,
    tier smallint not null check (tier between 1 and 7),
    aliases text[] not null default '{}',
    unique (governorate_id, slug)
  )`,
  `create table category (
    id integer primary key,
    type text not null unique,
    ar text not null,
    en text not null
  )`,
  `create table subcategory (
    id integer primary key,
    category_id integer not null references category (id),
    slug text not null,
    ar text not null,
    en text not null,
    unique (category_id, slug)
  )`,
  `create table feature (
    id integer primary key,
    category_id integer not null references category (id),
    en text not null,
    ar text not null
  )`,
  `create table app_user (
    id uuid primary key,
    kind text not null check (kind in ('owner', 'broker', 'developer')),
    name_ar text,
    name_en text,
    email text not null unique,
    phone text,
    profile_pic text,
    rating numeric(2, 1) check (rating between 0 and 5),
    active_from date not null,
    check (name_ar is not null or name_en is not null)
  )`,
  `create table property (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    address_ar text,
    address_en text,
    description_ar text,
    description_en text,
    location text,
    lat double precision,
    lng double precision,
    coordinates_exact boolean not null default false,
    category_id integer not null references category (id),
    subcategory_id integer not null references subcategory (id),
    governorate_id integer not null references governorate (id),
    city_id integer not null references city (id),
    size integer not null check (size > 0),
    bedrooms smallint not null default 0 check (bedrooms >= 0),
    bathrooms smallint not null default 0 check (bathrooms >= 0),
    floors smallint not null default 0 check (floors >= 0),
    finishing smallint not null check (finishing between 0 and 4),
    payment smallint not null check (payment in (0, 1)),
    action smallint not null check (action in (0, 1)),
    price bigint check (price > 0),
    advance bigint check (advance >= 0),
    up_to_years smallint check (up_to_years > 0),
    receipt date,
    installment bigint check (installment > 0),
    ranking smallint not null check (ranking between 1 and 3),
    availability smallint not null,
    pictures json not null default '[]',
    feature_ids integer[] not null default '{}',
    created_at timestamptz not null,
    updated_at timestamptz not null,
    confirmed_at timestamptz not null,
    total_views integer not null default 0,
    total_favorites integer not null default 0,
    total_leads integer not null default 0,
    title_words text not null,
    text_words text not null,
    check (address_ar is not null or address_en is not null),
    check (description_ar is not null or description_en is not null)
  )`,
  'create index property_changes on property (updated_at asc, id asc)',
  'create index property_owner on property (user_id asc, created_at desc, id desc)',
  `create table configuration (
    key text primary key,
    value text not null
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(db);
}
