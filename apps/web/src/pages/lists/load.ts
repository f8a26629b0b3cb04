import { categoriesQuery, governoratesQuery, listQuery } from '../../api/queries.ts';
import type { LoadInput, LoadResult } from '../../routing/routes.ts';
import { listSource } from './source.ts';

/** The list's first page, and the names of the places and kinds that it is filtered by. */
export async function loadList(input: LoadInput): Promise<LoadResult> {
  const { queryClient, pathname, search } = input;
  const source = listSource(pathname, search);
  const list = listQuery(input, source);
  const { category_id, subcategory_id, gover, city } = source.filters;
  await Promise.all([
    queryClient.prefetchInfiniteQuery(list),
    (category_id || subcategory_id) && queryClient.prefetchQuery(categoriesQuery(input)),
    (gover || city) && queryClient.prefetchQuery(governoratesQuery(input)),
  ]);
  return queryClient.getQueryState(list.queryKey)?.status === 'error' ? 'failed' : 'ready';
}
