const MAX_REMEMBERED = 500;

/** Memoizes a pure function of a header; browsers send few different values. */
export function memoized<T>(compute: (header: string) => T): (header: string | null | undefined) => T {
  const known = new Map<string, T>();
  return (header) => {
    const text = header ?? '';
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= MAX_REMEMBERED) known.clear();
    const made = compute(text);
    known.set(text, made);
    return made;
  };
}
