import { HEIGHT, WIDTH } from '../../kit/scene.ts';
import type { Vec3 } from './vector.ts';

/** Position and direction of the viewer. The camera turns but never tilts, so verticals stay vertical. */
export interface Camera {
  eye: Vec3;
  /** Turn to the right, in radians. */
  yaw: number;
  /** Focal length in canvas units: 1100 sees about 72° across. */
  focal: number;
  /** Canvas row of the horizon. */
  horizon: number;
}

export type Point = readonly [x: number, y: number];

const NEAR = 0.25;

function toView(camera: Camera, p: Vec3): Vec3 {
  const dx = p[0] - camera.eye[0];
  const dz = p[2] - camera.eye[2];
  const cos = Math.cos(camera.yaw);
  const sin = Math.sin(camera.yaw);
  return [dx * cos - dz * sin, p[1] - camera.eye[1], dx * sin + dz * cos];
}

function toCanvasPoint(camera: Camera, v: Vec3): Point {
  return [WIDTH / 2 + (camera.focal * v[0]) / v[2], camera.horizon - (camera.focal * v[1]) / v[2]];
}

/** Projects a room point to the canvas; points beside or behind the viewer are clamped to the near plane. */
export function project(camera: Camera, p: Vec3): Point {
  const v = toView(camera, p);
  return toCanvasPoint(camera, v[2] < NEAR ? [v[0], v[1], NEAR] : v);
}

/** Canvas units per metre at this point. */
export function getScaleAt(camera: Camera, p: Vec3): number {
  return camera.focal / Math.max(NEAR, toView(camera, p)[2]);
}

/** Clips a polygon to the side where `getInsideDistance` is not negative. */
function clipShape<P>(
  shape: readonly P[],
  getInsideDistance: (p: P) => number,
  interpolate: (a: P, b: P, t: number) => P,
): P[] {
  return shape.flatMap((a, i) => {
    const b = shape[(i + 1) % shape.length] ?? a;
    const da = getInsideDistance(a);
    const db = getInsideDistance(b);
    const visible = da >= 0 ? [a] : [];
    if (da >= 0 !== db >= 0) visible.push(interpolate(a, b, da / (da - db)));
    return visible;
  });
}

const MARGIN = 40;
const interpolatePoint = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const interpolateVector = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Projects a flat polygon, clipped to the view. */
export function projectPolygon(camera: Camera, points: readonly Vec3[]): Point[] {
  const seen = points.map((p) => toView(camera, p));
  let shape = clipShape(seen, (v) => v[2] - NEAR, interpolateVector).map((v) => toCanvasPoint(camera, v));
  if (shape.every(([x, y]) => x > -MARGIN && x < WIDTH + MARGIN && y > -MARGIN && y < HEIGHT + MARGIN)) return shape;
  shape = clipShape(shape, ([x]) => x + MARGIN, interpolatePoint);
  shape = clipShape(shape, ([x]) => WIDTH + MARGIN - x, interpolatePoint);
  shape = clipShape(shape, ([, y]) => y + MARGIN, interpolatePoint);
  return clipShape(shape, ([, y]) => HEIGHT + MARGIN - y, interpolatePoint);
}
