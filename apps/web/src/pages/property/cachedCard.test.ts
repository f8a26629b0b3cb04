import { property, propertyCards, similarProperties } from '@mashrabiya/mocks';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { apiPagesOptions } from '../../api/apiPagesOptions.ts';
import { apiQueryOptions, type QueryContext } from '../../api/apiQueryOptions.ts';
import { createClient } from '../../api/client.ts';
import { buildListQuery, buildTotalQuery } from '../../api/listQueries.ts';
import { listingPart } from '../../compare/comparedListings.ts';
import { findCachedCard } from './cachedCard.ts';

const context: QueryContext = {
  client: createClient({ fetch, language: () => 'ar', token: () => null }),
  language: 'ar',
  user: '',
};
const source = { action: 'forsell', filters: {}, page: 1 } as const;
const [first, second] = propertyCards('ar');
const createPage = (allData: (typeof first)[], current_page: number) => ({ allData, current_page, last_page: 2 });

test('a property is found by its card in any page of a list, and among similar ones', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData<unknown>(buildTotalQuery(context, source).queryKey, 2);
  queryClient.setQueryData<unknown>(buildListQuery(context, source).queryKey, {
    pages: [createPage([first], 1), createPage([second], 2)],
    pageParams: [1, 2],
  });
  expect(findCachedCard(queryClient, 'ar', second?.id ?? '')).toBe(second);

  const [similar] = similarProperties('ar');
  const answer = { data: property('ar'), similar_properties: similarProperties('ar') };
  queryClient.setQueryData<unknown>(apiQueryOptions(context, 'getProperty', { params: { id: '1' } }).queryKey, answer);
  expect(findCachedCard(queryClient, 'ar', similar?.id ?? '')).toEqual(similar);
});

test('a property is found in favourites, recently viewed and the comparison', () => {
  const queryClient = new QueryClient();
  const [compared] = similarProperties('ar');
  const partQuery = apiQueryOptions(context, listingPart, { params: { id: compared?.id ?? '' } });
  queryClient.setQueryData<unknown>(partQuery.queryKey, compared);
  expect(findCachedCard(queryClient, 'ar', compared?.id ?? '')).toBe(compared);
  expect(findCachedCard(queryClient, 'ar', first?.id ?? '')).toBeUndefined();

  const favorites = apiPagesOptions(context, 'listSharedFavorites', { body: { token: 'of-a-friend' } });
  queryClient.setQueryData<unknown>(favorites.queryKey, { pages: [{ data: { data: [first] } }], pageParams: [1] });
  expect(findCachedCard(queryClient, 'ar', first?.id ?? '')).toBe(first);
});

test('a card in the other language, or of a list that is still loading, is not found', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData<unknown>(buildListQuery(context, source).queryKey, {
    pages: [createPage([first], 1)],
    pageParams: [1],
  });
  expect(findCachedCard(queryClient, 'en', first?.id ?? '')).toBeUndefined();
  expect(findCachedCard(new QueryClient(), 'ar', first?.id ?? '')).toBeUndefined();
});
