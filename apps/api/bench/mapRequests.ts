import { writeBox } from '@mashrabiya/contract';
import { encodeRequest } from './keepAliveClient.ts';
import { buildPath, createRequestRandom, generateDistinct, generateFilters } from './requests.ts';

/** Popular places: latitude and longitude of busy areas and of the middle of the country. */
const MAP_CENTERS = [
  [30.0444, 31.2357],
  [30.0131, 31.4284],
  [29.9602, 31.2569],
  [30.0074, 30.9745],
  [31.2001, 29.9187],
  [31.04, 28.4],
  [27.2579, 33.8116],
  [25.6872, 32.6396],
  [30.7865, 31.0004],
  [28.5, 31],
] as const;
/** Pixels of a desktop map, and of the world at zoom 0. */
const SCREEN_SIZE = { width: 1100, height: 850 };
const WORLD_PX = 512;

/** Pans and zooms of a desktop map, from the whole country to a street, half of them with filters. */
export function buildMapRequests(count: number): string[] {
  const random = createRequestRandom(4);
  const { below, pick } = random;
  return generateDistinct(count, () => {
    const zoom = 5 + below(12);
    const [lat, lng] = pick(MAP_CENTERS);
    const width = (SCREEN_SIZE.width / WORLD_PX / 2 ** zoom) * 360;
    const height = (SCREEN_SIZE.height / WORLD_PX / 2 ** zoom) * 360 * Math.cos((lat * Math.PI) / 180);
    const south = lat - height / 2 + ((below(200) - 100) / 200) * height;
    const west = lng - width / 2 + ((below(200) - 100) / 200) * width;
    const box = writeBox({ south, west, north: south + height, east: west + width });
    const action = pick(['forsell', 'forsell', 'forrent', '']) || undefined;
    return encodeRequest(buildPath('/map', { box, zoom, action, ...(below(2) === 0 && generateFilters(random)) }));
  });
}
