import { buildListQuery } from '../../api/listQueries.ts';
import { prefetchPages } from '../../api/prefetch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { sampleSource } from './sampleReel.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  await prefetchPages(input, buildListQuery(input, sampleSource));
  return 'ready';
}
