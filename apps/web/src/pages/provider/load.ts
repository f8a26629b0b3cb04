import { getPageFailure } from '../../api/failure.ts';
import { apiPages } from '../../api/pages.ts';
import { prefetch, prefetchPages } from '../../api/prefetch.ts';
import { apiQuery } from '../../api/query.ts';
import { readListState } from '../../routing/listState.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { buildListingsInput } from './providerInput.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  const id = input.params.id ?? '';
  const params = { id };
  const { page } = readListState(input.search);
  const [failure] = await Promise.all([
    prefetch(input, apiQuery(input, 'getProvider', { params })),
    prefetch(input, apiQuery(input, 'listReels', { query: { seller: id } })),
    prefetchPages(input, apiPages(input, 'listProviderListings', buildListingsInput(id, input.search), page)),
    prefetchPages(input, apiPages(input, 'listReviews', { params, query: {} })),
  ]);
  return getPageFailure(failure) ?? 'ready';
}
