import { prefetch } from '../../api/prefetch.ts';
import { apiQuery } from '../../api/query.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  await prefetch(input, apiQuery(input, 'getPlans', {}));
  return 'ready';
}
