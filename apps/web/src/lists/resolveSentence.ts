import type { QueryClient } from '@tanstack/react-query';
import { apiQueryOptions, type QueryContext } from '../api/apiQueryOptions.ts';
import { buildParsedSearchUrl, getSentence } from './sentence.ts';

/** `/search?query=شقة في المعادي` becomes `/search?sentence=…&city=…`; undefined when unchanged or failed. */
export async function resolveSentence(
  context: QueryContext & { queryClient: QueryClient },
  search: URLSearchParams,
): Promise<string | undefined> {
  const sentence = getSentence(search);
  if (!sentence) return undefined;
  try {
    const query = apiQueryOptions(context, 'interpret', { query: { q: sentence } });
    return buildParsedSearchUrl(search, await context.queryClient.fetchQuery(query));
  } catch {
    return undefined;
  }
}
