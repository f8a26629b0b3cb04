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
  facetsOf as countFacets,
  interpretSentence,
  type ListingFilters,
  type ListingQuery,
  makeLexicon,
  mapViewOf,
  nearestTo,
  runQuery,
  Suggester,
  similarTo,
} from '@mashrabiya/search';
import type { FixtureLanguage } from '../fixtures/language.ts';
import { cardsOf, factsOf, marketplace } from './listings.ts';
import { reference } from './reference.ts';

/** Filters with the search text. */
export interface Wanted extends ListingFilters {
  query?: string | undefined;
}

type Direction = 'asc' | 'desc' | undefined;

export function sortOf({
  sort_date,
  sort_price,
}: {
  sort_date?: Direction;
  sort_price?: Direction;
}): ListingQuery['sort'] {
  if (sort_date) return `date_${sort_date}`;
  return sort_price && `price_${sort_price}`;
}

export function listPage(query: ListingQuery, language: FixtureLanguage): SearchPage {
  const { listings, total, corrected, unused } = runQuery(marketplace().index, query);
  return {
    allData: cardsOf(listings, language),
    current_page: query.page,
    last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    total_properties: total,
    corrected,
    unused,
  };
}

export const facetsOf = ({ query = '', ...filters }: Wanted): Facets =>
  countFacets(marketplace().index, filters, query, reference);

/** Near matches in the mocked marketplace. */
export function nearest({ query = '', ...filters }: Wanted, language: FixtureLanguage): NearestListing[] {
  const { index } = marketplace();
  return nearestTo(index, filters, query, reference, NEAREST_COUNT).flatMap(({ listing, differences }) =>
    cardsOf([listing], language).map((card) => ({ home: card, differences })),
  );
}

export const mapView = ({ query: text = '', ...filters }: Wanted, zoom: number): MapView =>
  mapViewOf(marketplace().index, { filters, text, zoom });

/** Similar listings; undefined for an unknown one. */
export function similarListings(id: string, language: FixtureLanguage) {
  const listing = factsOf(id);
  return listing && cardsOf(similarTo(marketplace().index, listing, SIMILAR_COUNT), language);
}

let suggester: Suggester | undefined;

export function suggestions(text: string, language: FixtureLanguage) {
  suggester ??= new Suggester(reference, { current: async () => marketplace().index, version: 1 });
  return suggester.suggest(text, language);
}

export function interpretation(sentence: string): Interpretation {
  const { index } = marketplace();
  return interpretSentence(sentence, makeLexicon(reference), {
    likeliest: (choices) => choices.find((filters) => index.passing(filters).count > 0),
    isWord: (word) => index.vocabulary.get(word) !== undefined,
  });
}
