interface Limits {
  min: number;
  max: number;
  /** Value of the first step from empty; default: the minimum. */
  start?: number | undefined;
}

/** Steps to the next whole number within the limits. */
export function stepNumber(value: number | null, direction: 1 | -1, { min, max, start = min }: Limits): number {
  if (value === null) return start;
  const next = direction > 0 ? Math.floor(value) + 1 : Math.ceil(value) - 1;
  return Math.min(max, Math.max(min, next));
}
