/**
 * What is saved by paying `price` instead of `fullPrice`, in whole per cent, never rounded up: a promise that is 39.9 %
 * is not 40. Null where nothing is saved.
 */
export function savedPercent(price: number, fullPrice = price): number | null {
  const percent = Math.floor(((fullPrice - price) * 100) / fullPrice);
  return fullPrice > 0 && percent > 0 ? percent : null;
}
