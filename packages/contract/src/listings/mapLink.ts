import type { Point } from '../values/geo.ts';

/** Hosts that serve only maps. */
const MAP_HOSTS = [
  /^maps\.(?:google(?:\.com?)?(?:\.[a-z]{2})?|apple\.com|app\.goo\.gl)$/,
  /^(?:www\.)?(?:openstreetmap\.org|osm\.org|waze\.com)$/,
];
/** Hosts that serve maps under a path. */
const MAP_PATHS = /^(?:(?:www\.)?google(?:\.com?)?(?:\.[a-z]{2})?|goo\.gl|(?:www\.)?bing\.com)\/maps(?:[/?]|$)/;

/** Whether a text is a link to a place on a map, as map services share them. */
export function isMapLink(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username) return false;
  return MAP_HOSTS.some((host) => host.test(url.hostname)) || MAP_PATHS.test(`${url.hostname}${url.pathname}`);
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** How map services write a place into a link: a pin before what the map is centred on. */
const PLACES = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|destination|daddr|center|cp)=(?:loc:)?${NUMBER}(?:,|~|%2C|%7E)\\+?${NUMBER}`, 'i'),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`/(?:place|search|dir)/${NUMBER},\\+?${NUMBER}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
];

/** The place that a link to a map names in itself; null when it names none, as short links do. Nothing is fetched. */
export function placeOfMapLink(text: string): Point | null {
  if (!isMapLink(text)) return null;
  for (const pattern of PLACES) {
    const found = pattern.exec(text);
    const [lat, lng] = [Number(found?.[1]), Number(found?.[2])];
    if (found && Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng };
  }
  return null;
}

/** Decimals of a degree that tell places a metre apart. */
const DECIMALS = 5;

/** A link to a place that `placeOfMapLink` reads, and every map service opens. */
export function writeMapLink({ lat, lng }: Point): string {
  const [north, east] = [lat, lng].map((degrees) => String(Number(degrees.toFixed(DECIMALS))));
  return `https://www.google.com/maps?q=${north},${east}`;
}
