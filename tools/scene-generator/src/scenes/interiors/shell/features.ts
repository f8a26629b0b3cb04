import { group } from '../../kit/svg.ts';
import { drawPictures } from '../furniture/art.ts';
import { drawGlow } from '../furniture/lamps.ts';
import { drawMirror } from '../furniture/mirror.ts';
import { drawWallShelf, fillBay } from '../furniture/shelves.ts';
import { BRASS } from '../furniture/table.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import { createFloorFrame } from '../space/frame.ts';
import { drawBox, drawCylinder, extrude, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { createOpeningOutline, createUprightRectangle, createWallFrame, type Side } from '../space/walls.ts';
import { drawLattice } from './lattice.ts';
import { getWallTone } from './walls.ts';
import { pickFrameColor } from './window.ts';

/** Closed panelled door with its casing; `at` is its middle along the wall in room coordinates. */
export function drawDoor(stage: Stage, side: Side, at: number, color?: string, width = 0.9): void {
  const frame = createWallFrame(stage, side, at);
  const wood = adjustTone(color ?? pickFrameColor(stage), getWallTone(stage, side));
  const half = width / 2;
  drawBox(stage, frame, [-half - 0.09, half + 0.09], [0, 2.2], [0.002, 0.03], adjustTone(wood, -0.08));
  drawBox(stage, frame, [-half, half], [0.01, 2.1], [0.031, 0.045], wood);
  const parts: string[] = [];
  for (const v of [
    [0.16, 0.9],
    [1.02, 1.98],
  ] as const)
    for (const u of [
      [-half + 0.1, -0.05],
      [0.05, half - 0.1],
    ] as const) {
      parts.push(stage.flat(createUprightRectangle(frame, u, v, 0.047), adjustTone(wood, -0.16)));
      parts.push(
        stage.flat(
          createUprightRectangle(frame, [u[0] + 0.018, u[1]], [v[0], v[1] - 0.018], 0.047),
          adjustTone(wood, 0.07),
        ),
      );
    }
  parts.push(stage.flat(createUprightRectangle(frame, [half - 0.1, half - 0.05], [0.94, 1.0], 0.05), BRASS));
  const [a, , c] = createUprightRectangle(frame, [-half, half], [0.01, 2.1], 0.047);
  if (a && c)
    stage.stand(
      {
        min: [Math.min(a[0], c[0]), 0.02, Math.min(a[2], c[2])],
        max: [Math.max(a[0], c[0]), 2.1, Math.max(a[2], c[2])],
      },
      group(parts.join('')),
    );
}

/** A carved screen hung on a wall, `width` across. */
export function drawLatticePanel(stage: Stage, side: Side, at: number, width: number, v: Span): void {
  const frame = createWallFrame(stage, side, at);
  const wood = clampBrightness(stage.palette.woodDark, 0.22, 0.48);
  const u: Span = [-width / 2, width / 2];
  stage.addToShell(
    stage.flat(
      createUprightRectangle(frame, u, v, 0.004),
      stage.light.isDark ? '#ffd891' : adjustTone(stage.palette.wall, 0.2),
    ),
  );
  stage.addToShell(drawLattice(stage, frame, u, v, adjustTone(wood, getWallTone(stage, side)), 0.03, 0.15));
  drawGlow(stage, frame.at(0, (v[0] + v[1]) / 2, 0), width * 0.9, 0.3);
}

/** A shallow arched recess with shelves and things in it. */
export function drawNiche(stage: Stage, side: Side, at: number, width: number, v: Span): void {
  const frame = createWallFrame(stage, side, at);
  const half = width / 2;
  const back = adjustTone(stage.light.isDark ? '#f4cf95' : stage.palette.wallShade, getWallTone(stage, side) + 0.06);
  const shape = createOpeningOutline([-half, half], v, 'round');
  stage.addToShell(
    stage.flat(
      shape.map(([a, b]) => frame.at(a, b, 0.002)),
      adjustTone(back, -0.2),
    ),
  );
  stage.addToShell(
    stage.flat(
      createOpeningOutline([-half + 0.06, half], [v[0], v[1] - 0.05], 'round').map(([a, b]) => frame.at(a, b, 0.002)),
      back,
    ),
  );
  const spring = v[1] - half;
  const rows = Math.max(1, Math.round((spring - v[0]) / 0.42));
  for (let i = 0; i <= rows; i += 1) {
    const y = v[0] + ((spring - v[0]) * i) / rows;
    drawBox(stage, frame, [-half, half], [y - 0.03, y], [0.003, 0.14], clampBrightness(stage.palette.wood, 0.35, 0.7));
    fillBay(stage, frame, [-half + 0.04, half - 0.04], y, 0.07, 0.36);
  }
}

export function drawSconce(stage: Stage, side: Side, at: number, v: number): void {
  const wall = createWallFrame(stage, side, at);
  const [x, , z] = wall.at(0, 0, 0.11);
  const frame = createFloorFrame(x, z);
  drawBox(stage, wall, [-0.03, 0.03], [v - 0.02, v + 0.06], [0.002, 0.05], BRASS);
  drawCylinder(stage, frame, 0, 0, [v - 0.01, v + 0.2], 0.06, stage.light.isDark ? '#ffe6b3' : '#f4ecdc', 0.08);
  drawGlow(stage, [x, v + 0.1, z], 0.8, 0.5);
}

function drawWallHanging(stage: Stage, side: Side, at: number): void {
  const { palette } = stage;
  const frame = createWallFrame(stage, side, at);
  drawBox(stage, frame, [-0.5, 0.5], [2.1, 2.125], [0.01, 0.035], clampBrightness(palette.wood, 0.3, 0.6));
  extrude(
    stage,
    frame,
    'w',
    [
      [-0.44, 1.25],
      [0, 1.08],
      [0.44, 1.25],
      [0.44, 2.1],
      [-0.44, 2.1],
    ],
    [0.004, 0.012],
    adjustTone(palette.wallShade, 0.12),
  );
  const bands = [
    [1.9, palette.accent],
    [1.72, palette.fabricAlt],
    [1.54, palette.wood],
    [1.38, palette.accent],
  ] as const;
  stage.stand(
    { min: frame.at(-0.44, 1.3, 0.013), max: frame.at(0.44, 2.0, 0.016) },
    bands
      .map(([v, fill], i) =>
        stage.flat(
          i % 2 === 0
            ? createUprightRectangle(frame, [-0.44, 0.44], [v - 0.04, v + 0.04], 0.014)
            : [
                frame.at(-0.44, v, 0.014),
                frame.at(0, v - 0.09, 0.014),
                frame.at(0.44, v, 0.014),
                frame.at(0, v + 0.09, 0.014),
              ],
          fill,
        ),
      )
      .join(''),
  );
}

/** Decorates a bare part of a wall with art, a mirror, a door, a niche, a screen or a shelf. */
export function dressStretch(stage: Stage, side: Side, at: number, room: number, isLow = false): void {
  const kind = stage.random.pick(
    isLow
      ? (['art', 'art', 'mirror', 'shelf', 'hanging'] as const)
      : (['art', 'door', 'niche', 'lattice', 'mirror', 'hanging', 'art'] as const),
  );
  if (kind === 'art') drawPictures(stage, side, at, room, 1.62);
  else if (kind === 'door') drawDoor(stage, side, at);
  else if (kind === 'niche') drawNiche(stage, side, at, 0.95, [0.75, 2.3]);
  else if (kind === 'lattice') drawLatticePanel(stage, side, at, Math.min(1.2, room), [0.95, 2.2]);
  else if (kind === 'mirror')
    drawMirror(stage, side, at, [1.15, 2.05], 0.86, stage.random.pick(['round', 'arch']), BRASS);
  else if (kind === 'hanging') drawWallHanging(stage, side, at);
  else for (const v of [1.35, 1.8]) drawWallShelf(stage, createWallFrame(stage, side, at), [-0.55, 0.55], v);
}
