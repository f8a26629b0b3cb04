import { clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { createRoundedRectangle, drawBox, drawLeg, extrude, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { drawScatterCushion } from './cushion.ts';

export type SofaStyle = 'boxy' | 'rounded' | 'low' | 'slim';

export interface Sofa {
  width: number;
  color: string;
  style: SofaStyle;
  cushions?: number;
  /** Chaise at one end, −1 or 1. */
  chaise?: -1 | 1;
}

const MEASURES = {
  boxy: { arm: 0.2, armTop: 0.62, armRound: 0.03, seat: 0.44, back: 0.82, lift: 0.1 },
  rounded: { arm: 0.26, armTop: 0.6, armRound: 0.13, seat: 0.45, back: 0.8, lift: 0.07 },
  low: { arm: 0.24, armTop: 0.5, armRound: 0.06, seat: 0.38, back: 0.7, lift: 0.04 },
  slim: { arm: 0.1, armTop: 0.58, armRound: 0.05, seat: 0.44, back: 0.84, lift: 0.17 },
} as const;

export function drawSofa(stage: Stage, frame: Frame, { width, color, style, cushions = 3, chaise }: Sofa): void {
  const { arm, armTop, armRound, seat, back, lift } = MEASURES[style];
  const half = width / 2;
  const fabric = clampBrightness(color, 0.2, 0.9);
  const wood = clampBrightness(stage.palette.woodDark, 0.18, 0.5);
  for (const u of [-half + 0.08, half - 0.08])
    for (const w of [-0.4, 0.4]) drawLeg(stage, frame, [u, w], [u, w], lift, 0.06, wood);
  drawBox(stage, frame, [-half + arm, half - arm], [lift, seat - 0.17], [-0.44, 0.2], fabric);
  const outer = createRoundedRectangle([0.2, 0.46], [lift, back], [0, 0, 0.09, 0.07]);
  extrude(stage, frame, 'u', outer, [-half + arm * 0.6, half - arm * 0.6], fabric);
  for (const side of [-1, 1] as const) {
    const u: Span = side < 0 ? [-half, -half + arm] : [half - arm, half];
    extrude(
      stage,
      frame,
      'w',
      createRoundedRectangle(u, [lift, armTop], [0, 0, armRound, armRound]),
      [-0.46, 0.2],
      fabric,
    );
    drawBox(
      stage,
      frame,
      side < 0 ? [-half, -half + arm * 0.59] : [half - arm * 0.59, half],
      [lift, armTop - armRound],
      [0.2, 0.44],
      fabric,
    );
  }
  const seats = width < 1.2 ? 1 : width < 2.1 ? 2 : 3;
  const room = width - arm * 2;
  for (let i = 0; i < seats; i += 1) {
    const u: Span = [-half + arm + (room * i) / seats + 0.008, -half + arm + (room * (i + 1)) / seats - 0.008];
    const isChaise = (chaise === -1 && i === 0) || (chaise === 1 && i === seats - 1);
    if (isChaise) drawBox(stage, frame, u, [lift, seat - 0.17], [-1.14, -0.46], fabric);
    extrude(
      stage,
      frame,
      'u',
      createRoundedRectangle([isChaise ? -1.18 : -0.47, 0.19], [seat - 0.16, seat], [0.03, 0, 0.02, 0.06]),
      u,
      fabric,
    );
    extrude(
      stage,
      frame,
      'w',
      createRoundedRectangle([u[0] + 0.02, u[1] - 0.02], [seat + 0.005, back + 0.05], 0.09),
      [0.04, 0.19],
      fabric,
    );
  }
  const { palette, random } = stage;
  const shades = [palette.accent, palette.fabricAlt, palette.wall, palette.wood, palette.fabric].filter(
    (c) => c !== color,
  );
  for (let i = 0; i < cushions; i += 1) {
    const spread = cushions === 1 ? 0 : i / (cushions - 1) - 0.5;
    const edge = Math.max(0, half - arm - 0.24);
    const u = Math.max(-edge, Math.min(edge, spread * 2 * edge + random.between(-0.05, 0.05)));
    drawScatterCushion(
      stage,
      frame,
      u,
      seat,
      -0.04,
      random.between(0.38, 0.46),
      shades[(i + random.integer(0, 1)) % shades.length] ?? color,
    );
  }
}
