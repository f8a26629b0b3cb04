import type { CallAnswer, CallName, PropertyCard } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Scope } from '../../api/keys.ts';
import type { ListPage } from '../../api/lists.ts';

const LISTS: readonly CallName[] = ['listForSale', 'listForRent', 'search'];

/** The card of a home, if a page that was shown in this language had it. */
export function knownCard(queryClient: QueryClient, language: Language, id: string): PropertyCard | undefined {
  const cached = <T>(call: CallName, scope: Partial<Scope> = {}): T[] =>
    queryClient
      .getQueriesData<T>({ queryKey: [call, { language, ...scope }] })
      .flatMap(([, data]) => (data === undefined ? [] : [data]));
  const cards = [
    ...LISTS.flatMap((call) => cached<InfiniteData<ListPage>>(call, { pages: true }))
      .flatMap(({ pages }) => pages)
      .map(({ allData }) => allData),
    ...cached<CallAnswer<'getProperty'>>('getProperty').map(({ similar_properties }) => similar_properties),
    ...cached<CallAnswer<'getSimilar'>>('getSimilar').map(({ data }) => data),
    ...cached<CallAnswer<'getArea'>>('getArea').map(({ data }) => data.newest),
  ];
  return cards.flat().find((card) => card.id === id);
}
