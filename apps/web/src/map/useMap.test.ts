import { type Query, QueryClient } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createClient } from '../api/client.ts';
import { clientAtom } from '../api/queryContext.ts';
import { type MapSource, useDistricts, useMap, useOpenedListing } from './useMap.ts';

const source: MapSource = { action: undefined, query: undefined, filters: {} };
const visibleArea = { box: '30,31,31,32', zoom: 8 };

interface Failures {
  map: boolean;
  districts: boolean;
  listing: boolean;
}

function MapProbe({ onRender }: { onRender: (failures: Failures) => void }) {
  onRender({
    map: useMap(source, visibleArea).hasFailed,
    districts: useDistricts(source, visibleArea, true).failed,
    listing: useOpenedListing('a').listingFailed,
  });
  return null;
}

/** Reads the map's queries during one render. */
function renderQueries(store: ReturnType<typeof createStore>): Failures | undefined {
  const onRender = vi.fn<(failures: Failures) => void>();
  renderToString(createElement(Provider, { store }, createElement(MapProbe, { onRender })));
  return onRender.mock.lastCall?.[0];
}

test('a map fails without an answer; after a failed refetch it keeps the earlier one', async () => {
  const store = createStore();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const fetch = async () => new Response('{}', { status: 503 });
  store.set(queryClientAtom, queryClient);
  store.set(clientAtom, () => createClient({ fetch, language: () => 'ar', token: () => null }));
  renderQueries(store);
  const calls = ['getMap', 'getFacets', 'getProperty'];
  const isOfMap = ({ queryKey }: Query) => calls.includes(String(queryKey[0]));
  const queries = queryClient.getQueryCache().findAll({ predicate: isOfMap });
  const refetchAll = () => Promise.all(queries.map((query) => query.fetch().catch(() => undefined)));
  expect(queries.map(({ queryKey }) => queryKey[0])).toEqual(calls);

  await refetchAll();
  expect(renderQueries(store)).toEqual({ map: true, districts: true, listing: true });
  for (const query of queries) query.setData({ data: {} });
  await refetchAll();
  expect(queries.map(({ state }) => state.status)).toEqual(['error', 'error', 'error']);
  expect(renderQueries(store)).toEqual({ map: false, districts: false, listing: false });
});
