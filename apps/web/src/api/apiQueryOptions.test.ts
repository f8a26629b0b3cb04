import type { CallName } from '@mashrabiya/contract';
import { InfiniteQueryObserver, QueryClient, QueryObserver, skipToken } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { apiPagesOptions } from './apiPagesOptions.ts';
import { apiQueryOptions, definePart, type QueryContext } from './apiQueryOptions.ts';
import { createClient } from './client.ts';
import { prefetch } from './prefetch.ts';
import { getKeyLanguage, isUserSpecificKey, withLanguage } from './queryKeys.ts';

const mockAnswer = (body: unknown) => vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body)));

function createContext(user: string, fetch = mockAnswer({ data: [] })): QueryContext {
  return { client: createClient({ fetch, language: () => 'ar', token: () => 'secret' }), language: 'ar', user };
}
const getSentHeaders = (fetch: ReturnType<typeof mockAnswer>) => fetch.mock.calls.map(([, init]) => init?.headers);

test('a query key contains call, language and input', () => {
  const query = { cityId: '7' };
  expect(apiQueryOptions(createContext(''), 'getArea', { params: query, query: {} }).queryKey).toEqual([
    'getArea',
    { language: 'ar' },
    { params: query, query: {} },
  ]);
});

test('a user’s own answers have the user in the key, public answers do not', () => {
  const getKeyScope = (call: CallName) =>
    isUserSpecificKey(apiQueryOptions(createContext('login-1'), call, {} as never).queryKey);
  expect(getKeyScope('getProfile')).toBe(true);
  expect(getKeyScope('getFavoriteIds')).toBe(true);
  expect(getKeyScope('getCategories')).toBe(false);
  // Favorites are loaded separately: one answer serves all users.
  expect(getKeyScope('getProperty')).toBe(false);
  expect(getKeyScope('search')).toBe(false);
  const [firstKey, secondKey] = ['login-1', 'login-2'].map(
    (user) => apiQueryOptions(createContext(user), 'getProfile', {}).queryKey,
  );
  expect(firstKey).not.toEqual(secondKey);
});

test('an answer is in the language of its key, even if the page’s language has changed', async () => {
  const fetch = mockAnswer({ data: [], current_page: 1, last_page: 1 });
  const english: QueryContext = { ...createContext('', fetch), language: 'en' };
  const queryClient = new QueryClient();
  await prefetch({ queryClient }, apiQueryOptions(english, 'getFinancial', {}));
  await queryClient.prefetchInfiniteQuery(apiPagesOptions(english, 'listForSale', { query: {} }));
  expect(getSentHeaders(fetch)).toHaveLength(2);
  for (const headers of getSentHeaders(fetch)) expect(headers).toHaveProperty('Accept-Language', 'en');
});

test('a public key is fetched without the session', async () => {
  const fetch = mockAnswer({ data: {}, similar_properties: [] });
  const queryClient = new QueryClient();
  await prefetch(
    { queryClient },
    apiQueryOptions(createContext('login-1', fetch), 'getProperty', { params: { id: '1' } }),
  );
  await queryClient.prefetchInfiniteQuery(
    apiPagesOptions(createContext('login-1', fetch), 'listForSale', { query: {} }),
  );
  expect(getSentHeaders(fetch)).toHaveLength(2);
  for (const headers of getSentHeaders(fetch)) expect(headers).not.toHaveProperty('Authorization');
});

test('a user’s key is fetched with the session', async () => {
  const fetch = mockAnswer({ data: [] });
  await prefetch(
    { queryClient: new QueryClient() },
    apiQueryOptions(createContext('login-1', fetch), 'getFavoriteIds', {}),
  );
  expect(getSentHeaders(fetch)).toEqual([expect.objectContaining({ Authorization: 'Bearer secret' })]);
});

test('a private call sends no request for a visitor, nor does one without input', async () => {
  const fetch = mockAnswer({ data: [] });
  const visitor = createContext('', fetch);
  for (const query of [apiQueryOptions(visitor, 'getProfile', {}), apiQueryOptions(visitor, 'interpret', undefined)]) {
    expect(query.queryFn).toBe(skipToken);
  }
  expect(await prefetch({ queryClient: new QueryClient() }, apiQueryOptions(visitor, 'getProfile', {}))).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('a part of an answer is cached beside the whole', async () => {
  const context = createContext('', mockAnswer({ data: [1, 2, 3] }));
  const count = definePart('getCategories', 'count', ({ data }) => data.length);
  const queryClient = new QueryClient();
  await Promise.all([
    prefetch({ queryClient }, apiQueryOptions(context, count, {})),
    prefetch({ queryClient }, apiQueryOptions(context, 'getCategories', {})),
  ]);
  expect(queryClient.getQueryData(apiQueryOptions(context, count, {}).queryKey)).toBe(3);
  expect(queryClient.getQueryData(apiQueryOptions(context, 'getCategories', {}).queryKey)).toEqual({ data: [1, 2, 3] });
});

test('the pages of a list start at the requested page, and end with the last', async () => {
  const fetch = mockAnswer({ allData: [], current_page: 3, last_page: 4 });
  const pages = apiPagesOptions(createContext('', fetch), 'listForSale', { query: { type: 'land' } }, 3);
  await new QueryClient().prefetchInfiniteQuery(pages);
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/forsell?type=land&page=3');
  const createPage = (current_page: number) => ({ current_page, last_page: 4 }) as never;
  expect(pages.getNextPageParam(createPage(3), [], 3, [])).toBe(4);
  expect(pages.getNextPageParam(createPage(4), [], 4, [])).toBeUndefined();
  expect(pages.getPreviousPageParam?.(createPage(1), [], 1, [])).toBeUndefined();
});

test.each([
  [5, 5],
  [6, 0],
])('a stale list of %i pages sends %i requests when shown again', async (pages, requests) => {
  const fetch = mockAnswer({ allData: [], current_page: 1, last_page: 99 });
  const queryClient = new QueryClient();
  const list = apiPagesOptions(createContext('', fetch), 'listForSale', { query: {} });
  await queryClient.prefetchInfiniteQuery({ ...list, pages, getNextPageParam: () => 1 });
  fetch.mockClear();
  const unsubscribe = new InfiniteQueryObserver(queryClient, { ...list, staleTime: 0 }).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  unsubscribe();
  expect(fetch).toHaveBeenCalledTimes(requests);
});

test('the page of a call with a body is in the body', async () => {
  const fetch = mockAnswer({ allData: [], current_page: 2, last_page: 4 });
  const input = { query: {}, body: { query: 'villa' } };
  await new QueryClient().prefetchInfiniteQuery(apiPagesOptions(createContext('', fetch), 'search', input, 2));
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"query":"villa","page":2}');
});

test('a change of language maps a key to the same query', () => {
  const { queryKey } = apiQueryOptions(createContext('login-1'), 'getProfile', {});
  expect(withLanguage('en', queryKey)).toEqual(
    apiQueryOptions({ ...createContext('login-1'), language: 'en' }, 'getProfile', {}).queryKey,
  );
  expect(getKeyLanguage(queryKey)).toBe('ar');
});

test('a failed prefetch reports its reason', async () => {
  const fails = createContext('', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('cut')));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  expect(await prefetch({ queryClient }, apiQueryOptions(fails, 'getCategories', {}))).toMatchObject({
    code: 'network',
  });
});

test('a link from a mail is followed once, also after a re-render', async () => {
  const fetch = mockAnswer({ data: { email: 'nadia@example.com' } });
  const queryClient = new QueryClient();
  const query = apiQueryOptions(createContext('', fetch), 'verifyEmail', { body: { token: 'a'.repeat(43) } });
  const observe = () => new QueryObserver(queryClient, query).subscribe(() => undefined);
  observe()();
  observe();
  await vi.waitFor(() => expect(queryClient.getQueryState(query.queryKey)?.status).toBe('success'));
  expect(fetch).toHaveBeenCalledOnce();
});
