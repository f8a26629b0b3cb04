import { getPageFailure } from '../../api/failure.ts';
import { prefetch } from '../../api/prefetch.ts';
import { apiQuery } from '../../api/query.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  return getPageFailure(await prefetch(input, apiQuery(input, 'getQuestions', {}))) ?? 'ready';
}
