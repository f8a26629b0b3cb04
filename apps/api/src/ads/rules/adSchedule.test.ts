import type { Ranking } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import {
  computeEndingNoticeTime,
  computeNextPeriod,
  computePeriodEnd,
  computeRankAfter,
  DEFAULT_RANK_SCHEDULE,
  decideRenewal,
  isPeriodOver,
  parseRankSchedule,
  rankingAt,
} from './adSchedule.ts';

const START = new Date('2026-01-20T21:30:00Z');
const getRankingOn = (time: string, pack: Ranking, steps = DEFAULT_RANK_SCHEDULE) =>
  rankingAt(pack, START, new Date(time), steps);

describe('The rank of an ad during its thirty days', () => {
  it.each<[string, Ranking, Ranking | null]>([
    ['2026-01-20T21:30:00Z', 3, 3],
    ['2026-01-30T21:29:59Z', 3, 3],
    ['2026-01-30T21:30:00Z', 3, 2],
    ['2026-02-09T21:29:59Z', 3, 2],
    ['2026-02-09T21:30:00Z', 3, 1],
    ['2026-02-19T21:29:59Z', 3, 1],
    ['2026-02-19T21:30:00Z', 3, null],
    ['2026-01-20T21:30:00Z', 2, 2],
    ['2026-02-09T21:29:59Z', 2, 2],
    ['2026-02-09T21:30:00Z', 2, 1],
    ['2026-02-19T21:30:00Z', 2, null],
    ['2026-01-20T21:30:00Z', 1, 1],
    ['2026-02-19T21:29:59Z', 1, 1],
    ['2026-02-19T21:30:00Z', 1, null],
  ])('at %s, bought as %i, is %s', (time, pack, ranking) => expect(getRankingOn(time, pack).ranking).toBe(ranking));

  it('includes the time of the next change', () => {
    expect(getRankingOn('2026-01-25T00:00:00Z', 3).until).toEqual(new Date('2026-01-30T21:30:00Z'));
    expect(getRankingOn('2026-01-25T00:00:00Z', 1).until).toEqual(computePeriodEnd(START));
    expect(getRankingOn('2026-03-25T00:00:00Z', 1).until).toBeNull();
  });

  it('ends at the same hour in Egypt across a clock change', () => {
    expect(computePeriodEnd(new Date('2026-04-10T10:00:00Z'))).toEqual(new Date('2026-05-10T09:00:00Z'));
    expect(computePeriodEnd(new Date('2026-10-20T09:00:00Z'))).toEqual(new Date('2026-11-19T10:00:00Z'));
  });

  it('follows another split, also one without a step', () => {
    const steps = parseRankSchedule('0,5,25');
    expect(getRankingOn('2026-01-20T21:30:00Z', 3, steps).ranking).toBe(2);
    expect(getRankingOn('2026-01-25T21:30:00Z', 3, steps).ranking).toBe(1);
  });

  it.each([undefined, '', '10,10', '10,10,11', '10,x,10', '-5,25,10', '10.5,9.5,10'])(
    'has ten days of each rank if the setting is %s',
    (text) => expect(parseRankSchedule(text)).toEqual(DEFAULT_RANK_SCHEDULE),
  );
});

describe('The end of an ad’s schedule', () => {
  it.each([
    ['2026-02-19T21:30:00Z', '2026-02-16T21:30:00Z'],
    // The same hour in Egypt, whose clocks change on 2026-04-24 and 2026-10-30.
    ['2026-04-25T09:00:00Z', '2026-04-22T10:00:00Z'],
    ['2026-10-31T10:00:00Z', '2026-10-28T09:00:00Z'],
    ['2026-03-02T21:30:00Z', '2026-02-27T21:30:00Z'],
    ['2028-03-01T22:00:00Z', '2028-02-27T22:00:00Z'],
  ])('at %s sends a notice at %s', (end, notice) =>
    expect(computeEndingNoticeTime(new Date(end))).toEqual(new Date(notice)),
  );

  it.each([
    [null, '2026-02-19T21:30:00Z', false],
    [START, '2026-02-19T21:29:59Z', false],
    [START, '2026-02-19T21:30:00Z', true],
  ])('with a start at %s has passed at %s: %s', (startsAt, now, isOver) =>
    expect(isPeriodOver(startsAt, new Date(now))).toBe(isOver),
  );
});

describe('A renewal', () => {
  const ad = { pack: 1, run: 4, starts_at: START, next_pack: 3 } as const;
  const end = computePeriodEnd(START);

  it('starts when the previous schedule ends or the ad is listed again', () => {
    const dayAfterEnd = new Date(end.getTime() + 86_400_000);
    expect(computeNextPeriod(ad, new Date(end.getTime() - 1), true)).toBeUndefined();
    expect(computeNextPeriod(ad, dayAfterEnd, true)).toEqual({ pack: 3, run: 5, starts_at: end, next_pack: null });
    expect(computeNextPeriod(ad, dayAfterEnd, false)).toEqual({
      pack: 3,
      run: 5,
      starts_at: dayAfterEnd,
      next_pack: null,
    });
    expect(computeNextPeriod({ ...ad, next_pack: null }, dayAfterEnd, true)).toBeUndefined();
    expect(computeNextPeriod({ ...ad, starts_at: null }, dayAfterEnd, true)).toBeUndefined();
  });

  it.each<[number, string | null, Date | null, Ranking | null, string]>([
    [3, null, START, null, 'now'],
    [3, null, null, null, 'now'],
    [3, 'paused', START, null, 'ad_not_expired'],
    [3, 'blocked', START, null, 'ad_not_expired'],
    [2, null, START, null, 'at_end'],
    [2, null, START, 2, 'ad_renewed'],
    [2, null, null, null, 'ad_not_expired'],
    [1, null, null, null, 'ad_not_expired'],
    [4, null, START, null, 'ad_not_expired'],
  ])(
    'for an ad in state %i, withheld %s, started %s, renewed %s: %s',
    (availability, withheld, startsAt, nextPack, expected) =>
      expect(decideRenewal({ availability, withheld, startsAt, nextPack })).toBe(expected),
  );
});

describe('computeRankAfter', () => {
  const run = { pack: 3, starts_at: START, next_pack: null } as const;

  it('returns the next rank of the schedule, and null after its end', () => {
    expect(computeRankAfter(run, new Date('2026-01-30T21:30:00Z'))).toBe(2);
    expect(computeRankAfter(run, new Date('2026-02-09T21:30:00Z'))).toBe(1);
    expect(computeRankAfter(run, computePeriodEnd(START))).toBeNull();
  });

  it('returns the rank of a renewal', () => {
    expect(computeRankAfter({ ...run, next_pack: 2 }, computePeriodEnd(START))).toBe(2);
    expect(computeRankAfter({ ...run, starts_at: null }, computePeriodEnd(START))).toBeNull();
  });
});
