import { AVAILABILITY } from '@mashrabiya/contract';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { heldNow } from '../../decisions/repository/heldDecisions.ts';

/**
 * Ads, and edits of approved ones, that wait for a moderator: an account whose address is not confirmed keeps them back, and so do a block and a
 * decision that can still be undone.
 */
const waiting = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('property_ad')
    .innerJoin('property', 'property.id', 'property_ad.property_id')
    .innerJoin('app_user', 'app_user.id', 'property.user_id')
    .where((is) =>
      is.or([
        is('property.availability', '=', AVAILABILITY.pending),
        is.and([
          is('property_ad.edit', 'is not', null),
          is('is_edit_refused', '=', false),
          is('property.availability', '<>', AVAILABILITY.rejected),
        ]),
      ]),
    )
    .where('property.removed_at', 'is', null)
    .where('app_user.email_verified_at', 'is not', null)
    .where('app_user.blocked_at', 'is', null)
    .where('property_ad.property_id', 'not in', heldNow(db, 'ad', now));

/** How many ads of others wait for a moderator. */
export async function waitingCount(db: Kysely<Tables>, moderatorId: string, now: Date): Promise<number> {
  const { count } = await waiting(db, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('property.user_id', '<>', moderatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Claims of the ads that wait. */
export const waitingClaims = (db: Kysely<Tables>, now: Date) =>
  waiting(db, now).select(['property_ad.claimed_by', 'property_ad.claimed_until']);

export interface Claiming {
  moderatorId: string;
  /** The ad that the moderator looks at, and keeps. */
  after?: string | undefined;
  now: Date;
  until: Date;
}

/**
 * Gives a moderator the ad that has waited longest of those that nobody else looks at, until a moment; one that they have
 * already, before any other. Two who ask at the same time get two ads.
 */
export async function claimOldest(
  db: Kysely<Tables>,
  { moderatorId, after, now, until }: Claiming,
): Promise<string | undefined> {
  // Also one whose time is over, as nobody else has taken it.
  const isOwn = sql<SqlBool>`(property_ad.claimed_by = ${moderatorId})`;
  const isFree = sql<SqlBool>`(property_ad.claimed_until is null or property_ad.claimed_until <= ${now})`;
  if (after)
    await db
      .updateTable('property_ad')
      .set({ claimed_until: until })
      .where('property_id', '=', after)
      .where(isOwn)
      .execute();
  // Each by itself is read from an index as far as its first row; sorted together they would all be read.
  return (await claimFirst(isOwn)) ?? claimFirst(isFree);

  async function claimFirst(which: typeof isOwn): Promise<string | undefined> {
    const claimed = await db
      .with('oldest', () => {
        const found = waiting(db, now)
          .select('property_ad.property_id')
          .where(which)
          .where('property.user_id', '<>', moderatorId)
          .orderBy('property_ad.submitted_at')
          .orderBy('property_ad.property_id')
          .limit(1)
          .forUpdate('property_ad')
          .skipLocked();
        return after ? found.where('property_ad.property_id', '<>', after) : found;
      })
      .updateTable('property_ad')
      .from('oldest')
      .set({ claimed_by: moderatorId, claimed_until: until })
      .whereRef('property_ad.property_id', '=', 'oldest.property_id')
      .returning('property_ad.property_id')
      .executeTakeFirst();
    return claimed?.property_id;
  }
}
