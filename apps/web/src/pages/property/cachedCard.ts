import type { CallAnswer, CallName, Property, PropertyCard } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListPage } from '../../api/listQueries.ts';
import type { Scope } from '../../api/queryKeys.ts';

const LIST_CALLS: readonly CallName[] = ['listForSale', 'listForRent', 'search', 'listProviderListings'];
const FAVORITE_CALLS = ['listFavorites', 'listSharedFavorites'] as const;

/** Card of a property, if a page shown in this language had it. */
export function findCachedCard(queryClient: QueryClient, language: Language, id: string): PropertyCard | undefined {
  const getCached = <T>(call: CallName, scope: Partial<Scope> = {}): T[] =>
    queryClient
      .getQueriesData<T>({ queryKey: [call, { language, ...scope }] })
      .flatMap(([, data]) => (data === undefined ? [] : [data]));
  const getCachedPages = <T>(call: CallName) =>
    getCached<InfiniteData<T>>(call, { isPaged: true }).flatMap((answer) => answer.pages);
  const cards: readonly PropertyCard[] = [
    ...LIST_CALLS.flatMap((call) => getCachedPages<ListPage>(call)).flatMap(({ allData }) => allData),
    ...FAVORITE_CALLS.flatMap((call) => getCachedPages<CallAnswer<(typeof FAVORITE_CALLS)[number]>>(call)).flatMap(
      ({ data }) => data.data,
    ),
    // Comparisons and recently viewed properties are cached without similar listings.
    ...getCached<CallAnswer<'getProperty'> | Property>('getProperty').flatMap((answer) =>
      'similar_properties' in answer ? answer.similar_properties : [answer],
    ),
    ...getCached<CallAnswer<'getSimilar'>>('getSimilar').flatMap(({ data }) => data),
    ...getCached<CallAnswer<'getNearest'>>('getNearest').flatMap(({ data }) =>
      data.map(({ home: listing }) => listing),
    ),
    ...getCached<CallAnswer<'getArea'>>('getArea').flatMap(({ data }) => data.newest),
    ...getCached<CallAnswer<'getArticle'>>('getArticle').flatMap(({ data }) => data.homes),
  ];
  return cards.find((card) => card.id === id);
}
