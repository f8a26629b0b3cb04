import type { Problem } from '@mashrabiya/contract';

/** Indexes (from 0) of the searches that a merge refused: `/searches/3/href`. */
export function parseRefusedSearches(problems: readonly Problem[]): Set<number> {
  const indexes = problems.map(({ source }) => /^\/searches\/(\d+)\//.exec(source?.pointer ?? '')?.[1]);
  return new Set(indexes.filter((index) => index !== undefined).map(Number));
}
