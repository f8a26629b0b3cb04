/** The pages of a list that have come. */
export interface LoadedPages {
  /** The page that came first. */
  start: number;
  first: number;
  last: number;
}

/** More than anybody scrolls through; a broken number asks for no more. */
const MOST_PAGES = 50;

export const writeLoaded = ({ start, first, last }: LoadedPages): string => `${start},${first},${last}`;

/** Reads what was written; undefined when it is something else. */
export function readLoaded(text: string | null): LoadedPages | undefined {
  const [, start = 0, first = 0, last = 0] = (/^(\d+),(\d+),(\d+)$/.exec(text ?? '') ?? []).map(Number);
  if (first < 1 || start < first || last < start) return undefined;
  return { start, first, last: Math.min(last, first + MOST_PAGES) };
}

export const isLoaded = (page: number, { first, last }: Pick<LoadedPages, 'first' | 'last'>): boolean =>
  page >= first && page <= last;
