import { apiPagesOptions } from '../../api/apiPagesOptions.ts';
import { apiQueryOptions } from '../../api/apiQueryOptions.ts';
import { getPageFailure } from '../../api/failure.ts';
import { prefetch, prefetchPages } from '../../api/prefetch.ts';
import { readReelSearch } from '../../reels/reelSearch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  const { id, single } = input.params;
  const list = single ? undefined : { query: readReelSearch(input.search) };
  const [failure, missing] = await Promise.all([
    prefetchPages(input, apiPagesOptions(input, 'listReels', list)),
    id === undefined ? null : prefetch(input, apiQueryOptions(input, 'getReel', { params: { id } })),
  ]);
  return getPageFailure(missing ?? failure) ?? 'ready';
}
