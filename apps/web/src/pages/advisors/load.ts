import { apiPagesOptions } from '../../api/apiPagesOptions.ts';
import { apiQueryOptions } from '../../api/apiQueryOptions.ts';
import { getPageFailure } from '../../api/failure.ts';
import { prefetch, prefetchPages } from '../../api/prefetch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { parseAdvisorsUrl } from './advisorsUrl.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  const { page, ...query } = parseAdvisorsUrl(input.search);
  const [failure] = await Promise.all([
    prefetchPages(input, apiPagesOptions(input, 'listAdvisors', { query }, page)),
    query.city && prefetch(input, apiQueryOptions(input, 'getGovernorates', {})),
  ]);
  return getPageFailure(failure) ?? 'ready';
}
