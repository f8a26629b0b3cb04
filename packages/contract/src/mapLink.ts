/** Hosts that show nothing but maps. */
const MAP_HOSTS = [
  /^maps\.(?:google(?:\.com?)?(?:\.[a-z]{2})?|apple\.com|app\.goo\.gl)$/,
  /^(?:www\.)?(?:openstreetmap\.org|osm\.org|waze\.com)$/,
];
/** Hosts that show maps below a path. */
const MAP_PATHS = /^(?:(?:www\.)?google(?:\.com?)?(?:\.[a-z]{2})?|goo\.gl|(?:www\.)?bing\.com)\/maps(?:[/?]|$)/;

/** Whether a text is a link to a place on a map, as map services share them. */
export function isMapLink(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username) return false;
  return MAP_HOSTS.some((host) => host.test(url.hostname)) || MAP_PATHS.test(`${url.hostname}${url.pathname}`);
}
