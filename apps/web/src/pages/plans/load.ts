import { apiQueryOptions } from '../../api/apiQueryOptions.ts';
import { prefetch } from '../../api/prefetch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  await prefetch(input, apiQueryOptions(input, 'getPlans', {}));
  return 'ready';
}
