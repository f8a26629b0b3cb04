import type { Point } from '../values/geo.ts';

const MAP_HOSTS = [
  /^maps\.(?:google(?:\.com?)?(?:\.[a-z]{2})?|apple\.com|app\.goo\.gl)$/,
  /^(?:www\.)?(?:openstreetmap\.org|osm\.org|waze\.com)$/,
];
const MAP_PATHS = /^(?:(?:www\.)?google(?:\.com?)?(?:\.[a-z]{2})?|goo\.gl|(?:www\.)?bing\.com)\/maps(?:[/?]|$)/;

export function isMapLink(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username) return false;
  return MAP_HOSTS.some((host) => host.test(url.hostname)) || MAP_PATHS.test(`${url.hostname}${url.pathname}`);
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** URL patterns of map services: a pin before the map's centre. */
const PLACES = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|destination|daddr|center|cp)=(?:loc:)?${NUMBER}(?:,|~|%2C|%7E)\\+?${NUMBER}`, 'i'),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`/(?:place|search|dir)/${NUMBER},\\+?${NUMBER}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
];

/** Parses the place in a map link; null if it names none, as short links do. Nothing is fetched. */
export function parseMapLink(text: string): Point | null {
  if (!isMapLink(text)) return null;
  for (const pattern of PLACES) {
    const found = pattern.exec(text);
    const [lat, lng] = [Number(found?.[1]), Number(found?.[2])];
    if (found && Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng };
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
