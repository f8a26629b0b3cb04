import { AVAILABILITY } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';

export const lockPropertySeller = (tx: Kysely<Tables>, propertyId: string): Promise<UserRow | undefined> =>
  tx
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', (eb) => eb.selectFrom('property').select('user_id').where('property.id', '=', propertyId))
    .forUpdate()
    .executeTakeFirst();

/**
 * Refuses a user who was blocked or deleted after the call began. Delays a concurrent block or deletion until the
 * transaction ends, so that it also covers what this call writes. Call before any listing is locked, in the same order
 * as blocking does.
 */
export async function assertUnblocked(tx: Kysely<Tables>, userId: string): Promise<void> {
  const user = await tx
    .selectFrom('app_user')
    .select(['blocked_at', 'deleted_at'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  if (user?.deleted_at) throw new AppError({ code: 'login_required' });
  if (user?.blocked_at) throw new AppError({ code: 'account_blocked' });
}

/**
 * Blocks an account and takes its ads offline; those paused by their owner stay paused. Moderators' claims of its ads
 * end: pending ads wait until the block ends.
 */
export async function saveBlock(
  tx: Kysely<Tables>,
  { userId, ar, en, now }: { userId: string; ar: string; en: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ blocked_at: now, blocked_reason_ar: ar, blocked_reason_en: en })
    .where('id', '=', userId)
    .execute();
  await tx
    .updateTable('property')
    .set({ availability: AVAILABILITY.expired, withheld: 'blocked', updated_at: now })
    .where('user_id', '=', userId)
    .where('availability', '=', AVAILABILITY.active)
    .where('removed_at', 'is', null)
    .execute();
  const properties = tx.selectFrom('property').select('id').where('user_id', '=', userId);
  const releasedClaim = { claimed_by: null, claimed_until: null };
  await tx.updateTable('property_ad').set(releasedClaim).where('property_id', 'in', properties).execute();
}

/** Unblocks an account; its ads with remaining time, or with another paid period, are available again. */
export async function liftBlock(tx: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ blocked_at: null, blocked_reason_ar: null, blocked_reason_en: null })
    .where('id', '=', userId)
    .execute();
  const { active, expired } = AVAILABILITY;
  const hasPeriodEnded = sql<boolean>`exists (select 1 from property_ad where property_id = property.id and ends_at <= ${now} and next_pack is null)`;
  await tx
    .updateTable('property')
    .set({
      availability: sql<number>`case when ${hasPeriodEnded} or removed_at is not null then ${expired}::smallint else ${active}::smallint end`,
      withheld: null,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('withheld', '=', 'blocked')
    .execute();
}
