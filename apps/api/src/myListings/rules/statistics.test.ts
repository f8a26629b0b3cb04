import { describe, expect, it } from 'vitest';
import {
  type AdFacts,
  computeMedian,
  listDaysUpTo,
  selectAdvice,
  sumFigures,
  summarizeSimilarAds,
  toDailyFigures,
} from './statistics.ts';

const createFigures = (views: number, favorites = 0, leads = 0) => ({ views, favorites, leads });

describe('The days of a period', () => {
  it.each([
    ['2026-11-02', 3, ['2026-10-31', '2026-11-01', '2026-11-02']],
    ['2028-03-01', 2, ['2028-02-29', '2028-03-01']],
    // Egypt changed its clocks on 2026-04-24: days are counted without hours.
    ['2026-04-25', 3, ['2026-04-23', '2026-04-24', '2026-04-25']],
    ['2027-01-01', 1, ['2027-01-01']],
  ])('up to %s are %i', (last, count, days) => expect(listDaysUpTo(last, count)).toEqual(days));

  it('have figures without gaps, which add up', () => {
    const days = toDailyFigures(['2026-11-01', '2026-11-02'], new Map([['2026-11-02', createFigures(3, 2, 1)]]));
    expect(days).toEqual([
      { day: '2026-11-01', ...createFigures(0) },
      { day: '2026-11-02', ...createFigures(3, 2, 1) },
    ]);
    expect(sumFigures([createFigures(1, 2, 3), createFigures(4, 5, 6)])).toEqual(createFigures(5, 7, 9));
  });
});

describe('Similar ads', () => {
  it.each([
    [[7], 7],
    [[9, 1, 5], 5],
    [[4, 1], 3],
    [[10, 2, 4, 8], 6],
  ])('with %j have the median %i', (values, median) => expect(computeMedian(values)).toBe(median));

  it('need a minimum number for a comparison', () => {
    expect(summarizeSimilarAds([createFigures(1), createFigures(3)], 3)).toBeNull();
    expect(summarizeSimilarAds([createFigures(1, 1), createFigures(3, 0), createFigures(9, 5)], 3)).toEqual({
      sample: 3,
      ...createFigures(3, 1),
    });
  });
});

describe('Advice', () => {
  const goodAd: AdFacts = {
    pictures: 8,
    description: 400,
    hasPrice: true,
    priceDifference: 4,
    hasExactPlace: true,
    features: 6,
    hasPhone: true,
    ranking: 1,
    daysSinceConfirmed: 2,
    views: 40,
    similarViews: 30,
  };

  it('is empty for a good ad', () => expect(selectAdvice(goodAd)).toEqual([]));

  it.each<[Partial<AdFacts>, string]>([
    [{ hasPhone: false }, 'add_phone'],
    [{ pictures: 4 }, 'more_pictures'],
    [{ priceDifference: 16 }, 'price_high'],
    [{ hasPrice: false, priceDifference: null }, 'add_price'],
    [{ hasExactPlace: false }, 'exact_place'],
    [{ description: 199 }, 'longer_description'],
    [{ daysSinceConfirmed: 14 }, 'confirm'],
    [{ features: 2 }, 'add_features'],
    [{ views: 29 }, 'no_views_rank'],
  ])('for %j is %s', (facts, advice) => expect(selectAdvice({ ...goodAd, ...facts })).toEqual([advice]));

  it('suggests no rank to an ad that has one or has no comparison', () => {
    expect(selectAdvice({ ...goodAd, views: 0, ranking: 2 })).toEqual([]);
    expect(selectAdvice({ ...goodAd, views: 0, similarViews: null })).toEqual([]);
  });
});
