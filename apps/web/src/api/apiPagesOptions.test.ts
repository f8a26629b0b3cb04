import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { apiPagesOptions } from './apiPagesOptions.ts';
import type { QueryContext } from './apiQueryOptions.ts';
import { createClient } from './client.ts';

const PAGES = [['new', 'a'], ['a', 'b'], ['c']];

/** Context whose server puts a page's items where the call has them. */
function createContext(toAnswer: (items: { id: string }[], pagination: object) => object): QueryContext {
  const fetch = async (input: RequestInfo | URL) => {
    const page = Number(new URL(String(input), 'https://mashrabiya.example').searchParams.get('page') ?? 1);
    const items = PAGES[page - 1]?.map((id) => ({ id })) ?? [];
    return Response.json(toAnswer(items, { current_page: page, last_page: PAGES.length }));
  };
  return { client: createClient({ fetch, language: () => 'ar', token: () => null }), language: 'ar', user: '' };
}

test('an item that a new one has moved to the next page is listed once', async () => {
  const context = createContext((allData, pagination) => ({ allData, ...pagination }));
  const list = new InfiniteQueryObserver(new QueryClient(), apiPagesOptions(context, 'listForSale', { query: {} }));
  await list.refetch();
  await list.fetchNextPage();
  const { data } = await list.fetchNextPage();
  expect(data?.pages.map(({ allData }) => allData.map(({ id }) => id))).toEqual([['new', 'a'], ['b'], ['c']]);
});

test('the same holds for items under `data`', async () => {
  const context = createContext((data, pagination) => ({ data: { data, ...pagination }, cities: [], areas: [] }));
  const list = new InfiniteQueryObserver(new QueryClient(), apiPagesOptions(context, 'listAdvisors', { query: {} }));
  await list.refetch();
  const { data } = await list.fetchNextPage();
  expect(data?.pages.map((page) => page.data.data.map(({ id }) => id))).toEqual([['new', 'a'], ['b']]);
  expect(data?.pages[1]).toMatchObject({ data: { current_page: 2, last_page: 3 } });
});
