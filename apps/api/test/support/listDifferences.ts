const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Paths at which two JSON values differ, such as `paths./user.get.summary`. */
export function listDifferences(actual: unknown, expected: unknown, path: readonly string[] = []): string[] {
  if (!isObject(actual) || !isObject(expected)) return actual === expected ? [] : [path.join('.')];
  const keys = new Set([...Object.keys(actual), ...Object.keys(expected)]);
  return [...keys].flatMap((key) => listDifferences(actual[key], expected[key], [...path, key]));
}
