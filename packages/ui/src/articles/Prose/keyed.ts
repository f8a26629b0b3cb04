/** Items with keys from their text; duplicates get a counter. */
export function keyed<T>(items: readonly T[], textOf: (item: T) => string): [key: string, item: T][] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const turn = seen.get(text) ?? 0;
    seen.set(text, turn + 1);
    return [`${turn} ${text}`, item];
  });
}
