import { AD_DAYS, AVAILABILITY, addCairoDays, type Ranking } from '@mashrabiya/contract';

/**
 * Days after which an ad drops one rank. A superior ad is superior, then elite, then basic; an elite ad stays elite
 * until a superior one becomes basic (specification, section 4, which leaves the split open).
 */
export interface RankSchedule {
  /** Days until a superior ad becomes elite. */
  superior: number;
  /** Days of a superior ad as elite, until it becomes basic. */
  elite: number;
}

export const DEFAULT_RANK_SCHEDULE: RankSchedule = { superior: 10, elite: 10 };

/** Parses the setting, `10,10,10` with `AD_DAYS` in total; the default if it is invalid. */
export function parseRankSchedule(text: string | undefined): RankSchedule {
  const days = (text ?? '').split(',').map(Number);
  const [superior = 0, elite = 0] = days;
  const areDaysValid = days.length === 3 && days.every((dayCount) => Number.isInteger(dayCount) && dayCount >= 0);
  const coversAllDays = days.reduce((sum, dayCount) => sum + dayCount, 0) === AD_DAYS;
  return areDaysValid && coversAllDays ? { superior, elite } : DEFAULT_RANK_SCHEDULE;
}

export interface RankingPeriod {
  ranking: Ranking | null;
  /** Next change; null once the period is over. */
  until: Date | null;
}

/** Last day of the period on which an ad of a pack has a rank. */
function computeLastDayAtRank(pack: Ranking, rank: Ranking, schedule: RankSchedule): number {
  if (rank === 1) return AD_DAYS;
  if (rank === 3) return pack === 3 ? schedule.superior : 0;
  return pack >= 2 ? schedule.superior + schedule.elite : 0;
}

export const computePeriodEnd = (startsAt: Date): Date => addCairoDays(startsAt, AD_DAYS);

export const isPeriodOver = (startsAt: Date | null, now: Date): boolean =>
  startsAt !== null && computePeriodEnd(startsAt) <= now;

const NOTICE_DAYS = 3;

export const computeEndingNoticeTime = (endsAt: Date): Date => addCairoDays(endsAt, -NOTICE_DAYS);

export interface PaidPeriods {
  pack: Ranking;
  run: number;
  starts_at: Date | null;
  next_pack: Ranking | null;
}

/**
 * Returns the ad's next period if the current one has ended: it begins at that end, or now if the ad was offline then.
 * Undefined if nothing changes.
 */
export function computeNextPeriod(
  { run, starts_at, next_pack }: PaidPeriods,
  now: Date,
  wasOnline: boolean,
): PaidPeriods | undefined {
  if (next_pack === null || starts_at === null || !isPeriodOver(starts_at, now)) return undefined;
  return { pack: next_pack, run: run + 1, starts_at: wasOnline ? computePeriodEnd(starts_at) : now, next_pack: null };
}

export type RenewalRefusal = 'ad_not_expired' | 'ad_renewed';

/** Decides when a renewal starts: at once if the period has ended, otherwise from its end on, only once. */
export function decideRenewal({
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

/** Computes an ad's rank. Each day ends at the hour of the start, in Egypt's time zone. */
export function rankingAt(pack: Ranking, startsAt: Date, now: Date, schedule = DEFAULT_RANK_SCHEDULE): RankingPeriod {
  for (const ranking of [3, 2, 1] as const) {
    const until = addCairoDays(startsAt, computeLastDayAtRank(pack, ranking, schedule));
    if (now < until) return { ranking, until };
  }
  return { ranking: null, until: null };
}

/** Rank of an ad after a change: the rank of the next paid period if this one ends then. */
export const computeRankAfter = (
  { pack, starts_at, next_pack }: Pick<PaidPeriods, 'pack' | 'starts_at' | 'next_pack'>,
  until: Date,
  schedule = DEFAULT_RANK_SCHEDULE,
): Ranking | null => (starts_at && rankingAt(pack, starts_at, until, schedule).ranking) ?? next_pack;
