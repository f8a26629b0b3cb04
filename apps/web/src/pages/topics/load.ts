import { getPageFailure } from '../../api/failure.ts';
import { prefetch } from '../../api/prefetch.ts';
import { apiQuery } from '../../api/query.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { parseTopic, TOPIC_CALLS } from './topic.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  const query = apiQuery(input, TOPIC_CALLS[parseTopic(input.params)], {});
  return getPageFailure(await prefetch(input, query)) ?? 'ready';
}
