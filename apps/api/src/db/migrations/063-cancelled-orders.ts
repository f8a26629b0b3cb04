import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

const STATEMENTS = [
  // When the buyer cancelled an order. An older node, which does not know the column, shows the order as failed.
  'alter table pay_order add column cancelled_at timestamptz',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
