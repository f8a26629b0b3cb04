import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 500;

/** Memoizes a pure function of a header; browsers send few different values. */
export function memoize<T extends object | string>(compute: (header: string) => T) {
  const cache = new LRUCache<string, T>({ max: MAX_ENTRIES, memoMethod: compute });
  return (header: string | null | undefined): T => cache.memo(header ?? '');
}
