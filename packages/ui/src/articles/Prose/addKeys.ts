/** Items with keys from their text; duplicates get a counter. */
export function addKeys<T>(items: readonly T[], getText: (item: T) => string): [key: string, item: T][] {
  const occurrences = new Map<string, number>();
  return items.map((item) => {
    const text = getText(item);
    const occurrence = occurrences.get(text) ?? 0;
    occurrences.set(text, occurrence + 1);
    return [`${occurrence} ${text}`, item];
  });
}
