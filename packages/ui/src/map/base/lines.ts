export type Position = readonly [lng: number, lat: number];

/** Parses `lng,lat lng,lat …`, a compact notation. */
export const parseLine = (text: string): Position[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [lng = 0, lat = 0] = pair.split(',').map(Number);
      return [lng, lat];
    });
