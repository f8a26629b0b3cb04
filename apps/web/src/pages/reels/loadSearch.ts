import { apiPagesOptions } from '../../api/apiPagesOptions.ts';
import { prefetchPages } from '../../api/prefetch.ts';
import { readReelSearch } from '../../reels/reelSearch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  await prefetchPages(input, apiPagesOptions(input, 'listReels', { query: readReelSearch(input.search) }));
  return 'ready';
}
