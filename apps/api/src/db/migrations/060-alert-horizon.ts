import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Oldest running transaction at an alert's last run: its next run reads changes since then, whatever the nodes' clocks
 * say. Replaces `looked_at`, which older nodes still write.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table alert add column horizon xid8').execute(db);
}
