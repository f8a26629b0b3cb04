import { apiQueryOptions } from '../../api/apiQueryOptions.ts';
import { getPageFailure } from '../../api/failure.ts';
import { prefetch } from '../../api/prefetch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  const callInput = { params: { id: input.params.id ?? '' } };
  const failure = getPageFailure(await prefetch(input, apiQueryOptions(input, 'getProperty', callInput)));
  if (failure === 'gone') await prefetch(input, apiQueryOptions(input, 'getSimilar', callInput));
  return failure ?? 'ready';
}
