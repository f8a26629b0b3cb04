import { apiQueryOptions } from '../../api/apiQueryOptions.ts';
import { getPageFailure } from '../../api/failure.ts';
import { prefetch } from '../../api/prefetch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { parsePageSlug } from './parsePageSlug.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  const query = apiQueryOptions(input, 'getPage', { params: { slug: parsePageSlug(input.params) } });
  return getPageFailure(await prefetch(input, query)) ?? 'ready';
}
