import { gradient } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { drawBox, drawCylinder, drawLeg, extrude, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { createUprightRectangle } from '../space/walls.ts';
import { drawTableLamp } from './lamps.ts';
import { drawSolidOfRevolution, scaleProfile, vessels } from './solidOfRevolution.ts';

/** Desk 0.7 m deep; the seat is at its +w side if `screenSide` is −1, else at −w. */
export function drawDesk(stage: Stage, frame: Frame, width: number, screenSide: -1 | 1, color?: string): void {
  const { palette, random } = stage;
  const wood = color ?? clampBrightness(random.pick([palette.wood, palette.woodDark, '#f4efe5']), 0.28, 0.93);
  const half = width / 2;
  const metal = clampBrightness(palette.metal, 0.18, 0.45);
  drawBox(stage, frame, [half - 0.44, half - 0.04], [0.1, 0.7], [-0.3, 0.3], adjustTone(wood, -0.06));
  for (const v of [0.12, 0.32, 0.52])
    drawBox(
      stage,
      frame,
      [half - 0.43, half - 0.05],
      [v, v + 0.17],
      screenSide < 0 ? [0.301, 0.315] : [-0.315, -0.301],
      adjustTone(wood, 0.06),
    );
  for (const w of [-0.29, 0.29]) drawLeg(stage, frame, [-half + 0.08, w], [-half + 0.08, w], 0.71, 0.06, metal);
  drawBox(stage, frame, [-half, half], [0.71, 0.75], [-0.35, 0.35], wood);
  if (screenSide < 0)
    drawBox(stage, frame, [-half + 0.1, half - 0.45], [0.3, 0.7], [-0.31, -0.29], adjustTone(wood, -0.16));
  drawMonitor(stage, frame, -0.05, 0.75, screenSide < 0 ? -0.14 : 0.16, screenSide);
  const near = screenSide < 0 ? 0.12 : -0.14;
  drawBox(stage, frame, [-0.25, 0.15], [0.751, 0.765], [near - 0.06, near + 0.06], '#e9e6df');
  drawSolidOfRevolution(
    stage,
    frame,
    half - 0.2,
    0.75,
    0.02,
    scaleProfile(vessels.cylinder, 0.1),
    clampBrightness(palette.accent, 0.3, 0.75),
    true,
  );
  for (const [i, tint] of [palette.accent, palette.fabricAlt, palette.woodDark].entries())
    drawBox(
      stage,
      frame,
      [-half + 0.1, -half + 0.36 - i * 0.02],
      [0.751 + i * 0.03, 0.779 + i * 0.03],
      [-0.1, 0.1],
      tint,
    );
  if (random.chance(0.5)) drawTableLamp(stage, frame, half - 0.18, 0.75, 0.2 * screenSide, 0.42);
}

/** Screen on a foot, facing −w if `to` is 1, else away. */
export function drawMonitor(stage: Stage, frame: Frame, u: number, v: number, w: number, to: -1 | 1): void {
  drawCylinder(stage, frame, u, w, [v, v + 0.015], 0.11, '#b9bcbd');
  drawBox(stage, frame, [u - 0.02, u + 0.02], [v + 0.015, v + 0.2], [w - 0.01, w + 0.01], '#9ea2a4');
  const span: Span = [u - 0.3, u + 0.3];
  drawBox(
    stage,
    frame,
    span,
    [v + 0.12, v + 0.48],
    to > 0 ? [w - 0.035, w - 0.012] : [w + 0.012, w + 0.035],
    to > 0 ? '#2b2c2f' : '#c9cccd',
  );
  if (to < 0) return;
  const { palette } = stage;
  const face = w - 0.037;
  const drawOnScreen = ([a, b]: Span, [c, d]: Span, fill: string) =>
    stage.flat(createUprightRectangle(frame, [u + a, u + b], [v + c, v + d], face), fill);
  stage.stand(
    computeBounds([frame.at(u - 0.3, v + 0.12, face - 0.004), frame.at(u + 0.3, v + 0.48, face)]),
    drawOnScreen(
      [-0.28, 0.28],
      [0.14, 0.46],
      gradient(0, 0, 1, 1, [
        [0, '#e8f0f2'],
        [1, '#bfd3da'],
      ]),
    ) +
      drawOnScreen([-0.26, -0.14], [0.16, 0.44], adjustTone(palette.accent, 0.3)) +
      [0, 1, 2, 3]
        .map((i) =>
          drawOnScreen([-0.08 + i * 0.08, -0.03 + i * 0.08], [0.17, 0.22 + ((i * 37) % 11) * 0.012], palette.fabricAlt),
        )
        .join('') +
      drawOnScreen([-0.1, 0.24], [0.38, 0.4], '#8fa5ae') +
      drawOnScreen([-0.1, 0.12], [0.42, 0.44], '#8fa5ae'),
  );
}

/** Reception or shop counter, 0.6 m deep and 1.05 m high, its public side at −w: fluted, panelled or lattice. */
export function drawCounter(
  stage: Stage,
  frame: Frame,
  width: number,
  style: 'fluted' | 'stone' | 'panel',
  height = 1.05,
): void {
  const { palette, random } = stage;
  const half = width / 2;
  const body = clampBrightness(
    style === 'stone' ? palette.stone : random.pick([palette.wood, palette.accent, palette.fabricAlt]),
    0.28,
    0.88,
  );
  const top = clampBrightness(random.pick([palette.stone, palette.woodDark, '#f2eee6']), 0.25, 0.93);
  drawBox(stage, frame, [-half + 0.03, half - 0.03], [0, 0.09], [-0.25, 0.28], adjustTone(body, -0.5));
  drawBox(stage, frame, [-half, half], [0.09, height], [-0.28, 0.3], body);
  if (style === 'fluted')
    for (let u = -half + 0.01; u < half - 0.06; u += 0.09)
      extrude(
        stage,
        frame,
        'v',
        [
          [u, -0.281],
          [u + 0.014, -0.302],
          [u + 0.056, -0.302],
          [u + 0.07, -0.281],
        ],
        [0.09, height],
        body,
      );
  if (style === 'panel') {
    const count = Math.round(width / 0.6);
    const step = (width - 0.08) / count;
    for (let i = 0; i < count; i += 1)
      drawBox(
        stage,
        frame,
        [-half + 0.08 + step * i, -half + step * (i + 1)],
        [0.18, height - 0.09],
        [-0.3, -0.281],
        adjustTone(body, 0.08),
      );
  }
  drawBox(stage, frame, [-half - 0.03, half + 0.03], [height, height + 0.045], [-0.34, 0.34], top);
}
