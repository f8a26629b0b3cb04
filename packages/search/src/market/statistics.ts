/** EGP per m², whole and never 0. */
export const perSquareMetre = (price: number, size: number): number => Math.max(1, Math.round(price / size));

/** The value that a share of all values does not exceed, between neighbours in proportion. Values are sorted. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** A quantile in whole EGP. */
export const wholeQuantile = (sorted: ArrayLike<number>, share: number): number =>
  Math.max(1, Math.round(quantile(sorted, share)));
