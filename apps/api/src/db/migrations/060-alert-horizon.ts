import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * The oldest running transaction when an alert last looked: its next look reads what has changed since, whatever the
 * clocks of the nodes say. Replaces `looked_at`, which older nodes still write.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table alert add column horizon xid8').execute(db);
}
