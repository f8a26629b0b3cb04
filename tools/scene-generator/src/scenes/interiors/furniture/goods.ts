import { stroke } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { drawBox, drawCylinder, drawLeg, extrude, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { drawSolidOfRevolution, scaleProfile, vessels } from './solidOfRevolution.ts';

export type Trade = 'clothes' | 'gifts' | 'grocer';

const pickShades = (stage: Stage): readonly string[] => {
  const { palette } = stage;
  return [
    palette.accent,
    palette.fabric,
    palette.fabricAlt,
    palette.wood,
    adjustTone(palette.wall, -0.06),
    palette.leaf,
  ];
};

/** Goods on a shelf in a span of u, at height v and plane w. */
export function drawGoods(
  stage: Stage,
  frame: Frame,
  [u0, u1]: Span,
  v: number,
  w: number,
  clear: number,
  trade: Trade,
): void {
  const { random } = stage;
  const colors = pickShades(stage);
  let u = u0 + 0.06;
  while (u < u1 - 0.26) {
    const color = clampBrightness(colors[random.integer(0, 5)] ?? '#c9a', 0.3, 0.85);
    if (trade === 'clothes') {
      const layers = random.integer(2, 4);
      for (let i = 0; i < layers; i += 1)
        drawBox(
          stage,
          frame,
          [u, u + 0.24],
          [v + i * 0.052, v + i * 0.052 + 0.05],
          [w - 0.1, w + 0.1],
          clampBrightness(colors[(i + layers) % 6] ?? color, 0.3, 0.9),
        );
      u += 0.31;
    } else if (trade === 'gifts') {
      const kind = random.pick(['vase', 'box', 'jar'] as const);
      if (kind === 'box')
        drawBox(stage, frame, [u, u + 0.18], [v, v + clear * random.between(0.3, 0.6)], [w - 0.08, w + 0.08], color);
      else
        drawSolidOfRevolution(
          stage,
          frame,
          u + 0.13,
          v,
          w,
          scaleProfile(
            random.pick([vessels.bottle, vessels.jar, vessels.urn, vessels.gourd]),
            clear * random.between(0.5, 0.8),
          ),
          color,
          kind === 'vase',
        );
      u += random.between(0.24, 0.32);
    } else {
      const count = Math.min(random.integer(3, 5), Math.floor((u1 - u - 0.02) / 0.09));
      const itemHeight = clear * random.between(0.5, 0.8);
      for (let i = 0; i < count; i += 1)
        drawCylinder(stage, frame, u + 0.05 + i * 0.09, w, [v, v + itemHeight], 0.04, color);
      u += count * 0.09 + 0.06;
    }
  }
}

/** A wall of shelves for goods, 0.36 m deep, its back at +w. */
export function drawDisplayShelves(stage: Stage, frame: Frame, width: number, height: number, trade: Trade): void {
  const half = width / 2;
  const wood = clampBrightness(stage.palette.wood, 0.35, 0.7);
  drawBox(stage, frame, [-half, half], [0, height], [0.15, 0.17], adjustTone(wood, -0.3));
  drawBox(stage, frame, [-half, half], [0.02, 0.5], [-0.18, 0.149], wood);
  for (const u of [-half, half - 0.03]) drawBox(stage, frame, [u, u + 0.03], [0.501, height], [-0.16, 0.149], wood);
  const rows = Math.round((height - 0.5) / 0.42);
  const gap = (height - 0.5) / rows;
  for (let i = 0; i <= rows; i += 1) {
    const v = 0.5 + gap * i;
    drawBox(stage, frame, [-half + 0.031, half - 0.031], [v + 0.001, v + 0.03], [-0.16, 0.149], adjustTone(wood, 0.08));
    if (i < rows) drawGoods(stage, frame, [-half + 0.05, half - 0.05], v + 0.032, -0.02, gap - 0.03, trade);
  }
}

/** A rail on a frame with garments hanging from it, along u. */
export function drawGarmentRail(stage: Stage, frame: Frame, width: number): void {
  const { random } = stage;
  const half = width / 2;
  const metal = clampBrightness(stage.palette.metal, 0.18, 0.45);
  for (const u of [-half, half]) {
    drawBox(stage, frame, [u - 0.015, u + 0.015], [0.03, 1.45], [-0.015, 0.015], metal);
    drawBox(stage, frame, [u - 0.02, u + 0.02], [0, 0.03], [-0.22, 0.22], metal);
  }
  const colors = pickShades(stage);
  const count = Math.round(width / 0.11);
  for (let i = 0; i < count; i += 1) {
    const u = -half + 0.08 + ((width - 0.16) * i) / (count - 1);
    const garmentLength = random.between(0.6, 0.98);
    const color = clampBrightness(colors[random.integer(0, 5)] ?? '#c9a', 0.3, 0.88);
    extrude(
      stage,
      frame,
      'u',
      [
        [-0.2, 1.4 - garmentLength],
        [0.2, 1.4 - garmentLength],
        [0.19, 1.28],
        [0.05, 1.38],
        [-0.05, 1.38],
        [-0.19, 1.28],
      ],
      [u - 0.018, u + 0.018],
      color,
    );
  }
  drawBox(stage, frame, [-half, half], [1.451, 1.475], [-0.012, 0.012], metal);
}

export function drawDisplayTable(stage: Stage, frame: Frame, width: number, trade: Trade): void {
  const wood = clampBrightness(stage.palette.wood, 0.35, 0.7);
  const half = width / 2;
  for (const u of [-half + 0.08, half - 0.08])
    for (const w of [-0.3, 0.3]) drawLeg(stage, frame, [u, w], [u, w], 0.72, 0.08, adjustTone(wood, -0.25));
  drawBox(stage, frame, [-half + 0.1, half - 0.1], [0.2, 0.23], [-0.3, 0.3], adjustTone(wood, -0.1));
  drawBox(stage, frame, [-half, half], [0.72, 0.77], [-0.38, 0.38], wood);
  drawGoods(stage, frame, [-half + 0.04, half - 0.04], 0.771, -0.16, 0.3, trade);
  drawGoods(stage, frame, [-half + 0.08, half - 0.02], 0.771, 0.18, 0.34, trade);
}

/** Paper bags with string handles at (u, v, w). */
export function drawBags(stage: Stage, frame: Frame, u: number, v: number, w: number): void {
  const { palette } = stage;
  for (const [d, h, color] of [
    [0, 0.34, palette.accent],
    [0.26, 0.26, palette.fabricAlt],
  ] as const) {
    const a = frame.at(u + d - 0.05, v + h, w);
    const [x0, y0] = stage.point(a);
    const [x1] = stage.point(frame.at(u + d + 0.05, v + h, w));
    const rise = stage.scale(a) * 0.09;
    stage.stand(
      computeBounds([a, frame.at(u + d + 0.05, v + h + 0.1, w + 0.01)]),
      stroke(
        [
          [x0, y0],
          [x0, y0 - rise],
          [x1, y0 - rise],
          [x1, y0],
        ],
        adjustTone(palette.woodDark, 0.1),
        2.5,
      ),
    );
    drawBox(
      stage,
      frame,
      [u + d - 0.11, u + d + 0.11],
      [v, v + h],
      [w - 0.06, w + 0.06],
      clampBrightness(color, 0.3, 0.8),
    );
  }
}
