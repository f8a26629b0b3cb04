import { pageFailure } from '../../api/failure.ts';
import { apiPages } from '../../api/pages.ts';
import { prefetchPages } from '../../api/prefetch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { readAdvisors } from './advisorsAddress.ts';

/** The first page of the list. */
export async function load(input: LoadInput): Promise<LoadResult> {
  const { page, ...query } = readAdvisors(input.search);
  return pageFailure(await prefetchPages(input, apiPages(input, 'listAdvisors', { query }, page))) ?? 'ready';
}
