import { getPageFailure } from '../../api/failure.ts';
import { apiPages } from '../../api/pages.ts';
import { prefetch, prefetchPages } from '../../api/prefetch.ts';
import { apiQuery } from '../../api/query.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { parseAdvisorsUrl } from './advisorsUrl.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  const { page, ...query } = parseAdvisorsUrl(input.search);
  const [failure] = await Promise.all([
    prefetchPages(input, apiPages(input, 'listAdvisors', { query }, page)),
    query.city && prefetch(input, apiQuery(input, 'getGovernorates', {})),
  ]);
  return getPageFailure(failure) ?? 'ready';
}
