import { isGone, isNotFound } from '../../api/error.ts';
import { similarQuery } from '../../api/market.ts';
import { propertyQuery } from '../../api/queries.ts';
import type { LoadInput, LoadResult } from '../../routing/routes.ts';

export async function loadProperty(input: LoadInput): Promise<LoadResult> {
  const id = input.params.id ?? '';
  const query = propertyQuery(input, id);
  await input.queryClient.prefetchQuery(query);
  const { error } = input.queryClient.getQueryState(query.queryKey) ?? {};
  if (!error) return 'ready';
  if (isNotFound(error)) return 'missing';
  if (!isGone(error)) return 'failed';
  await input.queryClient.prefetchQuery(similarQuery(input, id));
  return 'gone';
}
