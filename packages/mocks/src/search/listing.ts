import {
  type Facets,
  type Interpretation,
  type MapView,
  NEAREST_COUNT,
  type NearestListing,
  PAGE_SIZE,
  type SearchPage,
  SIMILAR_COUNT,
} from '@mashrabiya/contract';
import {
  buildLexicon,
  buildMapView,
  computeFacets,
  createIndexTotals,
  findNearest,
  findSimilar,
  interpretSentence,
  type ListingFilters,
  type ListingQuery,
  runQuery,
  Suggester,
} from '@mashrabiya/search';
import type { FixtureLanguage } from '../fixtures/language.ts';
import { getCards, getFacts, getMarketplace } from './listings.ts';
import { reference } from './reference.ts';

export interface ListingSearch extends ListingFilters {
  query?: string | undefined;
}

type Direction = 'asc' | 'desc' | undefined;

export function toSortOption({
  sort_date,
  sort_price,
}: {
  sort_date?: Direction;
  sort_price?: Direction;
}): ListingQuery['sort'] {
  if (sort_date) return `date_${sort_date}`;
  return sort_price && `price_${sort_price}`;
}

export function buildListPage(query: ListingQuery, language: FixtureLanguage): SearchPage {
  const { listings, total, corrected, unused } = runQuery(getMarketplace().index, query);
  return {
    allData: getCards(listings, language),
    current_page: query.page,
    last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    total_properties: total,
    corrected,
    unused,
  };
}

export const getFacets = ({ query = '', ...filters }: ListingSearch): Facets =>
  computeFacets(getMarketplace().index, filters, query, reference);

export function findNearestListings(
  { query = '', ...filters }: ListingSearch,
  language: FixtureLanguage,
): NearestListing[] {
  const { index } = getMarketplace();
  return findNearest(index, filters, query, reference, NEAREST_COUNT).flatMap(({ listing, differences }) =>
    getCards([listing], language).map((card) => ({ home: card, differences })),
  );
}

export const getMapView = ({ query: text = '', ...filters }: ListingSearch, zoom: number): MapView =>
  buildMapView(getMarketplace().index, { filters, text, zoom });

/** Similar listings; undefined for an unknown one. */
export function findSimilarListings(id: string, language: FixtureLanguage) {
  const listing = getFacts(id);
  return listing && getCards(findSimilar(getMarketplace().index, listing, SIMILAR_COUNT), language);
}

let suggester: Suggester | undefined;

export function getSuggestions(text: string, language: FixtureLanguage) {
  suggester ??= new Suggester(
    reference,
    createIndexTotals({ current: async () => getMarketplace().index, version: 1 }, reference),
  );
  return suggester.suggest(text, language);
}

export function getInterpretation(sentence: string): Promise<Interpretation> {
  const { index } = getMarketplace();
  return interpretSentence(sentence, buildLexicon(reference), {
    chooseLikeliest: async (choices) => choices.find((filters) => index.findPassing(filters).count > 0),
    isWord: (word) => index.vocabulary.get(word) !== undefined,
  });
}
