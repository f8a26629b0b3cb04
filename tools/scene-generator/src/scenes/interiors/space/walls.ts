import type { Point } from './camera.ts';
import { createFloorFrame, type Frame } from './frame.ts';
import type { Span } from './solids.ts';
import type { Stage } from './stage.ts';
import { trace } from './trace.ts';
import type { Vec3 } from './vector.ts';

export type Side = 'back' | 'left' | 'right';

/** Axes of a wall: u along it to the right as one faces it, v up, w into the room. `along` is where u is 0. */
export function createWallFrame(stage: Stage, side: Side, along = 0): Frame {
  const half = stage.width / 2;
  if (side === 'left') return { at: (u, v, w) => [-half + w, v, along + u] };
  if (side === 'right') return { at: (u, v, w) => [half - w, v, along - u] };
  return { at: (u, v, w) => [along + u, v, stage.depth - w] };
}

/** Places a piece of the given depth with its back to a wall. */
export function createFrameAgainstWall(stage: Stage, side: Side, along: number, depth: number, gap = 0.03): Frame {
  const off = depth / 2 + gap;
  if (side === 'left') return createFloorFrame(-stage.width / 2 + off, along, 90);
  if (side === 'right') return createFloorFrame(stage.width / 2 - off, along, -90);
  return createFloorFrame(along, stage.depth - off, 0);
}

/** The four corners of a rectangle in the u–v plane of a frame. */
export function createUprightRectangle(frame: Frame, [u0, u1]: Span, [v0, v1]: Span, w = 0): Vec3[] {
  return [frame.at(u0, v0, w), frame.at(u1, v0, w), frame.at(u1, v1, w), frame.at(u0, v1, w)];
}

/** The four corners of a rectangle that lies level in a frame. */
export function createLevelRectangle(frame: Frame, [u0, u1]: Span, [w0, w1]: Span, v = 0): Vec3[] {
  return [frame.at(u0, v, w0), frame.at(u1, v, w0), frame.at(u1, v, w1), frame.at(u0, v, w1)];
}

/** A window-shaped outline: flat-topped, or with a round or pointed arch that rises to the top. */
export function createOpeningOutline(
  [u0, u1]: Span,
  [v0, v1]: Span,
  arch: 'none' | 'round' | 'pointed',
): [number, number][] {
  if (arch === 'none')
    return [
      [u0, v0],
      [u1, v0],
      [u1, v1],
      [u0, v1],
    ];
  const half = (u1 - u0) / 2;
  const middle = (u0 + u1) / 2;
  const rise = Math.min(half * (arch === 'round' ? 1 : 1.25), (v1 - v0) * 0.5);
  const spring = v1 - rise;
  const curve = Array.from({ length: 13 }, (_, i): [number, number] => {
    const angle = (i / 12) * Math.PI;
    const up = arch === 'round' ? Math.sin(angle) : Math.sin(angle) ** 0.72 * (1 - 0.06 * Math.abs(Math.cos(angle)));
    return [middle + Math.cos(angle) * half, spring + rise * up];
  });
  return [[u0, v0], [u1, v0], ...curve];
}

/** SVG path data of many closed polygons, so that a pattern needs one element. */
export function toPathData(shapes: readonly (readonly Point[])[]): string {
  return shapes
    .filter((points) => points.length > 2)
    .map((points) => trace(points, true))
    .join('');
}

/** Part of a wall, given by room x (back wall) or room z (side walls), in the wall's own u. */
export function createWallSpan(side: Side, from: number, to: number): Span {
  return side === 'right' ? [-to, -from] : [from, to];
}

/** −1 for the left wall, 1 for the right. */
export const getOutwardSign = (side: 'left' | 'right'): -1 | 1 => (side === 'left' ? -1 : 1);

export const getOppositeSide = (side: 'left' | 'right'): 'left' | 'right' => (side === 'left' ? 'right' : 'left');
