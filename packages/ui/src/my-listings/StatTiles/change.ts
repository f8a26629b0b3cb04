/** By how much a figure grew, in whole per cent; null where there is nothing to compare with. */
export function changePercent(value: number, previous: number | undefined): number | null {
  return previous ? Math.round(((value - previous) / previous) * 100) : null;
}
