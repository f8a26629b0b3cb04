const MAX_ENTRIES = 500;

/** Memoizes a pure function of a header; browsers send few different values. */
export function memoize<T>(compute: (header: string) => T): (header: string | null | undefined) => T {
  const cache = new Map<string, T>();
  return (header) => {
    const text = header ?? '';
    const cachedValue = cache.get(text);
    if (cachedValue !== undefined) return cachedValue;
    if (cache.size >= MAX_ENTRIES) cache.clear();
    const computed = compute(text);
    cache.set(text, computed);
    return computed;
  };
}
