import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { mutateApi } from './apiMutationOptions.ts';
import { apiQueryOptions } from './apiQueryOptions.ts';
import { createChange } from './cacheChange.ts';
import { createClient } from './client.ts';

const listing = '0190a000-0000-7000-8000-000000000001';
const otherId = '0190a000-0000-7000-8000-000000000002';
const getUserKey = () => 'login-1';
const buildFavoriteChange = (id: string) => createChange('getFavoriteIds', ({ data }) => ({ data: [id, ...data] }));

/** Cache that holds one user's favorites, and a server whose next response the test resolves. */
function setUp() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetch = vi.fn(() => promise);
  const client = createClient({ fetch, language: () => 'ar', token: () => 'secret' });
  const queryClient = new QueryClient();
  const getFavoritesKey = (language: 'ar' | 'en') =>
    apiQueryOptions({ client, language, user: 'login-1' }, 'getFavoriteIds', {}).queryKey;
  const readFavorites = (language: 'ar' | 'en' = 'ar') => queryClient.getQueryData(getFavoritesKey(language))?.data;
  for (const language of ['ar', 'en'] as const)
    queryClient.setQueryData(getFavoritesKey(language), { data: [otherId] });
  const respond = (status: number, body: unknown) => resolve(new Response(JSON.stringify(body), { status }));
  return { client, queryClient, keyIn: getFavoritesKey, readFavorites, answer: respond };
}
const input = { body: { task_id: listing } };

test('an optimistic change appears at once, in every cached language', async () => {
  const { client, queryClient, readFavorites, answer } = setUp();
  const mutation = mutateApi({ client, queryClient, user: getUserKey }, 'toggleFavorite', input, {
    optimistic: () => [buildFavoriteChange(listing)],
  });
  await vi.waitFor(() => expect(readFavorites()).toEqual([listing, otherId]));
  expect(readFavorites('en')).toEqual([listing, otherId]);
  answer(200, { code: 200, data: true });
  await expect(mutation).resolves.toEqual({ code: 200, data: true });
  expect(readFavorites()).toEqual([listing, otherId]);
});

test('a failed call restores the previous value, and rejects with the reason', async () => {
  const { client, queryClient, readFavorites, answer } = setUp();
  const done = mutateApi({ client, queryClient, user: getUserKey }, 'toggleFavorite', input, {
    optimistic: () => [buildFavoriteChange(listing)],
  });
  await vi.waitFor(() => expect(readFavorites()).toEqual([listing, otherId]));
  answer(500, { errors: [] });
  await expect(done).rejects.toMatchObject({ status: 500 });
  expect(readFavorites()).toEqual([otherId]);
  expect(readFavorites('en')).toEqual([otherId]);
});

test('a value that changed meanwhile is fetched again instead of restored', async () => {
  const { client, queryClient, keyIn, readFavorites, answer } = setUp();
  const done = mutateApi({ client, queryClient, user: getUserKey }, 'toggleFavorite', input, {
    optimistic: () => [buildFavoriteChange(listing)],
  });
  await vi.waitFor(() => expect(readFavorites()).toEqual([listing, otherId]));
  queryClient.setQueryData(keyIn('ar'), { data: ['third', listing, otherId] });
  answer(500, { errors: [] });
  await expect(done).rejects.toMatchObject({ status: 500 });
  expect(readFavorites()).toEqual(['third', listing, otherId]);
  expect(queryClient.getQueryState(keyIn('ar'))?.isInvalidated).toBe(true);
});

test('the answer replaces the optimistic value, and invalidates what it names', async () => {
  const { client, queryClient, readFavorites, answer, keyIn } = setUp();
  queryClient.setQueryData(['listSessions', { language: 'ar', user: 'login-1' }, {}], { data: [] });
  answer(200, { code: 200, data: true });
  await mutateApi({ client, queryClient, user: getUserKey }, 'toggleFavorite', input, {
    writes: ({ data }) => (data ? [buildFavoriteChange(listing)] : []),
    invalidates: ['listSessions'],
  });
  expect(readFavorites()).toEqual([listing, otherId]);
  expect(queryClient.getQueryState(['listSessions', { language: 'ar', user: 'login-1' }, {}])?.isInvalidated).toBe(
    true,
  );
  expect(queryClient.getQueryState(keyIn('ar'))?.isInvalidated).toBe(false);
});

test('the cache does not keep the request', async () => {
  const { client, queryClient, answer } = setUp();
  answer(200, { code: 200 });
  await mutateApi({ client, queryClient, user: getUserKey }, 'deleteAccount', {
    body: { current_password: 'a secret word' },
  });
  await vi.waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
});

test('a list that was still loading is fetched again after the change', async () => {
  const data = [[otherId], [listing, otherId]];
  const loads: ((answer: Response) => void)[] = [];
  const fetch = vi.fn((_address: unknown, init?: RequestInit) =>
    init?.method === 'POST'
      ? Promise.resolve(Response.json({ code: 200, data: true }))
      : new Promise<Response>((resolve) => loads.push(resolve)),
  );
  const client = createClient({ fetch, language: () => 'ar', token: () => 'secret' });
  const queryClient = new QueryClient();
  const query = apiQueryOptions({ client, language: 'ar', user: 'login-1' }, 'getFavoriteIds', {});
  const observer = new QueryObserver(queryClient, query);
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(loads).toHaveLength(1));
  await mutateApi({ client, queryClient, user: getUserKey }, 'toggleFavorite', input, {
    optimistic: () => [buildFavoriteChange(listing)],
  });
  await vi.waitFor(() => expect(loads).toHaveLength(2));
  for (const [index, load] of loads.entries()) load(Response.json({ code: 200, data: data[index] }));
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.data).toEqual([listing, otherId]));
  stop();
});

test('a late answer does not reach the next user', async () => {
  const { client, queryClient, readFavorites, answer } = setUp();
  let now = 'login-1';
  const others = apiQueryOptions({ client, language: 'ar', user: 'login-2' }, 'getFavoriteIds', {}).queryKey;
  const done = mutateApi(
    { client, queryClient, user: () => now },
    'toggleFavorite',
    { body: { task_id: listing } },
    { writes: () => [buildFavoriteChange(listing)] },
  );
  now = 'login-2';
  queryClient.setQueryData(others, { data: [] });
  answer(200, { code: 200, data: true });
  await done;
  expect(queryClient.getQueryData(others)).toEqual({ data: [] });
  expect(readFavorites()).toEqual([listing, otherId]);
});
