import { AVAILABILITY } from '@mashrabiya/contract';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { selectPendingDecisions } from '../../decisions/repository/pendingDecisions.ts';

/**
 * Pending ads, and edits of approved ones. Excludes accounts with an unconfirmed address, blocked sellers, and ads with
 * a decision that can still be undone.
 */
const selectWaiting = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('property_ad')
    .innerJoin('property', 'property.id', 'property_ad.property_id')
    .innerJoin('app_user', 'app_user.id', 'property.user_id')
    .where((eb) =>
      eb.or([
        eb('property.availability', '=', AVAILABILITY.pending),
        eb.and([
          eb('property_ad.edit', 'is not', null),
          eb('is_edit_refused', '=', false),
          eb('property.availability', '<>', AVAILABILITY.rejected),
        ]),
      ]),
    )
    .where('property.removed_at', 'is', null)
    .where('app_user.email_verified_at', 'is not', null)
    .where('app_user.blocked_at', 'is', null)
    .where('property_ad.property_id', 'not in', selectPendingDecisions(db, 'ad', now));

export async function countWaiting(db: Kysely<Tables>, moderatorId: string, now: Date): Promise<number> {
  const { count } = await selectWaiting(db, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('property.user_id', '<>', moderatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findWaitingClaims = (db: Kysely<Tables>, now: Date) =>
  selectWaiting(db, now).select(['property_ad.claimed_by', 'property_ad.claimed_until']);

export interface ClaimOptions {
  moderatorId: string;
  /** Ad to skip; the moderator keeps its claim. */
  after?: string | undefined;
  now: Date;
  until: Date;
}

/** Claims the oldest pending ad for a moderator, own claims first. Concurrent callers get different ads. */
export async function claimOldest(
  db: Kysely<Tables>,
  { moderatorId, after, now, until }: ClaimOptions,
): Promise<string | undefined> {
  // Also an expired claim that no other moderator has taken.
  const isOwn = sql<SqlBool>`(property_ad.claimed_by = ${moderatorId})`;
  const isFree = sql<SqlBool>`(property_ad.claimed_until is null or property_ad.claimed_until <= ${now})`;
  if (after)
    await db
      .updateTable('property_ad')
      .set({ claimed_until: until })
      .where('property_id', '=', after)
      .where(isOwn)
      .execute();
  // Each query alone reads one row from an index; combined they would read and sort all rows.
  return (await claimFirst(isOwn)) ?? claimFirst(isFree);

  async function claimFirst(condition: typeof isOwn): Promise<string | undefined> {
    const claimedAd = await db
      .with('oldest', () => {
        const candidates = selectWaiting(db, now)
          .select('property_ad.property_id')
          .where(condition)
          .where('property.user_id', '<>', moderatorId)
          .orderBy('property_ad.submitted_at')
          .orderBy('property_ad.property_id')
          .limit(1)
          .forUpdate('property_ad')
          .skipLocked();
        return after ? candidates.where('property_ad.property_id', '<>', after) : candidates;
      })
      .updateTable('property_ad')
      .from('oldest')
      .set({ claimed_by: moderatorId, claimed_until: until })
      .whereRef('property_ad.property_id', '=', 'oldest.property_id')
      .returning('property_ad.property_id')
      .executeTakeFirst();
    return claimedAd?.property_id;
  }
}
