import { isNotFound } from '../../api/error.ts';
import { areaQuery } from '../../api/market.ts';
import type { LoadInput, LoadResult } from '../../routing/routes.ts';
import { areaKind } from './areaKind.ts';

export async function loadArea(input: LoadInput): Promise<LoadResult> {
  const query = areaQuery(input, input.params.cityId ?? '', areaKind(input.search));
  await input.queryClient.prefetchQuery(query);
  const { error } = input.queryClient.getQueryState(query.queryKey) ?? {};
  if (!error) return 'ready';
  return isNotFound(error) ? 'missing' : 'failed';
}
