import type { Point } from '../values/geo.ts';

const MAP_HOST_PATTERNS = [
  /^maps\.(?:google(?:\.com?)?(?:\.[a-z]{2})?|apple\.com|app\.goo\.gl)$/,
  /^(?:www\.)?(?:openstreetmap\.org|osm\.org|waze\.com)$/,
];
const MAP_PATH_PATTERN = /^(?:(?:www\.)?google(?:\.com?)?(?:\.[a-z]{2})?|goo\.gl|(?:www\.)?bing\.com)\/maps(?:[/?]|$)/;

export function isMapLink(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username) return false;
  return (
    MAP_HOST_PATTERNS.some((hostPattern) => hostPattern.test(url.hostname)) ||
    MAP_PATH_PATTERN.test(`${url.hostname}${url.pathname}`)
  );
}

const NUMBER_PATTERN = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** URL patterns of map services: a pin before the map's centre. */
const COORDINATE_PATTERNS = [
  new RegExp(`!3d${NUMBER_PATTERN}!4d${NUMBER_PATTERN}`),
  new RegExp(
    `[?&](?:q|query|ll|destination|daddr|center|cp)=(?:loc:)?${NUMBER_PATTERN}(?:,|~|%2C|%7E)\\+?${NUMBER_PATTERN}`,
    'i',
  ),
  new RegExp(`[?&]mlat=${NUMBER_PATTERN}&mlon=${NUMBER_PATTERN}`),
  new RegExp(`@${NUMBER_PATTERN},${NUMBER_PATTERN}`),
  new RegExp(`/(?:place|search|dir)/${NUMBER_PATTERN},\\+?${NUMBER_PATTERN}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER_PATTERN}/${NUMBER_PATTERN}`),
];

/** Parses the place in a map link; null if it names none, as short links do. Nothing is fetched. */
export function parseMapLink(text: string): Point | null {
  if (!isMapLink(text)) return null;
  for (const pattern of COORDINATE_PATTERNS) {
    const match = pattern.exec(text);
    const [lat, lng] = [Number(match?.[1]), Number(match?.[2])];
    if (match && Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng };
  }
  return null;
}

/** Decimals of a degree: about a metre. */
const DECIMALS = 5;

/** Returns a link that `parseMapLink` reads and every map service opens. */
export function writeMapLink({ lat, lng }: Point): string {
  const [north, east] = [lat, lng].map((degrees) => String(Number(degrees.toFixed(DECIMALS))));
  return `https://www.google.com/maps?q=${north},${east}`;
}
