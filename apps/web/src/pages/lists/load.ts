import { apiQueryOptions } from '../../api/apiQueryOptions.ts';
import { buildFacetsInput, buildListQuery } from '../../api/listQueries.ts';
import { prefetch, prefetchPages } from '../../api/prefetch.ts';
import { resolveSentence } from '../../lists/resolveSentence.ts';
import { getListKind, parseListSource } from '../../lists/source.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { findSearchProblem } from './searchProblem.ts';

/** First page of the list, and the names of its places and categories. Redirects a sentence to its filters. */
export async function load(input: LoadInput): Promise<LoadResult> {
  const { queryClient, pathname, search } = input;
  if (findSearchProblem(pathname, search)) return 'refused';
  const redirect = getListKind(pathname) === 'search' ? await resolveSentence(input, search) : undefined;
  if (redirect) return { redirect };
  const source = parseListSource(pathname, search);
  const list = buildListQuery(input, source);
  const categories = apiQueryOptions(input, 'getCategories', {});
  const { type, category_id, subcategory_id, features, gover, city } = source.filters;
  const [error] = await Promise.all([
    prefetchPages(input, list),
    (category_id || subcategory_id || features) && prefetch(input, categories),
    (gover || city) && prefetch(input, apiQueryOptions(input, 'getGovernorates', {})),
  ]);
  const category =
    features && queryClient.getQueryData(categories.queryKey)?.data.find((option) => option.type === type);
  const hasNoResults = queryClient.getQueryData(list.queryKey)?.pages[0]?.total_properties === 0;
  await Promise.all([
    category &&
      prefetch(input, apiQueryOptions(input, 'getMainFeatures', { params: { categoryId: String(category.id) } })),
    // If nothing is found, also loads near matches, and counts for a suggestion.
    hasNoResults && prefetch(input, apiQueryOptions(input, 'getNearest', buildFacetsInput(source))),
    hasNoResults && prefetch(input, apiQueryOptions(input, 'getFacets', buildFacetsInput(source))),
  ]);
  return error ? 'failed' : 'ready';
}
