/** Range of loaded pages. */
export interface LoadedPages {
  /** First loaded page. */
  start: number;
  first: number;
  last: number;
}

/** Upper limit, in case of an invalid number. */
const MOST_PAGES = 50;

export const writeLoaded = ({ start, first, last }: LoadedPages): string => `${start},${first},${last}`;

/** Parses a stored range; undefined if invalid. */
export function readLoaded(text: string | null): LoadedPages | undefined {
  const [, start = 0, first = 0, last = 0] = (/^(\d+),(\d+),(\d+)$/.exec(text ?? '') ?? []).map(Number);
  if (first < 1 || start < first || last < start) return undefined;
  return { start, first, last: Math.min(last, first + MOST_PAGES) };
}

export const isLoaded = (page: number, { first, last }: Pick<LoadedPages, 'first' | 'last'>): boolean =>
  page >= first && page <= last;
