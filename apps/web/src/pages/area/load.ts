import { pageFailure } from '../../api/failure.ts';
import { prefetch } from '../../api/prefetch.ts';
import { apiQuery } from '../../api/query.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { areaInput } from './areaInput.ts';

export async function load(input: LoadInput): Promise<LoadResult> {
  const query = apiQuery(input, 'getArea', areaInput(input.params.cityId ?? '', input.search));
  return pageFailure(await prefetch(input, query)) ?? 'ready';
}
