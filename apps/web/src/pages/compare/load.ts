import { apiQueryOptions } from '../../api/apiQueryOptions.ts';
import { getPageFailure } from '../../api/failure.ts';
import { prefetch } from '../../api/prefetch.ts';
import { listingPart } from '../../compare/comparedListings.ts';
import type { LoadInput, LoadResult } from '../../routing/route.ts';
import { parseComparedState } from './parseComparedState.ts';

/** Loads each property of the comparison; not found if the URL names some and none exists. */
export async function load(input: LoadInput): Promise<LoadResult> {
  const { ids, unreadableCount } = parseComparedState(input.search);
  const errors = await Promise.all(
    ids.map((id) => prefetch(input, apiQueryOptions(input, listingPart, { params: { id } }))),
  );
  const failures = errors.map(getPageFailure);
  if (failures.includes('failed')) return 'failed';
  const allFailed = failures.every((failure) => failure !== null);
  return allFailed && ids.length + unreadableCount > 0 ? 'missing' : 'ready';
}
