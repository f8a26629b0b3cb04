/** EGP per m², rounded, at least 1. */
export const computePricePerSquareMetre = (price: number, size: number): number =>
  Math.max(1, Math.round(price / size));

export function computeQuantile(sortedValues: ArrayLike<number>, share: number): number {
  const position = (sortedValues.length - 1) * share;
  const lowerValue = sortedValues[Math.floor(position)] ?? Number.NaN;
  const upperValue = sortedValues[Math.ceil(position)] ?? Number.NaN;
  return lowerValue + (upperValue - lowerValue) * (position - Math.floor(position));
}

export const computeRoundedQuantile = (sortedValues: ArrayLike<number>, share: number): number =>
  Math.max(1, Math.round(computeQuantile(sortedValues, share)));
