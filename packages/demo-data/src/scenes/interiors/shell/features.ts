import { group } from '../../kit/svg.ts';
import { pictures } from '../furniture/art.ts';
import { glow } from '../furniture/lamps.ts';
import { mirror } from '../furniture/mirror.ts';
import { fillBay, wallShelf } from '../furniture/shelves.ts';
import { BRASS } from '../furniture/table.ts';
import { tone, within } from '../space/colour.ts';
import { stand } from '../space/frame.ts';
import { box, drum, extrude, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { onWall, outline, type Side, upright } from '../space/walls.ts';
import { lattice } from './lattice.ts';
import { wallTone } from './walls.ts';
import { frameColour } from './window.ts';

/** Closed panelled door with its casing; `at` is its middle along the wall in room coordinates. */
export function door(stage: Stage, side: Side, at: number, colour?: string, width = 0.9): void {
  const frame = onWall(stage, side, at);
  const wood = tone(colour ?? frameColour(stage), wallTone(stage, side));
  const half = width / 2;
  box(stage, frame, [-half - 0.09, half + 0.09], [0, 2.2], [0.002, 0.03], tone(wood, -0.08));
  box(stage, frame, [-half, half], [0.01, 2.1], [0.031, 0.045], wood);
  const parts: string[] = [];
  for (const v of [
    [0.16, 0.9],
    [1.02, 1.98],
  ] as const)
    for (const u of [
      [-half + 0.1, -0.05],
      [0.05, half - 0.1],
    ] as const) {
      parts.push(stage.flat(upright(frame, u, v, 0.047), tone(wood, -0.16)));
      parts.push(stage.flat(upright(frame, [u[0] + 0.018, u[1]], [v[0], v[1] - 0.018], 0.047), tone(wood, 0.07)));
    }
  parts.push(stage.flat(upright(frame, [half - 0.1, half - 0.05], [0.94, 1.0], 0.05), BRASS));
  const [a, , c] = upright(frame, [-half, half], [0.01, 2.1], 0.047);
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
export function latticePanel(stage: Stage, side: Side, at: number, width: number, v: Span): void {
  const frame = onWall(stage, side, at);
  const wood = within(stage.palette.woodDark, 0.22, 0.48);
  const u: Span = [-width / 2, width / 2];
  stage.lay(stage.flat(upright(frame, u, v, 0.004), stage.light.isDark ? '#ffd891' : tone(stage.palette.wall, 0.2)));
  stage.lay(lattice(stage, frame, u, v, tone(wood, wallTone(stage, side)), 0.03, 0.15));
  glow(stage, frame.at(0, (v[0] + v[1]) / 2, 0), width * 0.9, 0.3);
}

/** A shallow arched recess with shelves and things in it. */
export function niche(stage: Stage, side: Side, at: number, width: number, v: Span): void {
  const frame = onWall(stage, side, at);
  const half = width / 2;
  const back = tone(stage.light.isDark ? '#f4cf95' : stage.palette.wallShade, wallTone(stage, side) + 0.06);
  const shape = outline([-half, half], v, 'round');
  stage.lay(
    stage.flat(
      shape.map(([a, b]) => frame.at(a, b, 0.002)),
      tone(back, -0.2),
    ),
  );
  stage.lay(
    stage.flat(
      outline([-half + 0.06, half], [v[0], v[1] - 0.05], 'round').map(([a, b]) => frame.at(a, b, 0.002)),
      back,
    ),
  );
  const spring = v[1] - half;
  const rows = Math.max(1, Math.round((spring - v[0]) / 0.42));
  for (let i = 0; i <= rows; i += 1) {
    const y = v[0] + ((spring - v[0]) * i) / rows;
    box(stage, frame, [-half, half], [y - 0.03, y], [0.003, 0.14], within(stage.palette.wood, 0.35, 0.7));
    fillBay(stage, frame, [-half + 0.04, half - 0.04], y, 0.07, 0.36);
  }
}

export function sconce(stage: Stage, side: Side, at: number, v: number): void {
  const wall = onWall(stage, side, at);
  const [x, , z] = wall.at(0, 0, 0.11);
  const frame = stand(x, z);
  box(stage, wall, [-0.03, 0.03], [v - 0.02, v + 0.06], [0.002, 0.05], BRASS);
  drum(stage, frame, 0, 0, [v - 0.01, v + 0.2], 0.06, stage.light.isDark ? '#ffe6b3' : '#f4ecdc', 0.08);
  glow(stage, [x, v + 0.1, z], 0.8, 0.5);
}

function hanging(stage: Stage, side: Side, at: number): void {
  const { palette } = stage;
  const frame = onWall(stage, side, at);
  box(stage, frame, [-0.5, 0.5], [2.1, 2.125], [0.01, 0.035], within(palette.wood, 0.3, 0.6));
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
    tone(palette.wallShade, 0.12),
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
            ? upright(frame, [-0.44, 0.44], [v - 0.04, v + 0.04], 0.014)
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
export function dressStretch(stage: Stage, side: Side, at: number, room: number, low = false): void {
  const kind = stage.random.pick(
    low
      ? (['art', 'art', 'mirror', 'shelf', 'hanging'] as const)
      : (['art', 'door', 'niche', 'lattice', 'mirror', 'hanging', 'art'] as const),
  );
  if (kind === 'art') pictures(stage, side, at, room, 1.62);
  else if (kind === 'door') door(stage, side, at);
  else if (kind === 'niche') niche(stage, side, at, 0.95, [0.75, 2.3]);
  else if (kind === 'lattice') latticePanel(stage, side, at, Math.min(1.2, room), [0.95, 2.2]);
  else if (kind === 'mirror') mirror(stage, side, at, [1.15, 2.05], 0.86, stage.random.pick(['round', 'arch']), BRASS);
  else if (kind === 'hanging') hanging(stage, side, at);
  else for (const v of [1.35, 1.8]) wallShelf(stage, onWall(stage, side, at), [-0.55, 0.55], v);
}
