/** EGP per m², rounded, at least 1. */
export const perSquareMetre = (price: number, size: number): number => Math.max(1, Math.round(price / size));

/** Interpolated quantile of sorted values. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export const wholeQuantile = (sorted: ArrayLike<number>, share: number): number =>
  Math.max(1, Math.round(quantile(sorted, share)));
