import { AD_DAYS, AVAILABILITY, type WithholdReason } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PropertyAdRow } from '../../db/tables/ad.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { changeAd, findOwnerId, updateProperty } from '../repository/ads.ts';
import {
  computeEndingNoticeTime,
  computeNextPeriod,
  computePeriodEnd,
  parseRankSchedule,
  rankingAt,
} from '../rules/adSchedule.ts';
import { findPeriodSchedule } from './credits.ts';

export const ADVANCE_AD_JOB = 'turn_ad';
export const AD_ENDING_JOB = 'ad_ending';

export interface AdTransition {
  now: Date;
  /** The current setting, see `parseRankSchedule`; for periods without a snapshot. */
  rankSchedule: string | undefined;
  origin: string;
}

/** Snapshot of the rank schedule, unaffected by later changes: from the purchase, or from the start of the period. */
async function findCurrentSchedule(
  tx: Transaction<Tables>,
  { property_id: propertyId, pack, run, steps }: PropertyAdRow,
  setting: string | undefined,
): Promise<string> {
  if (steps !== null) return steps;
  const userId = await findOwnerId(tx, propertyId);
  const purchasedSchedule = await findPeriodSchedule(tx, { userId, propertyId, pack, run });
  const { superior, elite } = parseRankSchedule(purchasedSchedule ?? setting);
  return [superior, elite, AD_DAYS - superior - elite].join();
}

async function beginPeriod(
  tx: Transaction<Tables>,
  ad: PropertyAdRow,
  starts_at: Date,
  transition: AdTransition,
): Promise<PropertyAdRow> {
  const { now, origin } = transition;
  const { property_id, pack, run, next_pack } = ad;
  const ends_at = computePeriodEnd(starts_at);
  const steps = await findCurrentSchedule(tx, ad, transition.rankSchedule);
  await changeAd(tx, property_id, { pack, run, next_pack, starts_at, ends_at, steps });
  await enqueue(tx, {
    kind: AD_ENDING_JOB,
    payload: { property_id, origin },
    now,
    runAt: computeEndingNoticeTime(ends_at),
  });
  return { ...ad, starts_at, ends_at, steps };
}

/**
 * Applies the ad's scheduled state and schedules the next change; a period paid for ahead begins when the current one
 * ends. False once the last period has ended. A withheld ad stays offline while its days pass.
 */
export async function advanceAd(
  tx: Transaction<Tables>,
  previousAd: PropertyAdRow,
  withheld: WithholdReason | null,
  transition: AdTransition,
): Promise<boolean> {
  const { now, rankSchedule, origin } = transition;
  const nextPeriod = computeNextPeriod(
    previousAd,
    now,
    previousAd.ranking_until !== null && previousAd.accepted_at !== null,
  );
  const ad = nextPeriod?.starts_at
    ? await beginPeriod(tx, { ...previousAd, ...nextPeriod, steps: null }, nextPeriod.starts_at, transition)
    : previousAd;
  if (!ad.starts_at) return true;
  const { property_id } = ad;
  const { ranking, until } = rankingAt(ad.pack, ad.starts_at, now, parseRankSchedule(ad.steps ?? rankSchedule));
  await changeAd(tx, property_id, { ranking_until: until });
  const { active, expired } = AVAILABILITY;
  if (!ranking) await updateProperty(tx, property_id, { availability: expired, withheld: null }, now);
  else await updateProperty(tx, property_id, { ranking, ...(!withheld && { availability: active }) }, now);
  if (until) await enqueue(tx, { kind: ADVANCE_AD_JOB, payload: { property_id, origin }, now, runAt: until });
  return ranking !== null;
}

/** Activates an ad: starts its period, or continues it after a review. False if the period has ended meanwhile. */
export async function startPeriod(
  tx: Transaction<Tables>,
  ad: PropertyAdRow,
  transition: AdTransition,
): Promise<boolean> {
  // Legacy listings without a period get one at their first review.
  if (!ad.starts_at) await updateProperty(tx, ad.property_id, { listed_at: transition.now }, transition.now);
  const runningAd = ad.ends_at ? ad : await beginPeriod(tx, ad, ad.starts_at ?? transition.now, transition);
  return advanceAd(tx, runningAd, null, transition);
}
