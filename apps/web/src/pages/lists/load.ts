import { buildFacetsInput, buildListQuery } from '../../api/lists.ts';
import { prefetch, prefetchPages } from '../../api/prefetch.ts';
import { apiQuery } from '../../api/query.ts';
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
  const categories = apiQuery(input, 'getCategories', {});
  const { type, category_id, subcategory_id, features, gover, city } = source.filters;
  const [error] = await Promise.all([
    prefetchPages(input, list),
    (category_id || subcategory_id || features) && prefetch(input, categories),
    (gover || city) && prefetch(input, apiQuery(input, 'getGovernorates', {})),
  ]);
  const category =
    features && queryClient.getQueryData(categories.queryKey)?.data.find((option) => option.type === type);
  const hasNoResults = queryClient.getQueryData(list.queryKey)?.pages[0]?.total_properties === 0;
  await Promise.all([
    category && prefetch(input, apiQuery(input, 'getMainFeatures', { params: { categoryId: String(category.id) } })),
    // If nothing is found, also loads near matches, and counts for a suggestion.
    hasNoResults && prefetch(input, apiQuery(input, 'getNearest', buildFacetsInput(source))),
    hasNoResults && prefetch(input, apiQuery(input, 'getFacets', buildFacetsInput(source))),
  ]);
  return error ? 'failed' : 'ready';
}
