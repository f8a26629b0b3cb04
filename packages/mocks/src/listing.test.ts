import { PAGE_SIZE } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { listPage } from './listing.ts';

describe('listPage', () => {
  it('puts ranked ads first, then the newest', () => {
    const rankings = listPage('ar', { action: 'forsell' }, {}).allData.map((card) => card.ranking);
    expect(rankings).toEqual([...rankings].sort((a, b) => b - a));
  });

  it('sorts by price without regard to payment, homes without one last', () => {
    const first = listPage('en', {}, { sort_price: 'asc' });
    const prices = first.allData.map((card) => card.price ?? Infinity);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const last = listPage('en', {}, { sort_price: 'asc', page: first.last_page });
    expect(last.allData.at(-1)?.price).toBeNull();
  });

  it('has pages, and an empty one past the last', () => {
    const first = listPage('ar', {}, {});
    expect(first.allData).toHaveLength(PAGE_SIZE);
    expect(first.last_page).toBeGreaterThan(1);
    expect(listPage('ar', {}, { page: first.last_page + 1 }).allData).toEqual([]);
  });

  it('combines filters', () => {
    const { allData } = listPage('ar', { type: 'housing', bedrooms: [3], max_price: 6_000_000 }, {});
    expect(allData.length).toBeGreaterThan(0);
    for (const card of allData) expect([card.type, card.bedrooms]).toEqual(['housing', 3]);
  });

  it('finds an Arabic place by its Latin spelling', () => {
    const { allData } = listPage('ar', { query: 'Smouha' }, {});
    expect(new Set(allData.map((card) => card.city_name))).toEqual(new Set(['سموحة']));
  });
});
