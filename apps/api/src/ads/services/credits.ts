import { AD_DAYS, AD_TYPES, type AdCounts, cairoDaysLater, RANKINGS, type Ranking } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { PropertyAdRow } from '../../db/tables/ad.ts';
import { enqueue } from '../../jobs/jobs.ts';
import {
  correctionsOf,
  enterCredit,
  entryOf,
  grantLot,
  lockLot,
  lotsOfOrder,
  nextLot,
  prolongLot,
  stepsOf,
} from '../repository/credits.ts';
import { claimFreeTrial, hasFreeTrial } from '../repository/freeTrials.ts';
import { readFreeTrial } from '../rules/freeTrial.ts';

/** The kind of the jobs that take away ads whose time is over. */
export const EXPIRE_ADS_JOB = 'expire_ads';

/** A home's ad in one of its runs, as the ledger names it. */
interface Run {
  userId: string;
  propertyId: string;
  pack: Ranking;
  run: number;
}

const referenceOf = ({ propertyId, run }: Run): string => `${propertyId} ${run}`;

/**
 * Grants the ads of the free trial, once by account and mailbox. `setting` says how many of each rank. Within a
 * transaction: a claimed trial must not get lost.
 */
export async function grantFreeTrial(
  tx: Transaction<Tables>,
  { userId, setting, now }: { userId: string; setting: string | undefined; now: Date },
): Promise<void> {
  const trial = readFreeTrial(setting);
  if (RANKINGS.every((ranking) => trial[ranking] === 0)) return;
  if (!(await hasFreeTrial(tx, userId)) && !(await claimFreeTrial(tx, userId))) return;
  for (const ranking of RANKINGS) {
    const amount = trial[ranking];
    if (amount > 0) await grantLot(tx, { userId, ranking, amount, reason: 'free_trial', reference: '', now });
  }
}

/** Gives the ads that an order paid for, once, and takes away what is left when their time is over. */
export async function grantOrder(
  tx: Transaction<Tables>,
  order: { id: string; userId: string; ads: AdCounts; validDays: number | null; steps: string | null },
  now: Date,
): Promise<void> {
  const { id, userId, ads, validDays, steps } = order;
  const expiresAt = validDays === null ? undefined : cairoDaysLater(now, validDays);
  for (const ranking of RANKINGS) {
    const amount = ads[AD_TYPES[ranking]];
    if (amount === 0) continue;
    const grant = { userId, ranking, amount, reason: 'purchase', reference: id, orderId: id } as const;
    const lotId = await grantLot(tx, { ...grant, expiresAt, steps, now });
    if (lotId && expiresAt) await expireLater(tx, lotId, expiresAt, now);
  }
}

const expireLater = (tx: Transaction<Tables>, lotId: string, runAt: Date, now: Date): Promise<void> =>
  enqueue(tx, { kind: EXPIRE_ADS_JOB, payload: { lot_id: lotId }, now, runAt });

/** The split of the thirty days that the ad of a run was bought with; undefined where none was. */
export const stepsOfRun = (tx: Transaction<Tables>, run: Run): Promise<string | undefined> =>
  stepsOf(tx, { userId: run.userId, ranking: run.pack, reference: referenceOf(run) });

/** Takes the ad that a run costs; refused as `no_ads_left` when there is none. A run is paid for once. */
export async function payRun(tx: Transaction<Tables>, run: Run, now: Date): Promise<void> {
  const { userId, pack: ranking } = run;
  const use = { userId, ranking, reason: 'use', reference: referenceOf(run) } as const;
  const lot = await nextLot(tx, userId, ranking, now);
  if (await entryOf(tx, use)) return;
  if (!lot) throw new AppError({ code: 'no_ads_left', pointer: '/ranking' });
  await enterCredit(tx, { ...use, lotId: lot.id, amount: -1, now });
}

/** Gives the ad of a run back to where it came from, for another thirty days if its time is over meanwhile. */
export async function returnRun(tx: Transaction<Tables>, run: Run, now: Date): Promise<void> {
  const { userId, pack: ranking } = run;
  const reference = referenceOf(run);
  const use = await entryOf(tx, { userId, ranking, reason: 'use', reference });
  if (!use) return;
  const lotId = use.lot_id;
  const lot = await lockLot(tx, lotId);
  const isNew = await enterCredit(tx, { userId, ranking, reason: 'return', reference, lotId, amount: 1, now });
  if (!isNew || !lot.expires_at || lot.expires_at > now) return;
  const until = cairoDaysLater(now, AD_DAYS);
  await prolongLot(tx, lotId, until);
  await expireLater(tx, lotId, until, now);
}

/**
 * Gives back the run of an ad that was paid for ahead and has not begun, if there is one; what the ad is without it. The
 * number of that run is spent: the next one has another, and so it is paid for.
 */
export async function returnNextRun(
  tx: Transaction<Tables>,
  { property_id: propertyId, next_pack: pack, run }: Pick<PropertyAdRow, 'property_id' | 'next_pack' | 'run'>,
  userId: string,
  now: Date,
): Promise<Pick<PropertyAdRow, 'next_pack' | 'run'>> {
  if (pack === null) return { next_pack: null, run };
  await returnRun(tx, { userId, propertyId, pack, run: run + 1 }, now);
  return { next_pack: null, run: run + 1 };
}

/** Takes the ads that are left of an order while its refund is decided. */
export async function holdOrder(
  tx: Transaction<Tables>,
  { orderId, refundId, now }: { orderId: string; refundId: string; now: Date },
): Promise<void> {
  for (const { id } of await lotsOfOrder(tx, orderId)) {
    const { user_id: userId, ranking, balance } = await lockLot(tx, id);
    if (balance === 0) continue;
    await enterCredit(tx, { userId, ranking, reason: 'refund', reference: refundId, lotId: id, amount: -balance, now });
  }
}

/** Gives back what was taken for a refund that is not made. What expired meanwhile has thirty days. */
export async function releaseOrder(
  tx: Transaction<Tables>,
  { orderId, refundId, now }: { orderId: string; refundId: string; now: Date },
): Promise<void> {
  for (const lot of await lotsOfOrder(tx, orderId)) {
    const { id, user_id: userId, ranking, expires_at } = await lockLot(tx, lot.id);
    const held = await entryOf(tx, { userId, ranking, reason: 'refund', reference: refundId });
    if (!held) continue;
    const back = {
      userId,
      ranking,
      reason: 'refund_return',
      reference: refundId,
      lotId: id,
      amount: -held.amount,
    } as const;
    if (!(await enterCredit(tx, { ...back, now })) || !expires_at || expires_at > now) continue;
    const until = cairoDaysLater(now, AD_DAYS);
    await prolongLot(tx, id, until);
    await expireLater(tx, id, until, now);
  }
}

/**
 * Gives somebody ads as a lot of their own, or takes some from those that are left, the ones that expire first, because
 * a person says so; once for its reference. False when it was done before.
 */
export async function correctCredits(
  tx: Transaction<Tables>,
  { userId, ranking, amount, reference, now }: Correction,
): Promise<boolean> {
  const before = await correctionsOf(tx, userId, reference);
  const done = before.reduce((sum, one) => sum + one.amount, 0);
  if (before.length > 0) {
    if (done !== amount || before.some((one) => one.ranking !== ranking))
      throw new AppError({ code: 'key_reused', pointer: '/idempotency_key' });
    return false;
  }
  if (amount > 0)
    return (await grantLot(tx, { userId, ranking, amount, reason: 'correction', reference, now })) !== undefined;
  // What is taken may come from several lots: each has an entry of its own under the same key.
  for (let left = -amount, part = 0; left > 0; part++) {
    const lot = await nextLot(tx, userId, ranking, now);
    if (!lot) throw new AppError({ code: 'too_few_ads', pointer: '/amount' });
    const { balance } = await lockLot(tx, lot.id);
    const taken = Math.min(balance, left);
    const entry = {
      userId,
      ranking,
      reason: 'correction',
      reference: `${reference}${part ? ` ${part}` : ''}`,
    } as const;
    if (!(await enterCredit(tx, { ...entry, lotId: lot.id, amount: -taken, now }))) return false;
    left -= taken;
  }
  return true;
}

interface Correction {
  userId: string;
  ranking: Ranking;
  /** Negative for what is taken. */
  amount: number;
  reference: string;
  now: Date;
}
