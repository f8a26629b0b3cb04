import type { QueryClient } from '@tanstack/react-query';
import type { QueryContext } from '../../api/queries.ts';
import { interpretQuery } from '../../api/words.ts';
import { sentenceOf, understoodAddress } from './said.ts';

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
    return understoodAddress(search, await context.queryClient.fetchQuery(interpretQuery(context, sentence)));
  } catch {
    return undefined;
  }
}
