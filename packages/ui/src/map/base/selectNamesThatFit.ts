import { type Camera, type Size, toScreen, toWorld } from '../geo/mercator.ts';
import type { PlaceName } from './places.ts';

interface OccupiedBox {
  x: number;
  y: number;
  width: number;
}

/** Approximate width of a letter, and height of a line with margin, in pixels. */
const LETTER_WIDTH_PX = 7;
const LINE_HEIGHT_PX = 24;
/** Places names a little beyond the edge, so that a pan reveals them. */
const OUTER_MARGIN = 200;

/** Names that fit on the map without overlap, most important first. */
export function selectNamesThatFit(names: readonly PlaceName[], camera: Camera, size: Size): PlaceName[] {
  const occupiedBoxes: OccupiedBox[] = [];
  return names.filter((place) => {
    if (camera.zoom < place.from || camera.zoom >= place.to) return false;
    const { x, y } = toScreen(toWorld(place), camera, size);
    if (x < -OUTER_MARGIN || y < -OUTER_MARGIN || x > size.width + OUTER_MARGIN || y > size.height + OUTER_MARGIN)
      return false;
    const width = place.name.length * LETTER_WIDTH_PX + 12;
    const isFree = occupiedBoxes.every(
      (other) => Math.abs(other.y - y) >= LINE_HEIGHT_PX || Math.abs(other.x - x) >= (other.width + width) / 2,
    );
    if (isFree) occupiedBoxes.push({ x, y, width });
    return isFree;
  });
}
