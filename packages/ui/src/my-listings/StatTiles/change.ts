/** Growth in whole per cent; null without a previous value. */
export function computeChangePercent(value: number, previous: number | undefined): number | null {
  return previous ? Math.round(((value - previous) / previous) * 100) : null;
}
