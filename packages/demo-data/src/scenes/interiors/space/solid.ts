import type { Bounds } from './vector.ts';

/** Something that stands in the room, to be painted in its turn. */
export interface Solid {
  bounds: Bounds;
  markup: string;
}
