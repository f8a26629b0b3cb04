import {
  ACTIONS,
  type Facets,
  Facets as FacetsAnswer,
  FILTER_NAMES,
  FINISHINGS,
  type FilterName,
  ORIENTATIONS,
  PAYMENT_METHODS,
  PROPERTY_TYPES,
} from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import type { ListingFilters } from '../listings/conditions.ts';
import {
  active,
  createNarrowFilters,
  createRandomFilters,
  findMatching,
  hasFeature,
  index,
  randomBelow,
  reference,
} from '../listings/listings.fixture.ts';
import { computeFacets } from './facets.ts';

const findListings = (filters: ListingFilters, word?: string) => {
  const listings = findMatching(filters);
  return word ? listings.filter((listing) => listing.title_words.includes(word)) : listings;
};
const countListings = (filters: ListingFilters, word?: string) => findListings(filters, word).length;

function removeFilters(filters: ListingFilters, ...names: (keyof ListingFilters)[]): ListingFilters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name as keyof ListingFilters)));
}
const FIELDS: Partial<Record<FilterName, (keyof ListingFilters)[]>> = {
  type: ['type', 'category_id', 'subcategory_id', 'features'],
  gover: ['gover', 'city'],
  price: ['min_price', 'max_price'],
  monthly: ['max_monthly'],
  size: ['min_size', 'max_size'],
  storey: ['min_storey', 'max_storey'],
  completion_year: ['min_completion_year', 'max_completion_year'],
  orientation: ['orientation', 'not_orientation'],
  map: ['box', 'area'],
};
const keepPositive = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));

/** Naive reference implementation: one count per option. */
function computeExpected(filters: ListingFilters, word?: string): Omit<Facets, 'best_removal'> {
  const countIds = (ids: number[], choose: (id: number) => ListingFilters) =>
    keepPositive(Object.fromEntries(ids.map((id) => [String(id), countListings(choose(id), word)])));
  const countWords = <T extends string>(list: readonly T[], choose: (option: T) => ListingFilters) =>
    Object.fromEntries(list.map((option) => [option, countListings(choose(option), word)])) as Record<T, number>;
  const upTo = (last: number) => Array.from({ length: last + 1 }, (_, i) => i);
  const ofType = removeFilters(filters, 'type', 'category_id', 'subcategory_id', 'features');
  const foundListings = findListings(filters, word);
  return {
    total: countListings(filters, word),
    is_estimated: false,
    action: countWords(ACTIONS, (action) => ({ ...filters, action })),
    type: countWords(PROPERTY_TYPES, (type) => ({ ...ofType, type })),
    subcategory_id: countIds(upTo(4).slice(1), (subcategory_id) => ({ ...filters, subcategory_id })),
    gover: countIds(upTo(3).slice(1), (gover) => ({ ...removeFilters(filters, 'city'), gover })),
    city: countIds(upTo(5).slice(1), (city) => ({ ...filters, city: [city] })),
    bedrooms: countIds(upTo(6), (rooms) => ({ ...filters, bedrooms: [rooms] })),
    bathrooms: countIds(upTo(6), (rooms) => ({ ...filters, bathrooms: [rooms] })),
    floors: countIds(upTo(6), (rooms) => ({ ...filters, floors: [rooms] })),
    storey: countIds(
      upTo(14).map((at) => at - 1),
      (storey) => ({ ...removeFilters(filters, 'min_storey', 'max_storey'), min_storey: storey, max_storey: storey }),
    ),
    completion_year: countIds(
      upTo(12).map((at) => 2018 + at),
      (year) => ({
        ...removeFilters(filters, 'min_completion_year', 'max_completion_year'),
        min_completion_year: year,
        max_completion_year: year,
      }),
    ),
    orientation: countWords(ORIENTATIONS, (orientation) => ({
      ...removeFilters(filters, 'not_orientation'),
      orientation,
    })),
    finishing: countWords(FINISHINGS, (finishing) => ({ ...filters, finishing })),
    payment: countWords(PAYMENT_METHODS, (payment) => ({ ...filters, payment })),
    features: keepPositive(
      Object.fromEntries(
        [...reference.features.keys()].map((id) => [
          id,
          foundListings.filter((listing) => hasFeature(listing, id)).length,
        ]),
      ),
    ),
  };
}

function computeExpectedRemoval(filters: ListingFilters): Facets['best_removal'] {
  const totals = FILTER_NAMES.filter((name) => name !== 'query').map((filter) => {
    const fields = FIELDS[filter] ?? [filter as keyof ListingFilters];
    const isSet = filter === 'type' ? filters.type || filters.category_id : filter !== 'gover' || filters.gover;
    return { filter, total: isSet ? countListings(removeFilters(filters, ...fields)) : 0 };
  });
  const helping = totals.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  // The place is removed last.
  return helping.find(({ filter }) => !['gover', 'city', 'map'].includes(filter)) ?? helping[0] ?? null;
}

describe('facets', () => {
  it('match a separate count for each choice on 200 random filters', () => {
    const seenRemovals = new Set<FilterName>();
    for (let i = 0; i < 200; i++) {
      // Every other mix is so narrow that often nothing passes all filters.
      const filters = i % 2 === 0 ? createRandomFilters() : createNarrowFilters();
      const facets = computeFacets(index, filters, '', reference);
      const { best_removal, ...counts } = facets;
      expect(counts).toEqual(computeExpected(filters));
      expect(best_removal?.total).toBe(counts.total > 0 ? undefined : computeExpectedRemoval(filters)?.total);
      if (best_removal) seenRemovals.add(best_removal.filter);
      FacetsAnswer.parse(facets);
    }
    expect(seenRemovals.size).toBeGreaterThan(3);
  }, 20_000);

  it('count within a text search', () => {
    for (let i = 0; i < 40; i++) {
      const filters = randomBelow(3) === 0 ? {} : createRandomFilters();
      const { best_removal: _, ...counts } = computeFacets(index, filters, ' garden ', reference);
      expect(counts).toEqual(computeExpected(filters, 'garden'));
    }
  });

  it('name the filter whose removal brings the most', () => {
    expect(computeFacets(index, { min_price: 900_000_000, bedrooms: [2] }, '', reference).best_removal).toEqual({
      filter: 'price',
      total: countListings({ bedrooms: [2] }),
    });
    expect(computeFacets(index, { bedrooms: [2] }, 'xyzzyqwerty', reference)).toMatchObject({
      total: countListings({ bedrooms: [2] }),
      best_removal: null,
    });
    expect(computeFacets(index, { box: '1,1,2,2' }, '', reference).best_removal).toEqual({
      filter: 'map',
      total: active.length,
    });
    expect(computeFacets(index, { box: '1,1,2,2', max_price: 1 }, '', reference).best_removal).toBeNull();
    expect(computeFacets(index, {}, '', reference).best_removal).toBeNull();
  });

  it('remove dependent filters too: without the governorate there is no city', () => {
    const otherCityFilters = { gover: 2, city: [2], bedrooms: [2] };
    const facets = computeFacets(
      index,
      { ...otherCityFilters, type: 'housing', subcategory_id: 1, features: [2] },
      '',
      reference,
    );
    const byHand = [
      { filter: 'gover', total: countListings({ bedrooms: [2], type: 'housing', subcategory_id: 1, features: [2] }) },
      { filter: 'type', total: countListings(otherCityFilters) },
    ].sort((a, b) => b.total - a.total);
    expect(facets.total).toBe(0);
    expect(facets.best_removal).toEqual(byHand[0]);
  });
});
