import { AD_DAYS, AVAILABILITY, cairoDaysLater, type Ranking } from '@mashrabiya/contract';

/**
 * On which days of its run an ad of each pack goes one rank down, counted from its first. A superior ad is superior,
 * then elite, then basic; an elite one joins it on the second step (specification, section 4, which leaves the split open).
 */
export interface AdSteps {
  /** A superior ad becomes elite after so many days. */
  superior: number;
  /** What is elite by then becomes basic so many days later. */
  elite: number;
}

/** Ten days of each rank. */
export const DEFAULT_STEPS: AdSteps = { superior: 10, elite: 10 };

/** The owner's split, written as `10,10,10` with `AD_DAYS` in all; the default where it makes no sense. */
export function readSteps(text: string | undefined): AdSteps {
  const days = (text ?? '').split(',').map(Number);
  const [superior = 0, elite = 0] = days;
  const isWhole = days.length === 3 && days.every((one) => Number.isInteger(one) && one >= 0);
  const isFull = days.reduce((sum, one) => sum + one, 0) === AD_DAYS;
  return isWhole && isFull ? { superior, elite } : DEFAULT_STEPS;
}

/** How an ad stands at a moment of its run. */
export interface AdStanding {
  /** Null once its run is over. */
  ranking: Ranking | null;
  /** When that changes; null once its run is over. */
  until: Date | null;
}

/** The day of its run until which an ad of a pack has a rank. */
function lastDay(pack: Ranking, rank: Ranking, steps: AdSteps): number {
  if (rank === 1) return AD_DAYS;
  if (rank === 3) return pack === 3 ? steps.superior : 0;
  return pack >= 2 ? steps.superior + steps.elite : 0;
}

/** When the run of an ad that starts at a moment is over. */
export const endOfRun = (startsAt: Date): Date => cairoDaysLater(startsAt, AD_DAYS);

/** Whether the run of an ad is over; one that has not begun is not. */
export const isOver = (startsAt: Date | null, now: Date): boolean => startsAt !== null && endOfRun(startsAt) <= now;

/** How many days before the end its seller is told. */
const TOLD_BEFORE_DAYS = 3;

/** When the seller of an ad is told that it ends: three days before, at the same hour in Egypt. */
export const toldOfEndAt = (endsAt: Date): Date => cairoDaysLater(endsAt, -TOLD_BEFORE_DAYS);

/** An ad's run, and the rank of the one that is paid for after it. */
export interface PaidRuns {
  pack: Ranking;
  run: number;
  starts_at: Date | null;
  next_pack: Ranking | null;
}

/**
 * The run that an ad is in: the one that was paid for ahead begins where the first ends, or now where the ad was not on
 * offer at that moment. Undefined while nothing changes.
 */
export function nextRun({ run, starts_at, next_pack }: PaidRuns, now: Date, wasOnOffer: boolean): PaidRuns | undefined {
  if (next_pack === null || starts_at === null || !isOver(starts_at, now)) return undefined;
  return { pack: next_pack, run: run + 1, starts_at: wasOnOffer ? endOfRun(starts_at) : now, next_pack: null };
}

/** Why an ad cannot be renewed. */
export type RenewalRefusal = 'ad_not_expired' | 'ad_renewed';

/** Whether an ad's next run is paid for: at once where it has ended, from its end on where it is on offer, once. */
export function renewalOf({
  availability,
  withheld,
  startsAt,
  nextPack,
}: {
  availability: number;
  withheld: string | null;
  startsAt: Date | null;
  nextPack: Ranking | null;
}): 'now' | 'at_end' | RenewalRefusal {
  if (availability === AVAILABILITY.expired && !withheld) return 'now';
  if (availability !== AVAILABILITY.active || startsAt === null) return 'ad_not_expired';
  return nextPack === null ? 'at_end' : 'ad_renewed';
}

/** How an ad of a pack stands at a moment, its run having started at another. Days are Egypt's, to the same hour. */
export function standingOf(pack: Ranking, startsAt: Date, now: Date, steps = DEFAULT_STEPS): AdStanding {
  for (const ranking of [3, 2, 1] as const) {
    const until = cairoDaysLater(startsAt, lastDay(pack, ranking, steps));
    if (now < until) return { ranking, until };
  }
  return { ranking: null, until: null };
}

/** The rank of an ad from a moment on at which its rank changes: of the run paid for ahead where this one ends then. */
export const rankFrom = (
  { pack, starts_at, next_pack }: Pick<PaidRuns, 'pack' | 'starts_at' | 'next_pack'>,
  until: Date,
  steps = DEFAULT_STEPS,
): Ranking | null => (starts_at && standingOf(pack, starts_at, until, steps).ranking) ?? next_pack;
