import { HEIGHT, WIDTH } from './scene.ts';
import type { Point } from './svg.ts';

/** Metres: x to the right, y up from the ground, z away from the viewer. */
export type Spot = readonly [x: number, y: number, z: number];

export interface CameraPlace {
  x?: number;
  /** Eye above the ground, metres. */
  eye: number;
  z?: number;
  /** Turn to the right, radians; walls that face the viewer then recede. */
  turn?: number;
  /** Focal length in picture widths: 0.8 is a wide lens, 1.4 a long one. */
  lens?: number;
  /** Horizon in units from the top. Verticals stay vertical. */
  horizon?: number;
}

export interface Camera {
  horizon: number;
  point(spot: Spot): Point;
  points(...spots: Spot[]): Point[];
  /** Units per metre at this spot. */
  scale(spot: Spot): number;
  /** Distance from the eye along the view; negative behind it. */
  depth(spot: Spot): number;
}

export function createCamera({ x = 0, eye, z = 0, turn = 0, lens = 1, horizon = HEIGHT * 0.62 }: CameraPlace): Camera {
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const focal = lens * WIDTH;
  const depth = ([sx, , sz]: Spot): number => (sx - x) * sine + (sz - z) * cosine;
  const scale = (spot: Spot): number => focal / Math.max(0.05, depth(spot));
  const point = (spot: Spot): Point => {
    const aside = (spot[0] - x) * cosine - (spot[2] - z) * sine;
    return [WIDTH / 2 + aside * scale(spot), horizon - (spot[1] - eye) * scale(spot)];
  };
  return { horizon, point, points: (...spots) => spots.map(point), scale, depth };
}
