import type { CallAnswer, CallName, Property, PropertyCard } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Scope } from '../../api/keys.ts';
import type { ListPage } from '../../api/lists.ts';

const LISTS: readonly CallName[] = ['listForSale', 'listForRent', 'search', 'listProviderListings'];
const FAVORITES = ['listFavorites', 'listSharedFavorites'] as const;

/** Card of a property, if a page shown in this language had it. */
export function cachedCard(queryClient: QueryClient, language: Language, id: string): PropertyCard | undefined {
  const cached = <T>(call: CallName, scope: Partial<Scope> = {}): T[] =>
    queryClient
      .getQueriesData<T>({ queryKey: [call, { language, ...scope }] })
      .flatMap(([, data]) => (data === undefined ? [] : [data]));
  const pages = <T>(call: CallName) => cached<InfiniteData<T>>(call, { pages: true }).flatMap((answer) => answer.pages);
  const cards: readonly PropertyCard[] = [
    ...LISTS.flatMap((call) => pages<ListPage>(call)).flatMap(({ allData }) => allData),
    ...FAVORITES.flatMap((call) => pages<CallAnswer<(typeof FAVORITES)[number]>>(call)).flatMap(
      ({ data }) => data.data,
    ),
    // Comparisons and recently viewed properties are cached without similar listings.
    ...cached<CallAnswer<'getProperty'> | Property>('getProperty').flatMap((answer) =>
      'similar_properties' in answer ? answer.similar_properties : [answer],
    ),
    ...cached<CallAnswer<'getSimilar'>>('getSimilar').flatMap(({ data }) => data),
    ...cached<CallAnswer<'getNearest'>>('getNearest').flatMap(({ data }) => data.map(({ home: listing }) => listing)),
    ...cached<CallAnswer<'getArea'>>('getArea').flatMap(({ data }) => data.newest),
    ...cached<CallAnswer<'getArticle'>>('getArticle').flatMap(({ data }) => data.homes),
  ];
  return cards.find((card) => card.id === id);
}
