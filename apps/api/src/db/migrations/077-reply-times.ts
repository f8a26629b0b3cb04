import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table app_user add column reply_minutes integer`.execute(db);
}
