import { path, vertical } from '../../kit/svg.ts';
import { projectPolygon } from '../space/camera.ts';
import { tone, within } from '../space/colour.ts';
import type { Stage } from '../space/stage.ts';
import type { Vec3 } from '../space/vector.ts';
import { pathOf } from '../space/walls.ts';

export type FloorKind = 'boards' | 'chevron' | 'tiles' | 'checker' | 'cement' | 'marble';

/** Extension of floor and walls behind the viewer, so that they fill the canvas. */
export const BEHIND = 4;

const flat = (x0: number, x1: number, z0: number, z1: number): Vec3[] => [
  [x0, 0, z0],
  [x1, 0, z0],
  [x1, 0, z1],
  [x0, 0, z1],
];

function many(stage: Stage, shapes: readonly Vec3[][], fill: string, opacity = 1): string {
  const d = pathOf(shapes.map((shape) => projectPolygon(stage.camera, shape)));
  return d === '' ? '' : path(d, fill, opacity < 1 ? { opacity } : {});
}

function boards(stage: Stage, colour: string): string {
  const { width, depth, random } = stage;
  const board = random.pick([0.14, 0.18, 0.22]);
  const shades: Vec3[][][] = [[], [], []];
  const gaps: Vec3[][] = [];
  for (let x = -width / 2; x < width / 2; x += board) {
    const right = Math.min(width / 2, x + board);
    let z = -BEHIND + random.between(0, 1.5);
    while (z < depth) {
      const end = Math.min(depth, z + random.between(1.3, 2.4));
      shades[random.whole(0, 2)]?.push(flat(x, right, z, end));
      gaps.push(flat(x, right, end - 0.006, end));
      z = end;
    }
    gaps.push(flat(x - 0.004, x + 0.004, -BEHIND, depth));
  }
  const [, light = [], dark = []] = shades;
  return (
    many(stage, light, tone(colour, 0.1)) +
    many(stage, dark, tone(colour, -0.1)) +
    many(stage, gaps, tone(colour, -0.45), 0.55)
  );
}

function chevron(stage: Stage, colour: string): string {
  const { width, depth } = stage;
  const column = 0.55;
  const rise = 0.3;
  const strip = 0.13;
  const light: Vec3[][] = [];
  const dark: Vec3[][] = [];
  const gaps: Vec3[][] = [];
  for (let i = 0, x = -width / 2; x < width / 2; i += 1, x += column) {
    const right = Math.min(width / 2, x + column);
    const share = (right - x) / column;
    const [a, b] = i % 2 === 0 ? [0, rise * share] : [rise, rise * (1 - share)];
    for (let n = 0, z = -2.2; z < depth; n += 1, z += strip) {
      const cut = (value: number) => Math.min(depth, value);
      const shape: Vec3[] = [
        [x, 0, cut(z + a)],
        [right, 0, cut(z + b)],
        [right, 0, cut(z + b + strip)],
        [x, 0, cut(z + a + strip)],
      ];
      if ((n + i) % 3 === 0) light.push(shape);
      else if ((n * 2 + i) % 5 === 0) dark.push(shape);
    }
    gaps.push(flat(x - 0.004, x + 0.004, -BEHIND, depth));
  }
  return (
    many(stage, light, tone(colour, 0.1)) +
    many(stage, dark, tone(colour, -0.13)) +
    many(stage, gaps, tone(colour, -0.4), 0.5)
  );
}

function grid(stage: Stage, tile: number, colour: string): string {
  const { width, depth } = stage;
  const gaps: Vec3[][] = [];
  for (let x = -width / 2; x < width / 2; x += tile) gaps.push(flat(x - 0.004, x + 0.004, -BEHIND, depth));
  for (let z = depth; z > -BEHIND; z -= tile) gaps.push(flat(-width / 2, width / 2, z - 0.009, z));
  return many(stage, gaps, tone(colour, -0.4), 0.5);
}

/** Tiles of a grid, by their lower corner and parity. */
function cells(stage: Stage, tile: number, draw: (x: number, z: number, even: boolean) => Vec3[][]): Vec3[][] {
  const shapes: Vec3[][] = [];
  for (let i = 0, x = -stage.width / 2; x < stage.width / 2 - 0.01; i += 1, x += tile)
    for (let j = 0, z = stage.depth - tile; z > -2.4; j += 1, z -= tile) shapes.push(...draw(x, z, (i + j) % 2 === 0));
  return shapes;
}

function checker(stage: Stage, colour: string): string {
  const tile = stage.random.pick([0.45, 0.6]);
  const edge = stage.width / 2;
  const dark = cells(stage, tile, (x, z, even) => (even ? [flat(x, Math.min(edge, x + tile), z, z + tile)] : []));
  const other = stage.random.pick([tone(colour, -0.42), within(stage.palette.accent, 0.28, 0.55), tone(colour, -0.25)]);
  return many(stage, dark, other) + grid(stage, tile, colour);
}

/** Old Cairo cement tiles: a diamond in each, petals at the corners. */
function cement(stage: Stage, colour: string): string {
  const tile = 0.42;
  const { palette } = stage;
  const half = tile / 2;
  const diamonds = cells(stage, tile, (x, z) => [
    [
      [x + half, 0, z + 0.04],
      [x + tile - 0.04, 0, z + half],
      [x + half, 0, z + tile - 0.04],
      [x + 0.04, 0, z + half],
    ],
  ]);
  const hearts = cells(stage, tile, (x, z) => [
    flat(x + half - 0.06, x + half + 0.06, z + half - 0.06, z + half + 0.06),
  ]);
  const corners = cells(stage, tile, (x, z) => [
    [
      [x - 0.08, 0, z],
      [x, 0, z - 0.08],
      [x + 0.08, 0, z],
      [x, 0, z + 0.08],
    ],
  ]);
  return (
    many(stage, diamonds, within(palette.accent, 0.3, 0.6), 0.75) +
    many(stage, hearts, tone(colour, 0.3)) +
    many(stage, corners, within(palette.woodDark, 0.25, 0.5), 0.6)
  );
}

export function layFloor(stage: Stage, kind: FloorKind): void {
  const { palette, width, depth } = stage;
  const wooden = kind === 'boards' || kind === 'chevron';
  const base = wooden
    ? within(stage.random.pick([palette.floor, palette.wood]), 0.42, 0.74)
    : within(stage.random.pick([palette.stone, palette.floor]), 0.6, 0.88);
  const whole = flat(-width / 2, width / 2, -BEHIND, depth);
  stage.lay(stage.flat(whole, base));
  stage.lay(
    kind === 'boards'
      ? boards(stage, base)
      : kind === 'chevron'
        ? chevron(stage, base)
        : kind === 'checker'
          ? checker(stage, base)
          : kind === 'cement'
            ? cement(stage, base)
            : grid(stage, kind === 'marble' ? 0.9 : 0.6, base),
  );
  stage.lay(stage.flat(whole, vertical([0, '#fff6e4', 0.16], [0.35, '#fff6e4', 0], [1, '#1d1420', 0.26])));
}
