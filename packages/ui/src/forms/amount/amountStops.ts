/** What a decade is divided into. */
const ROUND = [1, 1.5, 2, 3, 4, 5, 7];

/** Round amounts from the least to the most, closer to each other where they are small: where a slider stops. */
export function amountStops(least: number, most: number): number[] {
  const stops: number[] = [];
  for (let decade = 10 ** Math.floor(Math.log10(least)); decade <= most; decade *= 10) {
    stops.push(...ROUND.map((step) => step * decade));
  }
  return stops.filter((stop) => stop >= least && stop <= most);
}

/**
 * Both ends of a range as places on a slider. Stops are counted from 1: before the first and after the last lies what
 * has no end.
 */
export function placesOf(stops: readonly number[], from: number | undefined, to: number | undefined): [number, number] {
  const placeOf = (amount: number) => Math.max(1, stops.filter((stop) => stop <= amount).length);
  const lower = from === undefined ? 0 : placeOf(from);
  const upper = to === undefined ? stops.length + 1 : placeOf(to);
  return [lower, Math.max(lower, upper)];
}
