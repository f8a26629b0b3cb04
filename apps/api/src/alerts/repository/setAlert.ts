import { type Alert, AVAILABILITY, uuidv7 } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import { lockExistingUser } from '../../accounts/repository/users.ts';
import type { Tables } from '../../db/schema.ts';
import { computeNextAlertTime } from '../rules/alertTimes.ts';

export interface AlertSetting {
  userId: string;
  searchId: string | null;
  alert: Alert;
  now: Date;
}

/** Sets an alert's frequency; in a transaction. An alert that was off does not report earlier changes. */
export async function setAlert(tx: Kysely<Tables>, { userId, searchId, alert, now }: AlertSetting): Promise<void> {
  // Serialises concurrent changes of the same alert.
  await lockExistingUser(tx, userId);
  const existing = await findAlert(tx, userId, searchId);
  const isTurnedOn = alert.frequency !== 'none' && (existing?.frequency ?? 'none') === 'none';
  const since = isTurnedOn ? now : (existing?.since ?? now);
  const id = existing?.id ?? uuidv7(now);
  const isDue = alert.frequency === 'at_once' || (existing?.next_at && existing.next_at <= now);
  const next_at = isDue && alert.frequency !== 'none' ? now : computeNextAlertTime(alert.frequency, now);
  // The new setting reports what the previous one has not reported yet.
  const row = { ...alert, since, next_at, horizon: null };
  await tx
    .insertInto('alert')
    .values({ id, user_id: userId, search_id: searchId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  if (isTurnedOn && searchId === null) await recordFavorites(tx, { userId, alertId: id, now });
}

export const findAlert = (db: Kysely<Tables>, userId: string, searchId: string | null) =>
  db
    .selectFrom('alert')
    .selectAll()
    .where('user_id', '=', userId)
    .where('search_id', 'is not distinct from', searchId)
    .executeTakeFirst();

/** Snapshot of the favorites: only later changes are reported. */
async function recordFavorites(
  tx: Kysely<Tables>,
  { userId, alertId, now }: { userId: string; alertId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('alert_home')
    .columns(['alert_id', 'property_id', 'price', 'is_gone', 'told_at'])
    .expression((from) =>
      from
        .selectFrom('favorite')
        .innerJoin('property', 'property.id', 'favorite.property_id')
        .where('favorite.user_id', '=', userId)
        .select((eb) => [
          sql<string>`${alertId}::uuid`.as('alert_id'),
          eb.ref('property.id').as('property_id'),
          eb.ref('property.price').as('price'),
          sql<boolean>`(property.removed_at is not null or property.availability in (${AVAILABILITY.expired}, ${AVAILABILITY.rejected}))`.as(
            'is_gone',
          ),
          sql<Date>`${now}::timestamptz`.as('told_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['alert_id', 'property_id']).doUpdateSet((eb) => ({
        price: eb.ref('excluded.price'),
        is_gone: eb.ref('excluded.is_gone'),
        told_at: eb.ref('excluded.told_at'),
      })),
    )
    .execute();
}

export const disableAlert = (db: Kysely<Tables>, id: string) =>
  db.updateTable('alert').set({ frequency: 'none', next_at: null }).where('id', '=', id).execute();

export async function findSearchNameByAlert(db: Kysely<Tables>, id: string): Promise<string | null> {
  const search = await db
    .selectFrom('alert')
    .innerJoin('saved_search', 'saved_search.id', 'alert.search_id')
    .select('name')
    .where('alert.id', '=', id)
    .executeTakeFirst();
  return search?.name ?? null;
}
