import { isNotFound } from '../../api/error.ts';
import { propertyQuery } from '../../api/queries.ts';
import type { LoadInput, LoadResult } from '../../routing/routes.ts';

export async function loadProperty(input: LoadInput): Promise<LoadResult> {
  const query = propertyQuery(input, input.params.id ?? '');
  await input.queryClient.prefetchQuery(query);
  const { error } = input.queryClient.getQueryState(query.queryKey) ?? {};
  if (!error) return 'ready';
  return isNotFound(error) ? 'missing' : 'failed';
}
