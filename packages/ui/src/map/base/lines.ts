/** Longitude, latitude. */
export type Position = readonly [lng: number, lat: number];

/** Reads `lng,lat lng,lat …`; the drawing stays short that way. */
export const line = (text: string): Position[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [lng = 0, lat = 0] = pair.split(',').map(Number);
      return [lng, lat];
    });
