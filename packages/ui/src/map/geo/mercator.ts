import type { Box, Point } from '@mashrabiya/contract';

/** Web Mercator: the world as a square from 0 to 1, west to east and north to south. */
export interface WorldPoint {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Centre and zoom. At zoom 0 the world is `TILE_SIZE_PX` pixels wide, and each zoom level doubles it. */
export interface Camera extends WorldPoint {
  zoom: number;
}

const TILE_SIZE_PX = 512;
export const MIN_ZOOM = 4;
export const MAX_ZOOM = 17;
/** Highest zoom of the bundled map, which has no details below districts. */
export const BUNDLED_MAX_ZOOM = 13;

/** World width in pixels at a zoom. */
export const getScale = (zoom: number): number => TILE_SIZE_PX * 2 ** zoom;

export const toWorld = ({ lat, lng }: Point): WorldPoint => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
};

export const fromWorld = ({ x, y }: WorldPoint): Point => ({
  lat: (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90,
  lng: (x - 0.5) * 360,
});

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export const clampZoom = (zoom: number, maxZoom = MAX_ZOOM): number => clamp(zoom, MIN_ZOOM, maxZoom);

/** Projects a world point to pixels from the map's upper left corner. */
export function toScreen(point: WorldPoint, camera: Camera, { width, height }: Size): WorldPoint {
  const scale = getScale(camera.zoom);
  return { x: (point.x - camera.x) * scale + width / 2, y: (point.y - camera.y) * scale + height / 2 };
}

export function fromScreen(place: WorldPoint, camera: Camera, { width, height }: Size): WorldPoint {
  const scale = getScale(camera.zoom);
  return { x: camera.x + (place.x - width / 2) / scale, y: camera.y + (place.y - height / 2) / scale };
}

export function getVisibleBox(camera: Camera, size: Size): Box {
  const corner = fromWorld(fromScreen({ x: 0, y: 0 }, camera, size));
  const opposite = fromWorld(fromScreen({ x: size.width, y: size.height }, camera, size));
  return {
    south: clamp(opposite.lat, -85, 85),
    west: clamp(corner.lng, -180, 180),
    north: clamp(corner.lat, -85, 85),
    east: clamp(opposite.lng, -180, 180),
  };
}

/** Camera that shows a whole box with `padding` pixels around it, at most at zoom `maxZoom`. */
export function fitCamera(box: Box, { width, height }: Size, padding = 0, maxZoom = 15): Camera {
  const northWest = toWorld({ lat: box.north, lng: box.west });
  const southEast = toWorld({ lat: box.south, lng: box.east });
  const fittingScale = Math.min(
    Math.max(width - 2 * padding, 1) / Math.max(southEast.x - northWest.x, 1e-9),
    Math.max(height - 2 * padding, 1) / Math.max(southEast.y - northWest.y, 1e-9),
  );
  const zoom = clamp(Math.log2(fittingScale / TILE_SIZE_PX), MIN_ZOOM, maxZoom);
  return { x: (northWest.x + southEast.x) / 2, y: (northWest.y + southEast.y) / 2, zoom };
}

export function zoomAround(camera: Camera, zoom: number, place: WorldPoint, size: Size): Camera {
  const anchor = fromScreen(place, camera, size);
  const scale = getScale(zoom);
  return { x: anchor.x - (place.x - size.width / 2) / scale, y: anchor.y - (place.y - size.height / 2) / scale, zoom };
}

/** Metres per pixel at Egypt's middle latitude. */
export const getMetresPerPixel = (zoom: number): number =>
  (40_075_017 * Math.cos((28 * Math.PI) / 180)) / getScale(zoom);
