import { PAGE_SIZE } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { buildListPage, getFacets, getInterpretation, getMapView, getSuggestions } from './listing.ts';
import { getArea, getBusiestAreas, getMarket } from './market.ts';

const FIRST_LISTING = '019a9000-0000-7000-8000-000000000001';

describe('the mocked marketplace', () => {
  it('has pages, and an empty one past the last', () => {
    const first = buildListPage({ filters: {}, page: 1 }, 'ar');
    expect(first.allData).toHaveLength(PAGE_SIZE);
    expect(first.last_page).toBeGreaterThan(1);
    expect(buildListPage({ filters: {}, page: first.last_page + 1 }, 'ar').allData).toEqual([]);
  });

  it('finds an Arabic place by its Latin spelling', () => {
    const { allData } = buildListPage({ text: 'Smouha', filters: {}, page: 1 }, 'ar');
    expect(new Set(allData.map((card) => card.city_name))).toEqual(new Set(['سموحة']));
  });

  it('shows and counts the same listings on the map', () => {
    const filters = { action: 'forsell', type: 'housing' } as const;
    const { total_properties } = buildListPage({ filters, page: 1 }, 'en');
    expect(getFacets(filters).total).toBe(total_properties);
    expect(getMapView(filters, 6).total).toBe(total_properties);
  });

  it('suggests a development by name', async () => {
    expect(await getSuggestions('Mountain', 'en')).toMatchObject([{ kind: 'compound', city_name: 'Fifth Settlement' }]);
  });

  it('understands a sentence', async () => {
    const { filters } = await getInterpretation('apartment 3 beds in maadi under 5m');
    expect(filters).toMatchObject({ bedrooms: [3], max_price: 5_000_000, subcategory_id: 1 });
  });

  it('has enough listings for medians, histograms and trends', () => {
    const market = getMarket(FIRST_LISTING);
    expect(market?.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(market?.context.sample);
    expect(getBusiestAreas('ar').length).toBeGreaterThan(3);
    expect(getArea(1, 'ar')?.trend?.months.filter(({ median }) => median !== null)).toHaveLength(11);
  });
});
