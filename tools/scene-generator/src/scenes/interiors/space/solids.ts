import { group, horizontalGradient } from '../../kit/svg.ts';
import { adjustTone } from './color.ts';
import type { Frame } from './frame.ts';
import { computeConvexHull } from './hull.ts';
import type { Stage } from './stage.ts';
import { drawTracedShape } from './trace.ts';
import { computeBounds, computeCenter, cross, dot, normalize, subtract, type Vec3 } from './vector.ts';

/** From–to along one axis of a piece, in metres. */
export type Span = readonly [from: number, to: number];
/** A corner of a profile, in metres. */
export type Corner = readonly [a: number, b: number];

/** Brightness of a face: tops and faces towards the window are light, undersides dark. */
export function computeShade(stage: Stage, normal: Vec3): number {
  const facing = -dot(normal, stage.sun);
  const up = normal[1];
  return facing * 0.2 + (up > 0 ? up * 0.1 : up * 0.2) - Math.abs(normal[0]) * 0.1 - 0.03;
}

/** Paints the visible faces of a convex solid, shaded by the light. */
export function drawConvexSolid(stage: Stage, faces: readonly (readonly Vec3[])[], color: string): void {
  const points = faces.flat();
  const middle = computeCenter(points);
  const visibleFaces = faces.flatMap((face) => {
    const [a, b, c] = face;
    if (!a || !b || !c) return [];
    let normal = normalize(cross(subtract(b, a), subtract(c, a)));
    const faceCenter = computeCenter(face);
    if (dot(normal, subtract(faceCenter, middle)) < 0) normal = [-normal[0], -normal[1], -normal[2]];
    if (dot(normal, subtract(stage.camera.eye, faceCenter)) <= 0) return [];
    const fill = adjustTone(color, computeShade(stage, normal));
    return [stage.flat(face, fill, { stroke: fill })];
  });
  stage.stand(computeBounds(points), group(visibleFaces.join(''), { 'stroke-width': 0.8, 'stroke-linejoin': 'round' }));
}

export function drawBox(stage: Stage, frame: Frame, u: Span, v: Span, w: Span, color: string): void {
  extrude(stage, frame, 'w', createRectangle(u, v), w, color);
}

/** Extrudes a convex profile along one axis: [u, v] along w, [w, v] along u, or [u, w] along v. */
export function extrude(
  stage: Stage,
  frame: Frame,
  along: 'u' | 'v' | 'w',
  profile: readonly Corner[],
  [from, to]: Span,
  color: string,
): void {
  const getProfilePoint = ([a, b]: Corner, depth: number): Vec3 =>
    along === 'w' ? frame.at(a, b, depth) : along === 'u' ? frame.at(depth, b, a) : frame.at(a, depth, b);
  const frontPoints = profile.map((corner) => getProfilePoint(corner, from));
  const backPoints = profile.map((corner) => getProfilePoint(corner, to));
  const strips = profile.map((corner, i) => {
    const next = profile[(i + 1) % profile.length] ?? corner;
    return [
      getProfilePoint(corner, from),
      getProfilePoint(next, from),
      getProfilePoint(next, to),
      getProfilePoint(corner, to),
    ];
  });
  drawConvexSolid(stage, [frontPoints, backPoints, ...strips], color);
}

export function createRectangle([a0, a1]: Span, [b0, b1]: Span): Corner[] {
  return [
    [a0, b0],
    [a1, b0],
    [a1, b1],
    [a0, b1],
  ];
}

/** Profile of a rectangle with rounded corners; `radii` in the order a0b0, a1b0, a1b1, a0b1. */
export function createRoundedRectangle(
  [a0, a1]: Span,
  [b0, b1]: Span,
  radii: number | readonly [number, number, number, number],
): Corner[] {
  const limit = Math.min(a1 - a0, b1 - b0) / 2;
  const [r0, r1, r2, r3] = (typeof radii === 'number' ? [radii, radii, radii, radii] : radii).map((r) =>
    Math.min(r, limit),
  ) as [number, number, number, number];
  const createArc = (a: number, b: number, r: number, start: number): Corner[] =>
    r < 0.004
      ? [[a, b]]
      : [0, 1, 2, 3].map((step) => {
          const angle = ((start + step * 30) * Math.PI) / 180;
          return [a + Math.cos(angle) * r, b + Math.sin(angle) * r];
        });
  return [
    ...createArc(a0 + r0, b0 + r0, r0, 180),
    ...createArc(a1 - r1, b0 + r1, r1, 270),
    ...createArc(a1 - r2, b1 - r2, r2, 0),
    ...createArc(a0 + r3, b1 - r3, r3, 90),
  ];
}

export function createEllipse(a: number, b: number, ra: number, rb = ra, sides = 24): Corner[] {
  return Array.from({ length: sides }, (_, i) => {
    const angle = (i / sides) * Math.PI * 2;
    return [a + Math.cos(angle) * ra, b + Math.sin(angle) * rb];
  });
}

/** Vertical drum at (u, w): a table top, a pouffe, a column. `r1` is the radius at its top. */
export function drawCylinder(
  stage: Stage,
  frame: Frame,
  u: number,
  w: number,
  [v0, v1]: Span,
  r0: number,
  color: string,
  r1 = r0,
): void {
  const sides = Math.max(r0, r1) > 0.12 ? 24 : 10;
  const low = createEllipse(u, w, r0, r0, sides).map(([a, b]) => frame.at(a, v0, b));
  const high = createEllipse(u, w, r1, r1, sides).map(([a, b]) => frame.at(a, v1, b));
  const body = computeConvexHull([...low, ...high].map((p) => stage.point(p)));
  const eye = stage.camera.eye[1];
  const cap =
    eye > (high[0]?.[1] ?? 0)
      ? stage.flat(high, adjustTone(color, 0.16))
      : eye < (low[0]?.[1] ?? 0)
        ? stage.flat(low, adjustTone(color, -0.2))
        : '';
  stage.stand(computeBounds([...low, ...high]), drawTracedShape(body, createBodyShade(stage, color)) + cap);
}

/** Gradient of a round body, lit from the window's side. */
export function createBodyShade(stage: Stage, color: string): string {
  const isLit = stage.sun[0] > 0;
  const bright = adjustTone(color, 0.22);
  const dark = adjustTone(color, -0.34);
  return horizontalGradient([0, isLit ? bright : dark], [isLit ? 0.4 : 0.6, color], [1, isLit ? dark : bright]);
}

/** Four-sided tapering leg, from (u0, w0) on the floor to (u1, w1) at height `v`. */
export function drawLeg(
  stage: Stage,
  frame: Frame,
  foot: Corner,
  head: Corner,
  v: number,
  thickness: number,
  color: string,
): void {
  const createSquare = ([u, w]: Corner, y: number, t: number) => [
    frame.at(u - t, y, w - t),
    frame.at(u + t, y, w - t),
    frame.at(u + t, y, w + t),
    frame.at(u - t, y, w + t),
  ];
  const low = createSquare(foot, 0, thickness * 0.32);
  const high = createSquare(head, v, thickness * 0.5);
  drawConvexSolid(
    stage,
    [low, high, ...low.map((p, i) => [p, low[(i + 1) % 4] ?? p, high[(i + 1) % 4] ?? p, high[i] ?? p])],
    color,
  );
}
