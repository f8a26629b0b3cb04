import type { Bounds } from './vector.ts';

export interface Solid {
  bounds: Bounds;
  markup: string;
}
