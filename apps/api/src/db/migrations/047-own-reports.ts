import { type Kysely, sql } from 'kysely';

/** Users read the outcome of their own reports. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw('create index property_report_by_user on property_report (user_id, created_at desc) where user_id is not null')
    .execute(db);
}
