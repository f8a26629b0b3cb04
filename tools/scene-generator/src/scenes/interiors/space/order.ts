import { type Camera, project } from './camera.ts';
import type { Solid } from './solid.ts';
import type { Bounds, Vec3 } from './vector.ts';

const AXES = [0, 1, 2] as const;
const SLACK = 0.004;

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function computeFrame(camera: Camera, { min, max }: Bounds): Frame {
  const corners = [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z) => project(camera, [x, y, z]))),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const areDisjoint = (a: Frame, b: Frame): boolean =>
  a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;

const computeDistance = ({ min, max }: Bounds, eye: Vec3): number =>
  Math.hypot(...AXES.map((axis) => (min[axis] + max[axis]) / 2 - eye[axis]));

/** 1 if `a` is behind `b`, −1 if in front, 0 if neither can hide the other. */
function compareDepth(a: Bounds, b: Bounds, eye: Vec3): number {
  let isSeparated = false;
  for (const axis of AXES) {
    if (a.max[axis] <= b.min[axis] + SLACK) {
      isSeparated = true;
      if (eye[axis] >= b.min[axis]) return 1;
      if (eye[axis] <= a.max[axis]) return -1;
    } else if (b.max[axis] <= a.min[axis] + SLACK) {
      isSeparated = true;
      if (eye[axis] >= a.min[axis]) return -1;
      if (eye[axis] <= b.max[axis]) return 1;
    }
  }
  return isSeparated ? 0 : Math.sign(computeDistance(a, eye) - computeDistance(b, eye));
}

/** Sorts solids into painting order, back to front. */
export function sortBackToFront(solids: readonly Solid[], camera: Camera): Solid[] {
  const frames = solids.map((solid) => computeFrame(camera, solid.bounds));
  const indexesBehind: number[][] = solids.map(() => []);
  solids.forEach((a, i) => {
    for (let j = i + 1; j < solids.length; j += 1) {
      const b = solids[j];
      const first = frames[i];
      const second = frames[j];
      if (!b || !first || !second || areDisjoint(first, second)) continue;
      const side = compareDepth(a.bounds, b.bounds, camera.eye);
      if (side > 0) indexesBehind[j]?.push(i);
      if (side < 0) indexesBehind[i]?.push(j);
    }
  });
  const farToNear = solids
    .map((solid, i) => ({ i, d: computeDistance(solid.bounds, camera.eye) }))
    .sort((a, b) => b.d - a.d || a.i - b.i);
  const placed = new Set<number>();
  const order: Solid[] = [];
  const placeSolid = (i: number): void => {
    const solid = solids[i];
    if (placed.has(i) || !solid) return;
    placed.add(i);
    for (const hiddenIndex of indexesBehind[i] ?? []) placeSolid(hiddenIndex);
    order.push(solid);
  };
  for (const { i } of farToNear) placeSolid(i);
  return order;
}
