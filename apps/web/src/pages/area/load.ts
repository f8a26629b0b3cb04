import { apiQueryOptions } from '../../api/apiQueryOptions.ts';
import { getPageFailure } from '../../api/failure.ts';
import { prefetch } from '../../api/prefetch.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { buildAreaInput } from './areaInput.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  const query = apiQueryOptions(input, 'getArea', buildAreaInput(input.params.cityId ?? '', input.search));
  return getPageFailure(await prefetch(input, query)) ?? 'ready';
}
