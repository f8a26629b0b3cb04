/** Point or direction in the room, in metres: x to the right, y up, z away from the viewer. */
export type Vec3 = readonly [x: number, y: number, z: number];

export interface Bounds {
  min: Vec3;
  max: Vec3;
}

export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function normalize(a: Vec3): Vec3 {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Mean of the points: inside any convex solid that they span. */
export function computeCenter(points: readonly Vec3[]): Vec3 {
  let x = 0;
  let y = 0;
  let z = 0;
  for (const p of points) {
    x += p[0];
    y += p[1];
    z += p[2];
  }
  const n = points.length || 1;
  return [x / n, y / n, z / n];
}

export function computeBounds(points: readonly Vec3[]): Bounds {
  const getCoordinates = (axis: 0 | 1 | 2) => points.map((p) => p[axis]);
  return {
    min: [Math.min(...getCoordinates(0)), Math.min(...getCoordinates(1)), Math.min(...getCoordinates(2))],
    max: [Math.max(...getCoordinates(0)), Math.max(...getCoordinates(1)), Math.max(...getCoordinates(2))],
  };
}
