import type { Problem } from '@mashrabiya/contract';

/** Indexes (from 0) of the searches that a merge refused: `/searches/3/href`. */
export function refusedSearches(problems: readonly Problem[]): Set<number> {
  const places = problems.map(({ source }) => /^\/searches\/(\d+)\//.exec(source?.pointer ?? '')?.[1]);
  return new Set(places.filter((place) => place !== undefined).map(Number));
}
