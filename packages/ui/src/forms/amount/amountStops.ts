const ROUND = [1, 1.5, 2, 3, 4, 5, 7];

/** Round amounts for slider stops, closer together where they are small. */
export function buildAmountStops(least: number, most: number): number[] {
  const stops: number[] = [];
  for (let decade = 10 ** Math.floor(Math.log10(least)); decade <= most; decade *= 10) {
    stops.push(...ROUND.map((step) => step * decade));
  }
  return stops.filter((stop) => stop >= least && stop <= most);
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
