import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

export const selectCancelledIds = (db: Kysely<Tables>) => db.selectFrom('cancelled_version').select('version_id');

/** Cancels a version; undefined if it has started, was cancelled before, or does not exist. */
export async function cancelVersion(
  db: Kysely<Tables>,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<{ kind: 'plan' | 'setting'; name: string } | undefined> {
  const plan = await db
    .selectFrom('plan_version')
    .select(['plan_id', 'valid_from'])
    .where('id', '=', id)
    .executeTakeFirst();
  const setting = await db
    .selectFrom('dated_setting')
    .select(['key', 'valid_from'])
    .where('id', '=', id)
    .executeTakeFirst();
  const validFrom = plan?.valid_from ?? setting?.valid_from;
  if (!validFrom || validFrom <= now) return undefined;
  const row = { version_id: id, cancelled_by: userId, cancelled_at: now };
  const cancelledVersion = await db
    .insertInto('cancelled_version')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version_id')
    .executeTakeFirst();
  if (!cancelledVersion) return undefined;
  return plan ? { kind: 'plan', name: String(plan.plan_id) } : { kind: 'setting', name: setting?.key ?? '' };
}
