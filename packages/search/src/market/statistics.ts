/** EGP per m², rounded, at least 1. */
export const computePricePerSquareMetre = (price: number, size: number): number =>
  Math.max(1, Math.round(price / size));

/** Interpolated quantile of sorted values. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

export const wholeQuantile = (sorted: ArrayLike<number>, share: number): number =>
  Math.max(1, Math.round(quantile(sorted, share)));
