import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, type QueryContext } from '../api/query.ts';
import { sentenceOf, understoodAddress } from './sentence.ts';

/**
 * The address that a search should have: `/search?query=شقة في المعادي` says `/search?said=…&city=…` once it is
 * understood. Undefined when it is what it should be, and when nobody answers: then the words are searched for.
 */
export async function understand(
  context: QueryContext & { queryClient: QueryClient },
  search: URLSearchParams,
): Promise<string | undefined> {
  const sentence = sentenceOf(search);
  if (!sentence) return undefined;
  try {
    const query = apiQuery(context, 'interpret', { query: { q: sentence } });
    return understoodAddress(search, await context.queryClient.fetchQuery(query));
  } catch {
    return undefined;
  }
}
