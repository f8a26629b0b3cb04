import { fade } from '../../kit/color.ts';
import { clipMarkup, gradient, path, polygon } from '../../kit/svg.ts';
import { projectPolygon } from '../space/camera.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import type { Vec3 } from '../space/vector.ts';
import {
  createOpeningOutline,
  createUprightRectangle,
  createWallFrame,
  type Side,
  toPathData,
} from '../space/walls.ts';
import { castDaylight } from './daylight.ts';
import { drawLattice } from './lattice.ts';
import { drawOutlook } from './outlook.ts';
import { getWallTone } from './walls.ts';

export interface Opening {
  side: Side;
  u: Span;
  v: Span;
  arch?: 'none' | 'round' | 'pointed';
  columns?: number;
  rows?: number;
  /** Share of the height, from the foot, that is covered by a lattice. */
  lattice?: number;
  /** Colour of the frame; wood or white by palette if absent. */
  frame?: string;
}

const REVEAL_DEPTH = 0.16;

function createBars(opening: Opening): { u: Span; v: Span }[] {
  const { u, v, columns = 2, rows = 1 } = opening;
  const list: { u: Span; v: Span }[] = [];
  for (let i = 0; i <= columns; i += 1) {
    const at = u[0] + ((u[1] - u[0]) * i) / columns;
    const t = i === 0 || i === columns ? 0.06 : 0.034;
    list.push({ u: [Math.max(u[0], at - t), Math.min(u[1], at + t)], v });
  }
  for (let j = 0; j <= rows; j += 1) {
    const at = v[0] + ((v[1] - v[0]) * j) / rows;
    const t = j === 0 || j === rows ? 0.06 : 0.026;
    list.push({ u, v: [Math.max(v[0], at - t), Math.min(v[1], at + t)] });
  }
  return list;
}

function createPanes(opening: Opening): { u: Span; v: Span }[] {
  const { u, v, columns = 2, rows = 1 } = opening;
  const gap = 0.05;
  const paneWidth = (u[1] - u[0]) / columns;
  const paneHeight = (v[1] - v[0]) / rows;
  return Array.from({ length: columns * rows }, (_, n) => {
    const i = n % columns;
    const j = Math.floor(n / columns);
    return {
      u: [u[0] + paneWidth * i + gap, u[0] + paneWidth * (i + 1) - gap],
      v: [v[0] + paneHeight * j + gap * 0.6, v[0] + paneHeight * (j + 1) - gap * 0.6],
    };
  });
}

/** Windows in a wall: outlook, reveals, frames, lattice, and their light on the floor. */
export function drawWindows(stage: Stage, openings: readonly Opening[]): void {
  if (openings.length === 0) return;
  const shapes = openings.map((opening) => {
    const frame = createWallFrame(stage, opening.side);
    return createOpeningOutline(opening.u, opening.v, opening.arch ?? 'none').map(([u, v]) => frame.at(u, v, 0));
  });
  const seen = shapes.map((shape) => projectPolygon(stage.camera, shape));
  const points = seen.flat();
  if (points.length < 3) return;
  const holes = path(toPathData(seen), '#000');
  stage.addToShell(clipMarkup(holes, drawOutlook(stage, points) + drawGlare(stage, points)));
  openings.forEach((opening, index) => {
    const hole = shapes[index] ?? [];
    const shape = seen[index] ?? [];
    if (shape.length < 3) return;
    stage.addToShell(clipMarkup(polygon(shape, '#000'), drawReveal(stage, opening, hole)));
    stage.addToShell(drawCasing(stage, opening));
  });
  castDaylight(
    stage,
    openings.flatMap((opening) => {
      const frame = createWallFrame(stage, opening.side);
      return createPanes(opening).map(({ u, v }) => createUprightRectangle(frame, u, v));
    }),
  );
}

function drawGlare(stage: Stage, points: readonly (readonly [number, number])[]): string {
  if (stage.light.isDark) return '';
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const veil = gradient(0, 0, 0.6, 1, [
    [0, '#fffaf0', 0.34],
    [1, '#fffaf0', 0.06],
  ]);
  return polygon(
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    veil,
  );
}

/** Reveal, bars and lattice as seen within the hole. */
function drawReveal(stage: Stage, opening: Opening, hole: readonly Vec3[]): string {
  const frame = createWallFrame(stage, opening.side);
  const plaster = adjustTone(clampBrightness(stage.palette.wall, 0.7, 0.95), 0.2);
  const wood = adjustTone(opening.frame ?? pickFrameColor(stage), getWallTone(stage, opening.side));
  const moveIntoReveal = (p: Vec3): Vec3 => {
    const revealPoint = frame.at(0, 0, -REVEAL_DEPTH);
    const wallPoint = frame.at(0, 0, 0);
    return [p[0] + revealPoint[0] - wallPoint[0], p[1], p[2] + revealPoint[2] - wallPoint[2]];
  };
  const reveals = hole.map((p, i) => {
    const q = hole[(i + 1) % hole.length] ?? p;
    const level = Math.abs(p[1] - q[1]) < 0.01;
    const fill = level ? adjustTone(plaster, p[1] < 1.4 ? 0.3 : -0.22) : adjustTone(plaster, -0.1);
    return facesEye(stage, p, q, moveIntoReveal(q))
      ? stage.flat([p, q, moveIntoReveal(q), moveIntoReveal(p)], fill, { stroke: fill })
      : '';
  });
  const barsMarkup = createBars(opening)
    .map(({ u, v }) => stage.flat(createUprightRectangle(frame, u, v, -REVEAL_DEPTH * 0.6), wood))
    .join('');
  const edges = createBars(opening)
    .map(({ u, v }) =>
      stage.flat(createUprightRectangle(frame, [u[1] - 0.012, u[1]], v, -REVEAL_DEPTH * 0.6), adjustTone(wood, -0.2)),
    )
    .join('');
  const [v0, v1] = opening.v;
  const screen =
    opening.lattice === undefined
      ? ''
      : drawLattice(
          stage,
          frame,
          opening.u,
          [v0, v0 + (v1 - v0) * opening.lattice],
          clampBrightness(stage.palette.woodDark, 0.2, 0.45),
          -REVEAL_DEPTH * 0.4,
        );
  return barsMarkup + edges + screen + reveals.join('');
}

function facesEye(stage: Stage, p: Vec3, q: Vec3, r: Vec3): boolean {
  const [eyeX, eyeY, eyeZ] = stage.camera.eye;
  const a = [q[0] - p[0], q[1] - p[1], q[2] - p[2]] as const;
  const b = [r[0] - p[0], r[1] - p[1], r[2] - p[2]] as const;
  const n = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]] as const;
  const side = n[0] * (eyeX - p[0]) + n[1] * (eyeY - p[1]) + n[2] * (eyeZ - p[2]);
  return Math.abs(side) > 1e-4;
}

/** White or wooden frames, the same for a whole home. */
export function pickFrameColor(stage: Stage): string {
  const { palette } = stage;
  return palette.wall < '#f2' ? clampBrightness(palette.woodDark, 0.3, 0.5) : '#f7f3ea';
}

function drawCasing(stage: Stage, opening: Opening): string {
  const frame = createWallFrame(stage, opening.side);
  const wood = adjustTone(opening.frame ?? pickFrameColor(stage), getWallTone(stage, opening.side) - 0.03);
  const outer = createOpeningOutline(
    [opening.u[0] - 0.07, opening.u[1] + 0.07],
    [opening.v[0], opening.v[1] + 0.07],
    opening.arch ?? 'none',
  );
  const inner = createOpeningOutline(opening.u, opening.v, opening.arch ?? 'none');
  const drawStrokes = (shape: readonly (readonly [number, number])[], w: number) =>
    projectPolygon(
      stage.camera,
      shape.map(([u, v]) => frame.at(u, v, w)),
    );
  const ring = path(toPathData([drawStrokes(outer, 0.02), drawStrokes(inner, 0)]), wood, { 'fill-rule': 'evenodd' });
  if (opening.v[0] < 0.2) return ring;
  const sill: Span = [opening.u[0] - 0.12, opening.u[1] + 0.12];
  return (
    ring +
    stage.flat(createUprightRectangle(frame, sill, [opening.v[0] - 0.06, opening.v[0]], 0.1), adjustTone(wood, -0.08)) +
    stage.flat(
      [
        frame.at(sill[0], opening.v[0], 0),
        frame.at(sill[1], opening.v[0], 0),
        frame.at(sill[1], opening.v[0], 0.1),
        frame.at(sill[0], opening.v[0], 0.1),
      ],
      adjustTone(wood, 0.25),
    ) +
    stage.flat(
      createUprightRectangle(frame, sill, [opening.v[0] - 0.12, opening.v[0] - 0.06], 0.0),
      fade('#1d1420', 0.14),
    )
  );
}
