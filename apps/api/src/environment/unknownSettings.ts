/** Variables with these prefixes belong to the server, even if the rest is far from a known name. */
const RESERVED_PREFIX = /^(?:S3|SMTP|PAYMOB|FAWRY|SITE)_/;
const LONG_NAME_LENGTH = 6;

/** Damerau–Levenshtein distance: changed, added, omitted or swapped letters. */
function computeEditDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** Warnings for variables that resemble a setting but are none, such as `DATABSE_URL`. */
export function findUnknownSettings(names: readonly string[], knownNames: ReadonlySet<string>): string[] {
  return names.flatMap((name) => {
    if (knownNames.has(name)) return [];
    const [closestSetting] = [...knownNames]
      .map((setting) => ({ setting, distance: computeEditDistance(name.toUpperCase(), setting) }))
      .sort((a, b) => a.distance - b.distance);
    const isClose =
      closestSetting && closestSetting.distance <= (closestSetting.setting.length < LONG_NAME_LENGTH ? 1 : 2);
    if (isClose) return [`Ignored unknown environment variable ${name}. Did you mean ${closestSetting.setting}?`];
    return RESERVED_PREFIX.test(name) ? [`Ignored unknown environment variable ${name}.`] : [];
  });
}
