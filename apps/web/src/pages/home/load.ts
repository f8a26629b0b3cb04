import { busiestAreasQuery } from '../../api/market.ts';
import { countQuery, listQuery } from '../../api/queries.ts';
import type { LoadInput, LoadResult } from '../../routing/routes.ts';
import { countSource, eliteSource, firstSearch, superiorSource } from './sources.ts';

/** Both lists of partners, prices of the busiest areas, and how many homes the search finds before anything is typed. */
export async function loadHome(input: LoadInput): Promise<LoadResult> {
  const { queryClient } = input;
  await Promise.all([
    queryClient.prefetchInfiniteQuery(listQuery(input, superiorSource)),
    queryClient.prefetchInfiniteQuery(listQuery(input, eliteSource)),
    queryClient.prefetchQuery(busiestAreasQuery(input)),
    queryClient.prefetchQuery(countQuery(input, countSource(firstSearch))),
  ]);
  return 'ready';
}
