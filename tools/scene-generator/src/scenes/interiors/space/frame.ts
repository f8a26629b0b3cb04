import type { Vec3 } from './vector.ts';

/** Axes of a piece: u to its right as seen from its front, v up, w from its middle to its back; metres. */
export interface Frame {
  at(u: number, v: number, w: number): Vec3;
}

/**
 * Places a piece on the floor with its middle at (x, z). `turn` in degrees: 0 faces the viewer, 90 right, −90 left, 180
 * away. `y` lifts it.
 */
export function createFloorFrame(x: number, z: number, turn = 0, y = 0): Frame {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.round(Math.cos(angle) * 1e6) / 1e6;
  const sin = Math.round(Math.sin(angle) * 1e6) / 1e6;
  return { at: (u, v, w) => [x + u * cos - w * sin, y + v, z + u * sin + w * cos] };
}
