import { categoriesQuery, facetsQuery, featuresQuery, governoratesQuery, listQuery } from '../../api/queries.ts';
import type { LoadInput, LoadResult } from '../../routing/routes.ts';
import { listKind, listSource } from './source.ts';
import { understand } from './understand.ts';

/** The list's first page, and the names of the places and kinds that it is filtered by. A sentence leads on to its filters. */
export async function loadList(input: LoadInput): Promise<LoadResult> {
  const { queryClient, pathname, search } = input;
  const redirect = listKind(pathname) === 'search' ? await understand(input, search) : undefined;
  if (redirect) return { redirect };
  const source = listSource(pathname, search);
  const list = listQuery(input, source);
  const { type, category_id, subcategory_id, features, gover, city } = source.filters;
  await Promise.all([
    queryClient.prefetchInfiniteQuery(list),
    (category_id || subcategory_id || features) && queryClient.prefetchQuery(categoriesQuery(input)),
    (gover || city) && queryClient.prefetchQuery(governoratesQuery(input)),
  ]);
  const category =
    features && queryClient.getQueryData(categoriesQuery(input).queryKey)?.find((one) => one.type === type);
  const nothing = queryClient.getQueryData(list.queryKey)?.pages[0]?.total_properties === 0;
  await Promise.all([
    category && queryClient.prefetchQuery(featuresQuery(input, category.id)),
    // Where nothing is found, what would help is said at once.
    nothing && queryClient.prefetchQuery(facetsQuery(input, source)),
  ]);
  return queryClient.getQueryState(list.queryKey)?.status === 'error' ? 'failed' : 'ready';
}
