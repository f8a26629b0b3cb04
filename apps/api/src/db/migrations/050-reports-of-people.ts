import { type Kysely, sql } from 'kysely';

/**
 * People are reported as ads are. Each ad, reel and person counts on its own: a visitor may report a listing and its
 * reel. Reports of an ad and of its reels are one case.
 */
const STATEMENTS = [
  'alter table property_report rename to report',
  'alter table report alter column property_id drop not null',
  'alter table report add column person_id uuid references app_user (id)',
  `alter table report add constraint report_of_one
    check ((property_id is null) <> (person_id is null) and (reel_id is null or person_id is null))`,
  'alter table report add column case_id uuid not null generated always as (coalesce(property_id, person_id)) stored',
  `alter table report add column subject_id uuid not null
    generated always as (coalesce(reel_id, property_id, person_id)) stored`,
  'alter table report drop constraint property_report_property_id_person_key',
  'alter table report add constraint report_once unique (subject_id, visitor)',
  'create index report_by_case on report (case_id asc, created_at asc)',
  'alter index property_report_by_visitor rename to report_by_visitor',
  'alter index property_report_by_user rename to report_by_user',
  'alter table report_case drop constraint report_case_pkey',
  'alter table report_case alter column property_id drop not null',
  'alter table report_case add column person_id uuid references app_user (id)',
  'alter table report_case add constraint report_case_of_one check ((property_id is null) <> (person_id is null))',
  `alter table report_case add column id uuid primary key
    generated always as (coalesce(property_id, person_id)) stored`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
