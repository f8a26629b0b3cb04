interface Limits {
  min: number;
  max: number;
  /** The first step from nothing; the least when missing. */
  start?: number | undefined;
}

/** One step on, within the limits and from a fraction to the next whole number; from nothing it goes to the start. */
export function stepCount(value: number | null, by: 1 | -1, { min, max, start = min }: Limits): number {
  if (value === null) return start;
  const next = by > 0 ? Math.floor(value) + 1 : Math.ceil(value) - 1;
  return Math.min(max, Math.max(min, next));
}
