const ROUND_FACTORS = [1, 1.5, 2, 3, 4, 5, 7];

/** Round amounts for slider stops, closer together where they are small. */
export function buildAmountStops(minAmount: number, maxAmount: number): number[] {
  const stops: number[] = [];
  for (let decade = 10 ** Math.floor(Math.log10(minAmount)); decade <= maxAmount; decade *= 10) {
    stops.push(...ROUND_FACTORS.map((step) => step * decade));
  }
  return stops.filter((stop) => stop >= minAmount && stop <= maxAmount);
}

/** Slider positions of a range. Stops count from 1; the positions before the first and after the last mean no limit. */
export function getSliderPositions(
  stops: readonly number[],
  from: number | undefined,
  to: number | undefined,
): [number, number] {
  const getPosition = (amount: number) => Math.max(1, stops.filter((stop) => stop <= amount).length);
  const lower = from === undefined ? 0 : getPosition(from);
  const upper = to === undefined ? stops.length + 1 : getPosition(to);
  return [lower, Math.max(lower, upper)];
}
