import { AVAILABILITY } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Ads that wait for a moderator: an account whose address is not confirmed keeps them back, and so does a block. */
const waiting = (db: Kysely<Tables>) =>
  db
    .selectFrom('property_ad')
    .innerJoin('property', 'property.id', 'property_ad.property_id')
    .innerJoin('app_user', 'app_user.id', 'property.user_id')
    .where('property.availability', '=', AVAILABILITY.pending)
    .where('property.removed_at', 'is', null)
    .where('app_user.email_verified_at', 'is not', null)
    .where('app_user.blocked_at', 'is', null);

/** How many ads wait. */
export async function waitingCount(db: Kysely<Tables>): Promise<number> {
  const { count } = await waiting(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Gives a moderator the ad that has waited longest of those that nobody else looks at, until a moment; the one that they
 * have already, before any other. Two who ask at the same time get two ads.
 */
export async function claimOldest(
  db: Kysely<Tables>,
  { moderatorId, now, until }: { moderatorId: string; now: Date; until: Date },
): Promise<string | undefined> {
  const free = sql<boolean>`(property_ad.claimed_until is null or property_ad.claimed_until <= ${now} or property_ad.claimed_by = ${moderatorId})`;
  const claimed = await db
    .with('oldest', () =>
      waiting(db)
        .select('property_ad.property_id')
        .where(free)
        .where('property.user_id', '<>', moderatorId)
        .orderBy(sql`(property_ad.claimed_by = ${moderatorId}) is true`, 'desc')
        .orderBy('property_ad.submitted_at')
        .orderBy('property_ad.property_id')
        .limit(1)
        .forUpdate('property_ad')
        .skipLocked(),
    )
    .updateTable('property_ad')
    .from('oldest')
    .set({ claimed_by: moderatorId, claimed_until: until })
    .whereRef('property_ad.property_id', '=', 'oldest.property_id')
    .returning('property_ad.property_id')
    .executeTakeFirst();
  return claimed?.property_id;
}
