import { group } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { createRoundedRectangle, drawBox, drawCylinder, drawLeg, extrude } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import type { Vec3 } from '../space/vector.ts';

/** An examination couch along u, its head raised at +u, a paper sheet down its middle. */
export function drawExaminationCouch(stage: Stage, frame: Frame, length: number, color: string): void {
  const half = length / 2;
  const pad = clampBrightness(color, 0.28, 0.75);
  const metal = '#c3c7c9';
  for (const u of [-half + 0.12, half - 0.12])
    for (const w of [-0.25, 0.25]) drawLeg(stage, frame, [u, w], [u, w], 0.55, 0.06, metal);
  drawBox(stage, frame, [-half + 0.2, half - 0.2], [0.16, 0.46], [-0.26, 0.26], '#f1eee7');
  for (const u of [-half * 0.34, half * 0.34])
    drawBox(stage, frame, [u - 0.28, u + 0.28], [0.19, 0.43], [-0.272, -0.261], '#fbf9f4');
  drawBox(stage, frame, [-half, half], [0.55, 0.59], [-0.3, 0.3], metal);
  extrude(stage, frame, 'w', createRoundedRectangle([-half, half * 0.42], [0.591, 0.7], 0.04), [-0.31, 0.31], pad);
  extrude(
    stage,
    frame,
    'w',
    [
      [half * 0.44, 0.6],
      [half, 0.82],
      [half - 0.04, 0.93],
      [half * 0.44, 0.71],
    ],
    [-0.31, 0.31],
    pad,
  );
  drawBox(stage, frame, [-half + 0.02, half * 0.4], [0.701, 0.706], [-0.2, 0.2], '#fdfcf8');
}

export function drawRoundStool(stage: Stage, frame: Frame, color: string): void {
  for (const [a, b] of [
    [-0.2, -0.1],
    [0.2, -0.1],
    [0, 0.22],
  ] as const)
    drawLeg(stage, frame, [a, b], [a * 0.1, b * 0.1], 0.14, 0.05, '#a9adaf');
  drawCylinder(stage, frame, 0, 0, [0.14, 0.46], 0.028, '#a9adaf');
  drawCylinder(stage, frame, 0, 0, [0.46, 0.53], 0.19, clampBrightness(color, 0.3, 0.75));
}

/** Curtain on a ceiling track from the back wall at x towards the viewer, `length` metres. */
export function drawScreenCurtain(stage: Stage, x: number, z: number, length: number, color: string): void {
  const folds = 11;
  const top = stage.height - 0.01;
  const step = length / folds;
  const parts = Array.from({ length: folds }, (_, i) => {
    const far = z - step * i * 0.62;
    const a: Vec3 = [x + (i % 2 === 0 ? 0.05 : -0.05), 0.16, far];
    const b: Vec3 = [x + (i % 2 === 0 ? -0.05 : 0.05), 0.16, far - step * 0.62];
    return stage.flat([a, b, [b[0], top, b[2]], [a[0], top, a[2]]], adjustTone(color, i % 2 === 0 ? 0.12 : -0.12));
  });
  stage.stand({ min: [x - 0.05, 0.16, z - length * 0.62], max: [x + 0.05, top, z] }, group(parts.join('')));
}
