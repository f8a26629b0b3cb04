import { apiPagesOptions } from '../../api/apiPagesOptions.ts';
import { getPageFailure } from '../../api/failure.ts';
import { prefetchPages } from '../../api/prefetch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { buildSharedInput } from './sharedInput.ts';

/** First page of the shared listings; a revoked link answers with the status of a missing page. */
export async function load(input: LoadInput): Promise<LoadResult> {
  const pages = apiPagesOptions(input, 'listSharedFavorites', buildSharedInput(input.params.token));
  return getPageFailure(await prefetchPages(input, pages)) ?? 'ready';
}
