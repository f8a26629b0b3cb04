import { facetsInput, listPages } from '../../api/lists.ts';
import { prefetch, prefetchPages } from '../../api/prefetch.ts';
import { apiQuery } from '../../api/query.ts';
import { listKind, listSource } from '../../lists/source.ts';
import { understand } from '../../lists/understand.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { searchProblem } from './searchProblem.ts';

/** First page of the list, and the names of its places and categories. Redirects a sentence to its filters. */
export async function load(input: LoadInput): Promise<LoadResult> {
  const { queryClient, pathname, search } = input;
  if (searchProblem(pathname, search)) return 'refused';
  const redirect = listKind(pathname) === 'search' ? await understand(input, search) : undefined;
  if (redirect) return { redirect };
  const source = listSource(pathname, search);
  const list = listPages(input, source);
  const categories = apiQuery(input, 'getCategories', {});
  const { type, category_id, subcategory_id, features, gover, city } = source.filters;
  const [error] = await Promise.all([
    prefetchPages(input, list),
    (category_id || subcategory_id || features) && prefetch(input, categories),
    (gover || city) && prefetch(input, apiQuery(input, 'getGovernorates', {})),
  ]);
  const category = features && queryClient.getQueryData(categories.queryKey)?.data.find((one) => one.type === type);
  const nothing = queryClient.getQueryData(list.queryKey)?.pages[0]?.total_properties === 0;
  await Promise.all([
    category && prefetch(input, apiQuery(input, 'getMainFeatures', { params: { categoryId: String(category.id) } })),
    // If nothing is found, also loads near matches, and counts for a suggestion.
    nothing && prefetch(input, apiQuery(input, 'getNearest', facetsInput(source))),
    nothing && prefetch(input, apiQuery(input, 'getFacets', facetsInput(source))),
  ]);
  return error ? 'failed' : 'ready';
}
