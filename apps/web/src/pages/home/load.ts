import { apiQueryOptions } from '../../api/apiQueryOptions.ts';
import { buildListQuery, buildTotalQuery } from '../../api/listQueries.ts';
import { prefetch, prefetchPages } from '../../api/prefetch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { defaultSearch, eliteSource, superiorSource, toCountSource } from './sources.ts';

/** Both lists of partners, prices of the busiest areas, and the initial number of search results. */
export async function load(input: LoadInput): Promise<LoadResult> {
  await Promise.all([
    prefetchPages(input, buildListQuery(input, superiorSource)),
    prefetchPages(input, buildListQuery(input, eliteSource)),
    prefetch(input, apiQueryOptions(input, 'getBusiestAreas', {})),
    prefetch(input, buildTotalQuery(input, toCountSource(defaultSearch))),
  ]);
  return 'ready';
}
