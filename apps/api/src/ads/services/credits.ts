import { AD_DAYS, AD_TYPES, type AdCounts, addCairoDays, RANKINGS, type Ranking } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { PropertyAdRow } from '../../db/tables/ad.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import {
  extendCreditLot,
  findCorrections,
  findCreditLotsByOrder,
  findEntry,
  findPurchasedSchedule,
  grantCreditLot,
  lockCreditLot,
  lockNextCreditLot,
  recordCreditEntry,
} from '../repository/credits.ts';
import { claimFreeTrial, hasFreeTrial } from '../repository/freeTrials.ts';
import { parseFreeTrial } from '../rules/freeTrial.ts';

export const EXPIRE_ADS_JOB = 'expire_ads';

interface AdPeriod {
  userId: string;
  propertyId: string;
  pack: Ranking;
  /** Number of the period, see `PropertyAdTable.run`. */
  run: number;
}

const buildReference = ({ propertyId, run }: AdPeriod): string => `${propertyId} ${run}`;

/**
 * Grants the free trial, once per account and mailbox. `setting` is the number of ads per rank. Within a transaction,
 * so that a claimed trial is not lost.
 */
export async function grantFreeTrial(
  tx: Transaction<Tables>,
  { userId, setting, now }: { userId: string; setting: string | undefined; now: Date },
): Promise<void> {
  const trial = parseFreeTrial(setting);
  if (RANKINGS.every((ranking) => trial[ranking] === 0)) return;
  if (!(await hasFreeTrial(tx, userId)) && !(await claimFreeTrial(tx, userId))) return;
  for (const ranking of RANKINGS) {
    const amount = trial[ranking];
    if (amount > 0) await grantCreditLot(tx, { userId, ranking, amount, reason: 'free_trial', reference: '', now });
  }
}

/** Grants the ads of a paid order, once, and schedules their expiry. */
export async function grantOrder(
  tx: Transaction<Tables>,
  order: { id: string; userId: string; ads: AdCounts; validDays: number | null; rankSchedule: string | null },
  now: Date,
): Promise<void> {
  const { id, userId, ads, validDays, rankSchedule } = order;
  const expiresAt = validDays === null ? undefined : addCairoDays(now, validDays);
  for (const ranking of RANKINGS) {
    const amount = ads[AD_TYPES[ranking]];
    if (amount === 0) continue;
    const grant = { userId, ranking, amount, reason: 'purchase', reference: id, orderId: id } as const;
    const lotId = await grantCreditLot(tx, { ...grant, expiresAt, rankSchedule, now });
    if (lotId && expiresAt) await scheduleExpiry(tx, lotId, expiresAt, now);
  }
}

const scheduleExpiry = (tx: Transaction<Tables>, lotId: string, runAt: Date, now: Date): Promise<void> =>
  enqueue(tx, { kind: EXPIRE_ADS_JOB, payload: { lot_id: lotId }, now, runAt });

export const findPeriodSchedule = (tx: Transaction<Tables>, period: AdPeriod): Promise<string | undefined> =>
  findPurchasedSchedule(tx, { userId: period.userId, ranking: period.pack, reference: buildReference(period) });

/** Charges one ad for a period, once; `no_ads_left` if there is none. */
export async function chargePeriod(tx: Transaction<Tables>, period: AdPeriod, now: Date): Promise<void> {
  const { userId, pack: ranking } = period;
  const useEntry = { userId, ranking, reason: 'use', reference: buildReference(period) } as const;
  const lot = await lockNextCreditLot(tx, userId, ranking, now);
  if (await findEntry(tx, useEntry)) return;
  if (!lot) throw new AppError({ code: 'no_ads_left', pointer: '/ranking' });
  await recordCreditEntry(tx, { ...useEntry, lotId: lot.id, amount: -1, now });
}

/** Returns a period's ad to its lot, extended by thirty days if the lot has expired. */
export async function returnPeriodCredit(tx: Transaction<Tables>, period: AdPeriod, now: Date): Promise<void> {
  const { userId, pack: ranking } = period;
  const reference = buildReference(period);
  const useEntry = await findEntry(tx, { userId, ranking, reason: 'use', reference });
  if (!useEntry) return;
  const lotId = useEntry.lot_id;
  const lot = await lockCreditLot(tx, lotId);
  const isNew = await recordCreditEntry(tx, { userId, ranking, reason: 'return', reference, lotId, amount: 1, now });
  if (isNew) await extendExpiredLot(tx, lotId, lot.expires_at, now);
}

/** Makes ads that were returned to an expired lot valid for thirty days. */
async function extendExpiredLot(
  tx: Transaction<Tables>,
  lotId: string,
  expiresAt: Date | null,
  now: Date,
): Promise<void> {
  if (!expiresAt || expiresAt > now) return;
  const until = addCairoDays(now, AD_DAYS);
  await extendCreditLot(tx, lotId, until);
  await scheduleExpiry(tx, lotId, until, now);
}

/**
 * Returns the ad credit of a next period that has not started, and the ad's columns without that period. The number of
 * the period is not reused, so that a new next period is charged again.
 */
export async function returnNextPeriodCredit(
  tx: Transaction<Tables>,
  { property_id: propertyId, next_pack: pack, run }: Pick<PropertyAdRow, 'property_id' | 'next_pack' | 'run'>,
  userId: string,
  now: Date,
): Promise<Pick<PropertyAdRow, 'next_pack' | 'run'>> {
  if (pack === null) return { next_pack: null, run };
  await returnPeriodCredit(tx, { userId, propertyId, pack, run: run + 1 }, now);
  return { next_pack: null, run: run + 1 };
}

/** Takes an order's unused ads while its refund is pending. */
export async function reserveOrderCredits(
  tx: Transaction<Tables>,
  { orderId, refundId, now }: { orderId: string; refundId: string; now: Date },
): Promise<void> {
  for (const { id } of await findCreditLotsByOrder(tx, orderId)) {
    const { user_id: userId, ranking, balance } = await lockCreditLot(tx, id);
    if (balance === 0) continue;
    await recordCreditEntry(tx, {
      userId,
      ranking,
      reason: 'refund',
      reference: refundId,
      lotId: id,
      amount: -balance,
      now,
    });
  }
}

/** Returns an order's reserved ads when no refund is made. An expired lot is extended by thirty days. */
export async function releaseOrderCredits(
  tx: Transaction<Tables>,
  { orderId, refundId, now }: { orderId: string; refundId: string; now: Date },
): Promise<void> {
  for (const lot of await findCreditLotsByOrder(tx, orderId)) {
    const { id, user_id: userId, ranking, expires_at } = await lockCreditLot(tx, lot.id);
    const reservationEntry = await findEntry(tx, { userId, ranking, reason: 'refund', reference: refundId });
    if (!reservationEntry) continue;
    const returnEntry = {
      userId,
      ranking,
      reason: 'refund_return',
      reference: refundId,
      lotId: id,
      amount: -reservationEntry.amount,
    } as const;
    if (await recordCreditEntry(tx, { ...returnEntry, now })) await extendExpiredLot(tx, id, expires_at, now);
  }
}

/**
 * Adds ads as a lot, or takes unused ones that expire first, by a manual correction; once per reference. False if it
 * was done before.
 */
export async function correctCredits(
  tx: Transaction<Tables>,
  { userId, ranking, amount, reference, now }: Correction,
): Promise<boolean> {
  const previousEntries = await findCorrections(tx, userId, reference);
  const correctedAmount = previousEntries.reduce((sum, correction) => sum + correction.amount, 0);
  if (previousEntries.length > 0) {
    if (correctedAmount !== amount || previousEntries.some((correction) => correction.ranking !== ranking))
      throw new AppError({ code: 'key_reused', pointer: '/idempotency_key' });
    return false;
  }
  if (amount > 0)
    return (await grantCreditLot(tx, { userId, ranking, amount, reason: 'correction', reference, now })) !== undefined;
  // The amount may come from several lots: each has an entry of its own under the same key.
  for (let remaining = -amount, part = 0; remaining > 0; part++) {
    const lot = await lockNextCreditLot(tx, userId, ranking, now);
    if (!lot) throw new AppError({ code: 'too_few_ads', pointer: '/amount' });
    const { balance } = await lockCreditLot(tx, lot.id);
    const removedAmount = Math.min(balance, remaining);
    const entry = {
      userId,
      ranking,
      reason: 'correction',
      reference: `${reference}${part ? ` ${part}` : ''}`,
    } as const;
    if (!(await recordCreditEntry(tx, { ...entry, lotId: lot.id, amount: -removedAmount, now }))) return false;
    remaining -= removedAmount;
  }
  return true;
}

interface Correction {
  userId: string;
  ranking: Ranking;
  /** Negative to remove ads. */
  amount: number;
  reference: string;
  now: Date;
}
