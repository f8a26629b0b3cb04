import { apiQueryOptions } from '../../api/apiQueryOptions.ts';
import { getPageFailure } from '../../api/failure.ts';
import { prefetch } from '../../api/prefetch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  const query = apiQueryOptions(input, 'getArticle', { params: { slug: input.params.slug ?? '' } });
  return getPageFailure(await prefetch(input, query)) ?? 'ready';
}
