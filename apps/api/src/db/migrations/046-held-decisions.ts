import { type Kysely, sql } from 'kysely';

/** Decisions on reports and reels can be undone as those on ads can: `kind` names the subject. */
const STATEMENTS = [
  'alter table held_review rename to held_decision',
  'alter table held_decision rename column property_id to subject_id',
  'alter table held_decision drop constraint held_review_property_id_fkey',
  'alter table held_decision drop constraint held_review_pkey',
  `alter table held_decision add column kind text not null default 'ad' check (kind in ('ad', 'report', 'reel'))`,
  'alter table held_decision alter column kind drop default',
  'alter table held_decision add primary key (kind, subject_id)',
  `update job set payload = jsonb_build_object('id', payload -> 'id', 'origin', payload -> 'origin',
    'subject_id', payload -> 'property_id') where kind = 'held_review'`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
