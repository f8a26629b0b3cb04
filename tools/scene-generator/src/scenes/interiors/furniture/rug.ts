import { path } from '../../kit/svg.ts';
import { projectPolygon } from '../space/camera.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import { createFloorFrame, type Frame } from '../space/frame.ts';
import type { Corner } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { toPathData } from '../space/walls.ts';

export type RugStyle = 'border' | 'kilim' | 'stripes' | 'trellis' | 'arcs' | 'round';

function paintShapes(
  stage: Stage,
  frame: Frame,
  shapes: readonly (readonly Corner[])[],
  fill: string,
  opacity = 1,
): string {
  const d = toPathData(
    shapes.map((shape) =>
      projectPolygon(
        stage.camera,
        shape.map(([u, w]) => frame.at(u, 0, w)),
      ),
    ),
  );
  return d === '' ? '' : path(d, fill, opacity < 1 ? { opacity } : {});
}

const createRectangle = (a: number, b: number): Corner[] => [
  [-a, -b],
  [a, -b],
  [a, b],
  [-a, b],
];
const createDiamond = (u: number, w: number, a: number, b: number): Corner[] => [
  [u, w - b],
  [u + a, w],
  [u, w + b],
  [u - a, w],
];
const createDisc = (r: number, from = 0, to = 1): Corner[] =>
  Array.from({ length: 33 }, (_, i): Corner => {
    const angle = Math.PI * 2 * (from + ((to - from) * i) / 32);
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });

function drawKilim(
  stage: Stage,
  frame: Frame,
  a: number,
  b: number,
  firstColor: string,
  secondColor: string,
  thirdColor: string,
): string {
  const along = Math.max(3, Math.round((a * 2) / 0.5));
  const step = (a * 2) / along;
  const us = Array.from({ length: along }, (_, i) => -a + step * (i + 0.5));
  const ends = [-b * 0.82, b * 0.82].flatMap((w) => us.map((u) => createDiamond(u, w, step * 0.46, b * 0.13)));
  const hearts = us.map((u) => createDiamond(u, 0, step * 0.48, b * 0.5));
  const inner = us.map((u) => createDiamond(u, 0, step * 0.3, b * 0.31));
  const eyes = us.map((u) => createDiamond(u, 0, step * 0.13, b * 0.13));
  const bars = [-0.64, 0.64].map((at): Corner[] => [
    [-a, at * b - 0.025],
    [a, at * b - 0.025],
    [a, at * b + 0.025],
    [-a, at * b + 0.025],
  ]);
  return (
    paintShapes(stage, frame, [...hearts, ...ends], firstColor) +
    paintShapes(stage, frame, [...inner, ...bars], secondColor) +
    paintShapes(stage, frame, eyes, thirdColor)
  );
}

/** Rug on the floor, its middle at (x, z); `across` and `depth` are its full size. */
export function drawRug(
  stage: Stage,
  x: number,
  z: number,
  across: number,
  depth: number,
  style: RugStyle,
  turn = 0,
): void {
  const { palette, random } = stage;
  const frame = createFloorFrame(x, z, turn);
  const a = across / 2;
  const b = depth / 2;
  const base = clampBrightness(
    random.pick([palette.wall, palette.fabric, palette.fabricAlt, palette.accent]),
    0.3,
    0.9,
  );
  const light = adjustTone(base, 0.45);
  const dark = adjustTone(clampBrightness(palette.accent, 0.2, 0.6), -0.1);
  const warm = clampBrightness(palette.fabricAlt, 0.35, 0.75);
  const rugShape = style === 'round' ? createDisc(Math.min(a, b)) : createRectangle(a, b);
  stage.addToShell(
    paintShapes(stage, frame, [rugShape.map(([u, w]): Corner => [u * 1.012, w * 1.02 - 0.012])], '#1d1420', 0.22),
  );
  const parts = [paintShapes(stage, frame, [rugShape], base)];
  if (style === 'border')
    parts.push(
      paintShapes(stage, frame, [createRectangle(a - 0.1, b - 0.1)], dark),
      paintShapes(stage, frame, [createRectangle(a - 0.16, b - 0.16)], light),
      paintShapes(stage, frame, [createRectangle(a - 0.34, b - 0.34)], base),
      paintShapes(stage, frame, [createDiamond(0, 0, a * 0.5, b * 0.5)], light),
      paintShapes(stage, frame, [createDiamond(0, 0, a * 0.36, b * 0.36)], warm),
      paintShapes(stage, frame, [createDiamond(0, 0, a * 0.16, b * 0.16)], dark),
    );
  if (style === 'kilim') parts.push(drawKilim(stage, frame, a - 0.06, b, dark, light, warm));
  if (style === 'stripes') {
    const count = 9;
    const bands = Array.from({ length: count }, (_, i): Corner[] => {
      const w = -b + ((i + 0.5) * 2 * b) / count;
      const t = i % 3 === 0 ? b * 0.09 : b * 0.035;
      return [
        [-a, w - t],
        [a, w - t],
        [a, w + t],
        [-a, w + t],
      ];
    });
    parts.push(
      paintShapes(
        stage,
        frame,
        bands.filter((_, i) => i % 2 === 0),
        light,
      ),
      paintShapes(
        stage,
        frame,
        bands.filter((_, i) => i % 2 === 1),
        dark,
      ),
    );
  }
  if (style === 'trellis') {
    const step = 0.36;
    const nets: Corner[][] = [];
    for (let u = -a + step; u < a - 0.1; u += step)
      for (let w = -b + step; w < b - 0.1; w += step) nets.push(createDiamond(u, w, step * 0.4, step * 0.4));
    parts.push(
      paintShapes(stage, frame, [createRectangle(a - 0.08, b - 0.08)], light),
      paintShapes(stage, frame, nets, base),
    );
  }
  if (style === 'arcs')
    for (const [r, fill] of [
      [0.9, light],
      [0.68, warm],
      [0.46, base],
      [0.24, dark],
    ] as const)
      parts.push(
        paintShapes(
          stage,
          frame,
          [createDisc(b * r * 1.1, 0, 0.5).map(([u, w]): Corner => [u + a * 0.25, w - b])],
          fill,
        ),
      );
  if (style === 'round') {
    const r = Math.min(a, b);
    for (const [share, fill] of [
      [0.92, light],
      [0.84, base],
      [0.62, light],
      [0.58, base],
      [0.3, dark],
      [0.24, base],
    ] as const)
      parts.push(paintShapes(stage, frame, [createDisc(r * share)], fill));
  }
  if (style === 'kilim' || style === 'stripes' || style === 'border') {
    const fringe: Corner[][] = [];
    for (const end of [-1, 1])
      for (let w = -b; w < b; w += 0.07)
        fringe.push([
          [end * a, w],
          [end * (a + 0.07), w + 0.01],
          [end * (a + 0.07), w + 0.025],
          [end * a, w + 0.035],
        ]);
    parts.push(paintShapes(stage, frame, fringe, light));
  }
  stage.addToShell(parts.join(''));
}
