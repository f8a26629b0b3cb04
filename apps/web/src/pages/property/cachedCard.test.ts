import { property, propertyCards, similarProperties } from '@mashrabiya/mocks';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createClient } from '../../api/client.ts';
import { listPages, listTotal } from '../../api/lists.ts';
import { apiPages } from '../../api/pages.ts';
import { apiQuery, type QueryContext } from '../../api/query.ts';
import { onlyListing } from '../../compare/comparedListings.ts';
import { cachedCard } from './cachedCard.ts';

const context: QueryContext = {
  client: createClient({ fetch, language: () => 'ar', token: () => null }),
  language: 'ar',
  user: '',
};
const source = { action: 'forsell', filters: {}, page: 1 } as const;
const [first, second] = propertyCards('ar');
const page = (allData: (typeof first)[], current_page: number) => ({ allData, current_page, last_page: 2 });

test('a property is found by its card in any page of a list, and among similar ones', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData<unknown>(listTotal(context, source).queryKey, 2);
  queryClient.setQueryData<unknown>(listPages(context, source).queryKey, {
    pages: [page([first], 1), page([second], 2)],
    pageParams: [1, 2],
  });
  expect(cachedCard(queryClient, 'ar', second?.id ?? '')).toBe(second);

  const [similar] = similarProperties('ar');
  const answer = { data: property('ar'), similar_properties: similarProperties('ar') };
  queryClient.setQueryData<unknown>(apiQuery(context, 'getProperty', { params: { id: '1' } }).queryKey, answer);
  expect(cachedCard(queryClient, 'ar', similar?.id ?? '')).toEqual(similar);
});

test('a property is found in favourites, recently viewed and the comparison', () => {
  const queryClient = new QueryClient();
  const [compared] = similarProperties('ar');
  const alone = apiQuery(context, onlyListing, { params: { id: compared?.id ?? '' } });
  queryClient.setQueryData<unknown>(alone.queryKey, compared);
  expect(cachedCard(queryClient, 'ar', compared?.id ?? '')).toBe(compared);
  expect(cachedCard(queryClient, 'ar', first?.id ?? '')).toBeUndefined();

  const favorites = apiPages(context, 'listSharedFavorites', { body: { token: 'of-a-friend' } });
  queryClient.setQueryData<unknown>(favorites.queryKey, { pages: [{ data: { data: [first] } }], pageParams: [1] });
  expect(cachedCard(queryClient, 'ar', first?.id ?? '')).toBe(first);
});

test('a card in the other language, or of a list that is still loading, is not found', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData<unknown>(listPages(context, source).queryKey, {
    pages: [page([first], 1)],
    pageParams: [1],
  });
  expect(cachedCard(queryClient, 'en', first?.id ?? '')).toBeUndefined();
  expect(cachedCard(new QueryClient(), 'ar', first?.id ?? '')).toBeUndefined();
});
