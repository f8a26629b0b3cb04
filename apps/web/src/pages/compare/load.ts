import { comparedQuery } from '../../api/compared.ts';
import { isGone, isNotFound } from '../../api/error.ts';
import type { LoadInput, LoadResult } from '../../routing/routes.ts';
import { readCompared } from './readCompared.ts';

/** Each home of the comparison. An address that names homes of which none is there is that of no page. */
export async function loadCompare(input: LoadInput): Promise<LoadResult> {
  const { ids, unreadable } = readCompared(input.search);
  const queries = ids.map((id) => comparedQuery(input, id));
  await Promise.all(queries.map((query) => input.queryClient.prefetchQuery(query)));
  const errors = queries.map(({ queryKey }) => input.queryClient.getQueryState(queryKey)?.error ?? null);
  if (errors.some((error) => error && !isNotFound(error) && !isGone(error))) return 'failed';
  const none = errors.every((error) => error !== null);
  return none && ids.length + unreadable > 0 ? 'missing' : 'ready';
}
