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

function frameOf(camera: Camera, { min, max }: Bounds): Frame {
  const corners = [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z) => project(camera, [x, y, z]))),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const apart = (a: Frame, b: Frame): boolean =>
  a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;

const distance = ({ min, max }: Bounds, eye: Vec3): number =>
  Math.hypot(...AXES.map((axis) => (min[axis] + max[axis]) / 2 - eye[axis]));

/** 1 if `a` is behind `b`, −1 if in front, 0 if neither can hide the other. */
function relation(a: Bounds, b: Bounds, eye: Vec3): number {
  let separated = false;
  for (const axis of AXES) {
    if (a.max[axis] <= b.min[axis] + SLACK) {
      separated = true;
      if (eye[axis] >= b.min[axis]) return 1;
      if (eye[axis] <= a.max[axis]) return -1;
    } else if (b.max[axis] <= a.min[axis] + SLACK) {
      separated = true;
      if (eye[axis] >= a.min[axis]) return -1;
      if (eye[axis] <= b.max[axis]) return 1;
    }
  }
  return separated ? 0 : Math.sign(distance(a, eye) - distance(b, eye));
}

/** Sorts solids into painting order, back to front. */
export function backToFront(solids: readonly Solid[], camera: Camera): Solid[] {
  const frames = solids.map((solid) => frameOf(camera, solid.bounds));
  const behind: number[][] = solids.map(() => []);
  solids.forEach((a, i) => {
    for (let j = i + 1; j < solids.length; j += 1) {
      const b = solids[j];
      const first = frames[i];
      const second = frames[j];
      if (!b || !first || !second || apart(first, second)) continue;
      const side = relation(a.bounds, b.bounds, camera.eye);
      if (side > 0) behind[j]?.push(i);
      if (side < 0) behind[i]?.push(j);
    }
  });
  const far = solids
    .map((solid, i) => ({ i, d: distance(solid.bounds, camera.eye) }))
    .sort((a, b) => b.d - a.d || a.i - b.i);
  const placed = new Set<number>();
  const order: Solid[] = [];
  const place = (i: number): void => {
    const solid = solids[i];
    if (placed.has(i) || !solid) return;
    placed.add(i);
    for (const other of behind[i] ?? []) place(other);
    order.push(solid);
  };
  for (const { i } of far) place(i);
  return order;
}
