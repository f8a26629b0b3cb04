import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { createRectangle, createRoundedRectangle, drawBox, drawLeg, extrude, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { createOpeningOutline } from '../space/walls.ts';
import { drawScatterCushion } from './cushion.ts';
import { drawTableLamp } from './lamps.ts';
import { drawPlaceSetting } from './table.ts';

export type Headboard = 'panel' | 'channels' | 'arch' | 'slats' | 'low';

export interface Bed {
  width: number;
  headboard: Headboard;
  linen: string;
  throwColor: string;
  /** One or two pillows, side by side. */
  pillows?: 1 | 2;
}

function drawHeadboard(stage: Stage, frame: Frame, width: number, kind: Headboard): void {
  const { palette, random } = stage;
  const half = width / 2 + 0.08;
  const cloth = clampBrightness(random.pick([palette.fabric, palette.accent, palette.fabricAlt]), 0.25, 0.8);
  const wood = clampBrightness(palette.wood, 0.28, 0.66);
  const w: Span = [1.02, 1.1];
  if (kind === 'panel')
    extrude(stage, frame, 'w', createRoundedRectangle([-half, half], [0.1, 1.18], [0, 0, 0.08, 0.08]), w, cloth);
  else if (kind === 'low')
    extrude(
      stage,
      frame,
      'w',
      createRoundedRectangle([-half - 0.35, half + 0.35], [0.1, 0.92], [0, 0, 0.04, 0.04]),
      w,
      wood,
    );
  else if (kind === 'arch')
    extrude(stage, frame, 'w', createOpeningOutline([-half, half], [0.1, 1.5], 'round'), w, cloth);
  else if (kind === 'channels') {
    const count = 9;
    const step = (half * 2) / count;
    for (let i = 0; i < count; i += 1)
      extrude(
        stage,
        frame,
        'w',
        createRoundedRectangle([-half + step * i, -half + step * (i + 1)], [0.1, 1.22], [0, 0, 0.07, 0.07]),
        w,
        adjustTone(cloth, i % 2 === 0 ? 0.04 : -0.04),
      );
  } else {
    for (let u = -half; u < half - 0.04; u += 0.13)
      drawBox(stage, frame, [u, u + 0.085], [0.2, 1.1], [1.04, 1.08], wood);
    drawBox(stage, frame, [-half, half], [1.1, 1.18], [1.02, 1.1], wood);
  }
}

export function drawBed(stage: Stage, frame: Frame, { width, headboard, linen, throwColor, pillows = 2 }: Bed): void {
  const { palette } = stage;
  const half = width / 2;
  const wood = clampBrightness(palette.wood, 0.28, 0.62);
  const sheet = adjustTone(palette.wall, 0.55);
  drawHeadboard(stage, frame, width, headboard);
  for (const u of [-half + 0.1, half - 0.1])
    drawLeg(stage, frame, [u, -0.92], [u, -0.92], 0.14, 0.08, adjustTone(wood, -0.25));
  drawBox(stage, frame, [-half - 0.03, half + 0.03], [0.12, 0.3], [-1.04, 1.01], wood);
  extrude(
    stage,
    frame,
    'w',
    createRoundedRectangle([-half, half], [0.301, 0.52], [0.02, 0.02, 0.08, 0.08]),
    [0.28, 1.0],
    sheet,
  );
  const duvet = createRoundedRectangle([-half - 0.06, half + 0.06], [0.27, 0.57], [0.02, 0.02, 0.1, 0.1]);
  extrude(stage, frame, 'w', duvet, [-1.09, -0.76], clampBrightness(linen, 0.4, 0.95));
  const drapeFold = createRoundedRectangle([-half - 0.075, half + 0.075], [0.22, 0.59], [0.02, 0.02, 0.1, 0.1]);
  extrude(stage, frame, 'w', drapeFold, [-0.755, -0.24], clampBrightness(throwColor, 0.22, 0.8));
  extrude(stage, frame, 'w', duvet, [-0.235, 0.1], clampBrightness(linen, 0.4, 0.95));
  extrude(
    stage,
    frame,
    'w',
    createRoundedRectangle([-half - 0.065, half + 0.065], [0.3, 0.585], [0.02, 0.02, 0.1, 0.1]),
    [0.105, 0.275],
    adjustTone(sheet, -0.04),
  );
  const each = width / pillows;
  for (const [w, shade, high] of [
    [0.88, -0.05, 0.5],
    [0.68, 0.1, 0.4],
  ] as const)
    for (let i = 0; i < pillows; i += 1) {
      const u: Span = [-half + each * i + 0.06, -half + each * (i + 1) - 0.06];
      extrude(
        stage,
        frame,
        'w',
        createRoundedRectangle(u, [0.525, 0.525 + high * 0.86], 0.12),
        [w - 0.07, w + 0.09],
        adjustTone(w > 0.8 ? clampBrightness(linen, 0.45, 0.9) : sheet, shade),
      );
    }
  drawScatterCushion(stage, frame, stage.random.between(-0.12, 0.12), 0.53, 0.5, 0.36, palette.accent);
  if (width > 1.5 && stage.random.chance(0.6))
    drawScatterCushion(stage, frame, stage.random.pick([-0.36, 0.36]), 0.53, 0.53, 0.34, palette.fabricAlt);
}

/** A bedside cabinet with a lamp, its back at +w. */
export function drawNightstand(stage: Stage, frame: Frame, hasLamp = true): void {
  const wood = clampBrightness(stage.palette.wood, 0.28, 0.68);
  for (const u of [-0.19, 0.19])
    for (const w of [-0.15, 0.15]) drawLeg(stage, frame, [u, w], [u, w], 0.16, 0.04, adjustTone(wood, -0.3));
  drawBox(stage, frame, [-0.24, 0.24], [0.16, 0.52], [-0.19, 0.19], wood);
  for (const v of [0.19, 0.36]) {
    drawBox(stage, frame, [-0.215, 0.215], [v, v + 0.14], [-0.203, -0.191], adjustTone(wood, 0.08));
    drawBox(stage, frame, [-0.05, 0.05], [v + 0.065, v + 0.08], [-0.22, -0.204], '#b8893f');
  }
  if (hasLamp) drawTableLamp(stage, frame, 0, 0.52, 0.03, 0.48);
  else drawPlaceSetting(stage, frame, 0, 0.52, 0);
}

export function drawBench(stage: Stage, frame: Frame, width: number, color: string): void {
  const wood = clampBrightness(stage.palette.woodDark, 0.2, 0.5);
  const half = width / 2;
  for (const u of [-half + 0.08, half - 0.08])
    for (const w of [-0.15, 0.15]) drawLeg(stage, frame, [u, w], [u, w], 0.34, 0.05, wood);
  drawBox(stage, frame, [-half, half], [0.34, 0.38], [-0.2, 0.2], wood);
  extrude(
    stage,
    frame,
    'u',
    createRoundedRectangle([-0.21, 0.21], [0.38, 0.47], 0.035),
    [-half, half],
    clampBrightness(color, 0.25, 0.85),
  );
  extrude(
    stage,
    frame,
    'w',
    createRectangle([-half * 0.2, half * 0.34], [0.471, 0.482]),
    [-0.215, 0.215],
    adjustTone(stage.palette.wall, 0.2),
  );
}
