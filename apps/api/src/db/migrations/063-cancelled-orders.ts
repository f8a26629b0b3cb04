import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

const STATEMENTS = [
  // When the buyer cancelled an order. An older node, which does not know the column, shows the order as failed.
  'alter table pay_order add column cancelled_at timestamptz',
  // Decisions on applications can be undone too. An older node drops such a decision, so its application is pending
  // again.
  'alter table held_decision drop constraint held_decision_kind_check',
  `alter table held_decision add constraint held_decision_kind_check
    check (kind in ('ad', 'report', 'reel', 'advisor'))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
