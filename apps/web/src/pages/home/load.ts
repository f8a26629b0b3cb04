import { listPages, listTotal } from '../../api/lists.ts';
import { prefetch, prefetchPages } from '../../api/prefetch.ts';
import { apiQuery } from '../../api/query.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { countSource, eliteSource, firstSearch, superiorSource } from './sources.ts';

/** Both lists of partners, prices of the busiest areas, and the initial number of search results. */
export async function load(input: LoadInput): Promise<LoadResult> {
  await Promise.all([
    prefetchPages(input, listPages(input, superiorSource)),
    prefetchPages(input, listPages(input, eliteSource)),
    prefetch(input, apiQuery(input, 'getBusiestAreas', {})),
    prefetch(input, listTotal(input, countSource(firstSearch))),
  ]);
  return 'ready';
}
