import { pageFailure } from '../../api/failure.ts';
import { apiPages } from '../../api/pages.ts';
import { prefetchPages } from '../../api/prefetch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { sharedInput } from './sharedInput.ts';

/** The first of the shared homes; a link that was ended says so with the status of a missing page. */
export async function load(input: LoadInput): Promise<LoadResult> {
  const pages = apiPages(input, 'listSharedFavorites', sharedInput(input.params.token));
  return pageFailure(await prefetchPages(input, pages)) ?? 'ready';
}
