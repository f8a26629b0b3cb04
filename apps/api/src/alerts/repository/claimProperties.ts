import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { DueAlert } from './dueAlerts.ts';

/** A statement takes at most 65,535 parameters. */
const ROWS_PER_STATEMENT = 5_000;

export interface ReportedListing {
  id: string;
  price: number | null;
  isUnavailable: boolean;
}

/** Claims an alert within a transaction: false if another node has it, or has run it since it was read. */
export async function claimAlert(
  tx: Kysely<Tables>,
  { id, next_at }: DueAlert,
  change: { next_at: Date | null; horizon?: string },
): Promise<boolean> {
  const lockedAlert = await tx
    .selectFrom('alert')
    .select('id')
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!lockedAlert) return false;
  await tx.updateTable('alert').set(change).where('id', '=', id).execute();
  return true;
}

/** Records reported listings; returns the ids of those not reported before. */
export async function claimProperties(
  tx: Kysely<Tables>,
  alertId: string,
  listings: readonly ReportedListing[],
  now: Date,
): Promise<Set<string>> {
  const claimedIds = new Set<string>();
  for (let from = 0; from < listings.length; from += ROWS_PER_STATEMENT) {
    const rows = listings.slice(from, from + ROWS_PER_STATEMENT).map(({ id, price, isUnavailable }) => ({
      alert_id: alertId,
      property_id: id,
      price,
      is_gone: isUnavailable,
      told_at: now,
    }));
    const insertedRows = await tx
      .insertInto('alert_home')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['alert_id', 'property_id']).doNothing())
      .returning('property_id')
      .execute();
    for (const { property_id } of insertedRows) claimedIds.add(property_id);
  }
  return claimedIds;
}

export async function replaceReports(
  tx: Kysely<Tables>,
  alertId: string,
  listings: readonly ReportedListing[],
  now: Date,
): Promise<void> {
  for (const { id } of listings) {
    await tx.deleteFrom('alert_home').where('alert_id', '=', alertId).where('property_id', '=', id).execute();
  }
  await claimProperties(tx, alertId, listings, now);
}

/** Records that listings are available again, so that their next unavailability is reported. */
export async function recordReturns(tx: Kysely<Tables>, alertId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('alert_home')
    .set({ is_gone: false })
    .where('alert_id', '=', alertId)
    .where('property_id', 'in', ids)
    .execute();
}

/** Deletes old records, except of listings renewed since: their users must not be notified twice. */
export async function deleteOldRecords(db: Kysely<Tables>, cutoff: Date): Promise<void> {
  const searches = db.selectFrom('alert').select('id').where('search_id', 'is not', null);
  const oldRecords = db
    .selectFrom('alert_home')
    .innerJoin('property', 'property.id', 'alert_home.property_id')
    .select(['alert_id', 'property_id'])
    .where('told_at', '<', cutoff)
    .where(({ fn }) => fn.coalesce('property.listed_at', 'property.created_at'), '<', cutoff)
    .where('alert_id', 'in', searches)
    .limit(1_000);
  await db
    .deleteFrom('alert_home')
    .using(oldRecords.as('old'))
    .whereRef('alert_home.alert_id', '=', 'old.alert_id')
    .whereRef('alert_home.property_id', '=', 'old.property_id')
    .execute();
}
