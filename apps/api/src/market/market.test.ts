import { MIN_SAMPLE } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { ListingIndex } from '../search/ListingIndex.ts';
import { active, index, listings, reference } from '../search/testListings.ts';
import { bucketsOf } from './buckets.ts';
import { figuresOf } from './Figures.ts';
import { Market } from './Market.ts';
import { quantile } from './statistics.ts';
import { trendOf } from './trend.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('quantile', () => {
  it('is between neighbours where there is no middle', () => {
    expect(quantile([1, 2, 3, 10], 0.5)).toBe(2.5);
    expect(quantile([1, 2, 3], 0.5)).toBe(2);
    expect(quantile([7], 0.25)).toBe(7);
  });
});

describe('figuresOf', () => {
  const figures = figuresOf(index);

  it('agrees with a plain median for every home', () => {
    for (const home of active) {
      const like = active.filter(
        (other) =>
          other.city_id === home.city_id && other.action === home.action && other.category_id === home.category_id,
      );
      const prices = like.flatMap(({ price, size }) => (price === null ? [] : [price / size])).sort((a, b) => a - b);
      const context = figures.contextOf(home);
      expect(figures.groupOf(home)).toMatchObject({ onOffer: like.length });
      if (home.price === null || prices.length < MIN_SAMPLE) expect(context).toBeNull();
      else {
        const median = Math.max(1, Math.round(quantile(prices, 0.5)));
        expect(context).toMatchObject({ median, sample: prices.length });
        expect(context?.difference).toBeCloseTo(((Math.round(home.price / home.size) - median) / median) * 100, -1);
      }
    }
  });

  it('says nothing of fewer homes than make a median', () => {
    const few = new ListingIndex(reference);
    const home = { ...active[0], city_id: 1, action: 0, category_id: 1, price: 1_000_000, size: 100 } as const;
    const homes = Array.from({ length: MIN_SAMPLE }, (_, i) => ({
      ...listings.values().next().value,
      ...home,
      id: `${i}`,
    }));
    few.update(homes.slice(1) as never);
    expect(figuresOf(few).contextOf(home)).toBeNull();
    few.update(homes as never);
    expect(figuresOf(few).contextOf(home)).toEqual({ median: 10_000, sample: MIN_SAMPLE, difference: 0 });
  });
});

describe('Market', () => {
  const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
  const [home] = active;
  if (!home) throw new Error('There are no listings.');

  it('makes figures again when homes have changed, and not more often than they may be old', () => {
    const own = new ListingIndex(reference);
    own.update(active);
    const market = new Market();
    const first = market.figures(own, NOW);
    expect(market.figures(own, later(3600))).toBe(first);
    own.update([{ ...home, availability: 3 }]);
    expect(market.figures(own, later(29))).toBe(first);
    const next = market.figures(own, later(30));
    expect(next).not.toBe(first);
    expect(next.groupOf(home)?.onOffer).toBe((first.groupOf(home)?.onOffer ?? 0) - 1);
  });
});

describe('bucketsOf', () => {
  it.each([
    ['spread', Array.from({ length: 200 }, (_, i) => 20_000 + i * 137)],
    ['with outliers', [90, ...Array.from({ length: 98 }, (_, i) => 30_000 + i * 90), 4_000_000]],
    ['all alike', Array.from({ length: 20 }, () => 31_000)],
    ['of a rent', Array.from({ length: 30 }, (_, i) => 40 + i * 3.3)],
    ['tiny', Array.from({ length: 12 }, (_, i) => 0.4 + i / 10)],
  ])('counts all prices, %s, in at most twelve equal parts', (_, prices) => {
    const buckets = bucketsOf(prices);
    expect(buckets.length).toBeGreaterThan(0);
    expect(buckets.length).toBeLessThanOrEqual(12);
    expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
    expect(new Set(buckets.map(({ from, to }) => to - from)).size).toBe(1);
    for (const [i, { from, to }] of buckets.entries()) {
      expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true);
      if (i > 0) expect(from).toBe(buckets[i - 1]?.to);
    }
  });

  it('gives a price at an edge to the next bucket', () => {
    const prices = Array.from({ length: 101 }, (_, i) => i * 100);
    const buckets = bucketsOf(prices);
    expect(buckets[1]).toEqual({ from: 1000, to: 2000, count: 10 });
  });
});

describe('trendOf', () => {
  it('sorts ads into the months of Egypt', () => {
    const ads = (count: number, at: string, price: number) =>
      Array.from({ length: count }, () => ({ created_at: new Date(at), price, size: 100 }));
    const months = trendOf(
      [
        ...ads(MIN_SAMPLE, '2026-10-31T22:00:00Z', 1_000_000),
        ...ads(MIN_SAMPLE - 1, '2026-10-31T20:59:00Z', 2_000_000),
        ...ads(9, '2025-11-30T23:00:00Z', 900_000),
        ...ads(9, '2025-11-20T12:00:00Z', 1),
      ],
      NOW,
    );
    expect(months).toHaveLength(12);
    expect(months[11]).toEqual({ month: '2026-11', median: 10_000, sample: MIN_SAMPLE });
    expect(months[10]).toEqual({ month: '2026-10', median: null, sample: MIN_SAMPLE - 1 });
    expect(months[0]).toEqual({ month: '2025-12', median: 9000, sample: 9 });
    expect(months[5]).toEqual({ month: '2026-05', median: null, sample: 0 });
  });
});
