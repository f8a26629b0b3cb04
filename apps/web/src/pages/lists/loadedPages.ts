export interface LoadedPages {
  start: number;
  first: number;
  last: number;
}

/** Pages restored on each side of the visible page: a list has no limit, and each page is a request. */
const RESTORED_PAGES_AROUND = 5;

export const serializeLoadedPages = ({ start, first, last }: LoadedPages): string => `${start},${first},${last}`;

export function parseLoadedPages(text: string | null): LoadedPages | undefined {
  const [, start = 0, first = 0, last = 0] = (/^(\d+),(\d+),(\d+)$/.exec(text ?? '') ?? []).map(Number);
  if (first < 1 || start < first || last < start) return undefined;
  return { start, first, last };
}

export const getRestoredRange = (page: number, { first, last }: Pick<LoadedPages, 'first' | 'last'>) => ({
  first: Math.max(first, page - RESTORED_PAGES_AROUND),
  last: Math.min(last, page + RESTORED_PAGES_AROUND),
});

export const isLoaded = (page: number, { first, last }: Pick<LoadedPages, 'first' | 'last'>): boolean =>
  page >= first && page <= last;
