import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Sessions that were opened after the second factor was turned on have passed it. */
const STATEMENTS = [
  'alter table session add column has_second_factor boolean not null default false',
  `update session set has_second_factor = true from two_factor
    where two_factor.user_id = session.user_id and two_factor.confirmed_at <= session.created_at`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
