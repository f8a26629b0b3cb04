import { pageFailure } from '../../api/failure.ts';
import { prefetch } from '../../api/prefetch.ts';
import { apiQuery } from '../../api/query.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { TOPIC_CALLS, topicOf } from './topic.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  const query = apiQuery(input, TOPIC_CALLS[topicOf(input.params)], {});
  return pageFailure(await prefetch(input, query)) ?? 'ready';
}
