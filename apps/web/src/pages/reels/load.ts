import { getPageFailure } from '../../api/failure.ts';
import { apiPages } from '../../api/pages.ts';
import { prefetch, prefetchPages } from '../../api/prefetch.ts';
import { apiQuery } from '../../api/query.ts';
import { readReelSearch } from '../../reels/reelSearch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  const { id, single } = input.params;
  const list = single ? undefined : { query: readReelSearch(input.search) };
  const [failure, missing] = await Promise.all([
    prefetchPages(input, apiPages(input, 'listReels', list)),
    id === undefined ? null : prefetch(input, apiQuery(input, 'getReel', { params: { id } })),
  ]);
  return getPageFailure(missing ?? failure) ?? 'ready';
}
