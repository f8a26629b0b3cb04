/** WGS 84, degrees. The wire carries boxes and drawn areas as short texts. */

export interface Point {
  lat: number;
  lng: number;
}

/** An area between two parallels and two meridians; it never crosses the 180th meridian. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

const isInRange = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Parses `south,west,north,east`, e.g. `29.9,31.1,30.1,31.4`; undefined if invalid. */
export function parseBox(text: string): Box | undefined {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,10})?$/.test(part))) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number);
  const isOrdered = south < north && west < east;
  const exists = isInRange({ lat: south, lng: west }) && isInRange({ lat: north, lng: east });
  return isOrdered && exists ? { south, west, north, east } : undefined;
}

/** Formats a box for `parseBox`, to about a metre. */
export const writeBox = ({ south, west, north, east }: Box): string =>
  [south, west, north, east].map((degrees) => String(Number(degrees.toFixed(5)))).join(',');

/** Maximum corners of a drawn area; the minimum is three. */
export const MAX_AREA_POINTS = 100;
const STEPS_PER_DEGREE = 1e5;
const CHUNK_BITS = 5;
const FIRST_LETTER_CODE = 63;

function writeNumber(value: number): string {
  let remainingBits = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (remainingBits >= 0x20) {
    text += String.fromCharCode((0x20 | (remainingBits & 0x1f)) + FIRST_LETTER_CODE);
    remainingBits >>= CHUNK_BITS;
  }
  return text + String.fromCharCode(remainingBits + FIRST_LETTER_CODE);
}

/** Encodes corners in Google's encoded polyline format, five decimals. */
export function writeArea(points: readonly Point[]): string {
  let [lat, lng] = [0, 0];
  let text = '';
  for (const point of points) {
    const [nextLat, nextLng] = [Math.round(point.lat * STEPS_PER_DEGREE), Math.round(point.lng * STEPS_PER_DEGREE)];
    text += writeNumber(nextLat - lat) + writeNumber(nextLng - lng);
    [lat, lng] = [nextLat, nextLng];
  }
  return text;
}

/** Decodes the corners of an area; undefined if invalid, or with too few or too many. */
export function parseArea(text: string): Point[] | undefined {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of text) {
    const bits = letter.charCodeAt(0) - FIRST_LETTER_CODE;
    if (bits < 0 || bits > 0x3f || shift > 25) return undefined;
    value |= (bits & 0x1f) << shift;
    shift += CHUNK_BITS;
    if (bits >= 0x20) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  const count = numbers.length / 2;
  if (shift !== 0 || !Number.isInteger(count) || count < 3 || count > MAX_AREA_POINTS) return undefined;
  const points: Point[] = [];
  let [lat, lng] = [0, 0];
  for (let i = 0; i < numbers.length; i += 2) {
    lat += numbers[i] ?? 0;
    lng += numbers[i + 1] ?? 0;
    points.push({ lat: lat / STEPS_PER_DEGREE, lng: lng / STEPS_PER_DEGREE });
  }
  return points.every(isInRange) ? points : undefined;
}

const EARTH_RADIUS_KM = 6371;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Distance between two points; accurate enough within a country. */
export function measureKilometres(a: Point, b: Point): number {
  const east = (a.lng - b.lng) * RADIANS_PER_DEGREE * Math.cos(((a.lat + b.lat) / 2) * RADIANS_PER_DEGREE);
  return EARTH_RADIUS_KM * Math.hypot(east, (a.lat - b.lat) * RADIANS_PER_DEGREE);
}
