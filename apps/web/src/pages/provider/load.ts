import { apiPagesOptions } from '../../api/apiPagesOptions.ts';
import { apiQueryOptions } from '../../api/apiQueryOptions.ts';
import { getPageFailure } from '../../api/failure.ts';
import { prefetch, prefetchPages } from '../../api/prefetch.ts';
import { readListState } from '../../routing/listState.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { buildListingsInput } from './providerInput.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  const id = input.params.id ?? '';
  const params = { id };
  const { page } = readListState(input.search);
  const [failure] = await Promise.all([
    prefetch(input, apiQueryOptions(input, 'getProvider', { params })),
    prefetch(input, apiQueryOptions(input, 'listReels', { query: { seller: id } })),
    prefetchPages(input, apiPagesOptions(input, 'listProviderListings', buildListingsInput(id, input.search), page)),
    prefetchPages(input, apiPagesOptions(input, 'listReviews', { params, query: {} })),
  ]);
  return getPageFailure(failure) ?? 'ready';
}
