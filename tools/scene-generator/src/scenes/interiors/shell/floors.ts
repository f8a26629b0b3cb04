import { path, verticalGradient } from '../../kit/svg.ts';
import { projectPolygon } from '../space/camera.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Stage } from '../space/stage.ts';
import type { Vec3 } from '../space/vector.ts';
import { toPathData } from '../space/walls.ts';

export type FloorKind = 'boards' | 'chevron' | 'tiles' | 'checker' | 'cement' | 'marble';

/** Extension of floor and walls behind the viewer, so that they fill the canvas. */
export const DEPTH_BEHIND_CAMERA = 4;

const createFloorRectangle = (x0: number, x1: number, z0: number, z1: number): Vec3[] => [
  [x0, 0, z0],
  [x1, 0, z0],
  [x1, 0, z1],
  [x0, 0, z1],
];

function drawShapes(stage: Stage, shapes: readonly Vec3[][], fill: string, opacity = 1): string {
  const d = toPathData(shapes.map((shape) => projectPolygon(stage.camera, shape)));
  return d === '' ? '' : path(d, fill, opacity < 1 ? { opacity } : {});
}

function drawBoards(stage: Stage, color: string): string {
  const { width, depth, random } = stage;
  const board = random.pick([0.14, 0.18, 0.22]);
  const shades: Vec3[][][] = [[], [], []];
  const gaps: Vec3[][] = [];
  for (let x = -width / 2; x < width / 2; x += board) {
    const right = Math.min(width / 2, x + board);
    let z = -DEPTH_BEHIND_CAMERA + random.between(0, 1.5);
    while (z < depth) {
      const end = Math.min(depth, z + random.between(1.3, 2.4));
      shades[random.integer(0, 2)]?.push(createFloorRectangle(x, right, z, end));
      gaps.push(createFloorRectangle(x, right, end - 0.006, end));
      z = end;
    }
    gaps.push(createFloorRectangle(x - 0.004, x + 0.004, -DEPTH_BEHIND_CAMERA, depth));
  }
  const [, light = [], dark = []] = shades;
  return (
    drawShapes(stage, light, adjustTone(color, 0.1)) +
    drawShapes(stage, dark, adjustTone(color, -0.1)) +
    drawShapes(stage, gaps, adjustTone(color, -0.45), 0.55)
  );
}

function drawChevron(stage: Stage, color: string): string {
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
      const limitToDepth = (value: number) => Math.min(depth, value);
      const shape: Vec3[] = [
        [x, 0, limitToDepth(z + a)],
        [right, 0, limitToDepth(z + b)],
        [right, 0, limitToDepth(z + b + strip)],
        [x, 0, limitToDepth(z + a + strip)],
      ];
      if ((n + i) % 3 === 0) light.push(shape);
      else if ((n * 2 + i) % 5 === 0) dark.push(shape);
    }
    gaps.push(createFloorRectangle(x - 0.004, x + 0.004, -DEPTH_BEHIND_CAMERA, depth));
  }
  return (
    drawShapes(stage, light, adjustTone(color, 0.1)) +
    drawShapes(stage, dark, adjustTone(color, -0.13)) +
    drawShapes(stage, gaps, adjustTone(color, -0.4), 0.5)
  );
}

function drawGrid(stage: Stage, tile: number, color: string): string {
  const { width, depth } = stage;
  const gaps: Vec3[][] = [];
  for (let x = -width / 2; x < width / 2; x += tile)
    gaps.push(createFloorRectangle(x - 0.004, x + 0.004, -DEPTH_BEHIND_CAMERA, depth));
  for (let z = depth; z > -DEPTH_BEHIND_CAMERA; z -= tile)
    gaps.push(createFloorRectangle(-width / 2, width / 2, z - 0.009, z));
  return drawShapes(stage, gaps, adjustTone(color, -0.4), 0.5);
}

/** Shapes of all tiles; `draw` gets a tile's lower corner, and whether it is an even square of the checkerboard. */
function createCells(stage: Stage, tile: number, draw: (x: number, z: number, isEven: boolean) => Vec3[][]): Vec3[][] {
  const shapes: Vec3[][] = [];
  for (let i = 0, x = -stage.width / 2; x < stage.width / 2 - 0.01; i += 1, x += tile)
    for (let j = 0, z = stage.depth - tile; z > -2.4; j += 1, z -= tile) shapes.push(...draw(x, z, (i + j) % 2 === 0));
  return shapes;
}

function drawChecker(stage: Stage, color: string): string {
  const tile = stage.random.pick([0.45, 0.6]);
  const edge = stage.width / 2;
  const dark = createCells(stage, tile, (x, z, isEven) =>
    isEven ? [createFloorRectangle(x, Math.min(edge, x + tile), z, z + tile)] : [],
  );
  const secondColor = stage.random.pick([
    adjustTone(color, -0.42),
    clampBrightness(stage.palette.accent, 0.28, 0.55),
    adjustTone(color, -0.25),
  ]);
  return drawShapes(stage, dark, secondColor) + drawGrid(stage, tile, color);
}

/** Old Cairo cement tiles: a diamond in each, petals at the corners. */
function drawCement(stage: Stage, color: string): string {
  const tile = 0.42;
  const { palette } = stage;
  const half = tile / 2;
  const diamonds = createCells(stage, tile, (x, z) => [
    [
      [x + half, 0, z + 0.04],
      [x + tile - 0.04, 0, z + half],
      [x + half, 0, z + tile - 0.04],
      [x + 0.04, 0, z + half],
    ],
  ]);
  const hearts = createCells(stage, tile, (x, z) => [
    createFloorRectangle(x + half - 0.06, x + half + 0.06, z + half - 0.06, z + half + 0.06),
  ]);
  const corners = createCells(stage, tile, (x, z) => [
    [
      [x - 0.08, 0, z],
      [x, 0, z - 0.08],
      [x + 0.08, 0, z],
      [x, 0, z + 0.08],
    ],
  ]);
  return (
    drawShapes(stage, diamonds, clampBrightness(palette.accent, 0.3, 0.6), 0.75) +
    drawShapes(stage, hearts, adjustTone(color, 0.3)) +
    drawShapes(stage, corners, clampBrightness(palette.woodDark, 0.25, 0.5), 0.6)
  );
}

export function layFloor(stage: Stage, kind: FloorKind): void {
  const { palette, width, depth } = stage;
  const isWooden = kind === 'boards' || kind === 'chevron';
  const base = isWooden
    ? clampBrightness(stage.random.pick([palette.floor, palette.wood]), 0.42, 0.74)
    : clampBrightness(stage.random.pick([palette.stone, palette.floor]), 0.6, 0.88);
  const wholeFloor = createFloorRectangle(-width / 2, width / 2, -DEPTH_BEHIND_CAMERA, depth);
  stage.addToShell(stage.flat(wholeFloor, base));
  stage.addToShell(
    kind === 'boards'
      ? drawBoards(stage, base)
      : kind === 'chevron'
        ? drawChevron(stage, base)
        : kind === 'checker'
          ? drawChecker(stage, base)
          : kind === 'cement'
            ? drawCement(stage, base)
            : drawGrid(stage, kind === 'marble' ? 0.9 : 0.6, base),
  );
  stage.addToShell(
    stage.flat(wholeFloor, verticalGradient([0, '#fff6e4', 0.16], [0.35, '#fff6e4', 0], [1, '#1d1420', 0.26])),
  );
}
