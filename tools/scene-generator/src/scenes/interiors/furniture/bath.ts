import { gradient, group, stroke } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { createEllipse, createRoundedRectangle, drawBox, extrude } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { createUprightRectangle, createWallFrame, type Side } from '../space/walls.ts';
import { drawCabinetFronts } from './kitchen.ts';
import { drawSolidOfRevolution, scaleProfile, vessels } from './solidOfRevolution.ts';

const CHINA = '#f7f5f0';

/** Washstand `width` wide, 0.52 m deep, its back at +w: cabinet, top, one or two basins with taps. */
export function drawVanity(stage: Stage, frame: Frame, width: number, metal: string): void {
  const { palette, random } = stage;
  const half = width / 2;
  const wood = clampBrightness(
    random.pick([palette.wood, palette.accent, palette.fabricAlt, palette.woodDark]),
    0.26,
    0.75,
  );
  const top = clampBrightness(random.pick([palette.stone, '#f2eee6']), 0.7, 0.93);
  drawBox(stage, frame, [-half, half], [0.3, 0.8], [-0.24, 0.26], wood);
  drawCabinetFronts(stage, frame, [-half, half], [0.31, 0.79], -0.241, wood, metal, true);
  drawBox(stage, frame, [-half - 0.01, half + 0.01], [0.802, 0.845], [-0.27, 0.26], top);
  const basins = width > 1.35 ? [-width / 4, width / 4] : [0];
  for (const u of basins) {
    drawSolidOfRevolution(
      stage,
      frame,
      u,
      0.846,
      -0.02,
      [
        [0, 0.13],
        [0.05, 0.18],
        [0.13, 0.21],
      ],
      CHINA,
      false,
    );
    const [x, y] = stage.point(frame.at(u, 0.845, 0.2));
    const s = stage.scale(frame.at(u, 0.9, 0.2));
    stage.stand(
      computeBounds([frame.at(u - 0.02, 0.85, 0.18), frame.at(u + 0.02, 1.12, 0.21)]),
      stroke(
        [
          [x, y],
          [x, y - s * 0.26],
          [x, y - s * 0.27],
        ],
        metal,
        Math.max(3, s * 0.025),
        { 'stroke-linecap': 'round' },
      ),
    );
    drawBox(stage, frame, [u - 0.012, u + 0.012], [1.08, 1.1], [0.06, 0.179], metal);
  }
  if (width > 0.9) {
    for (const [i, tint] of [palette.fabricAlt, palette.wall].entries())
      extrude(
        stage,
        frame,
        'w',
        createRoundedRectangle([half - 0.34, half - 0.06], [0.846 + i * 0.06, 0.904 + i * 0.06], 0.025),
        [-0.14, 0.12],
        clampBrightness(tint, 0.5, 0.93),
      );
    drawSolidOfRevolution(
      stage,
      frame,
      -half + 0.12,
      0.846,
      0.08,
      scaleProfile(vessels.bottle, 0.2),
      clampBrightness(palette.accent, 0.3, 0.75),
    );
    drawSolidOfRevolution(
      stage,
      frame,
      -half + 0.22,
      0.846,
      0.12,
      scaleProfile(vessels.bottle, 0.15),
      clampBrightness(palette.fabricAlt, 0.4, 0.85),
    );
  }
}

/** A lavatory with its cistern, back at +w. */
export function drawLavatory(stage: Stage, frame: Frame): void {
  drawBox(stage, frame, [-0.2, 0.2], [0.4, 0.8], [0.16, 0.32], CHINA);
  drawBox(stage, frame, [-0.05, 0.05], [0.8, 0.815], [0.2, 0.27], '#c9cbcb');
  extrude(
    stage,
    frame,
    'v',
    createRoundedRectangle([-0.14, 0.14], [-0.2, 0.32], [0.12, 0.12, 0.02, 0.02]),
    [0, 0.2],
    adjustTone(CHINA, -0.06),
  );
  extrude(
    stage,
    frame,
    'v',
    createRoundedRectangle([-0.19, 0.19], [-0.34, 0.155], [0.19, 0.19, 0.03, 0.03]),
    [0.2, 0.4],
    CHINA,
  );
  extrude(
    stage,
    frame,
    'v',
    createRoundedRectangle([-0.195, 0.195], [-0.35, 0.15], [0.19, 0.19, 0.03, 0.03]),
    [0.402, 0.435],
    adjustTone(CHINA, 0.5),
  );
}

export function drawBathtub(stage: Stage, frame: Frame, metal: string): void {
  const outsideColor = stage.random.chance(0.6) ? CHINA : clampBrightness(stage.palette.accent, 0.3, 0.7);
  const rim = 0.58;
  const createRim = (a: number, b: number, v: number) =>
    createEllipse(0, 0, a, b, 36).map(([u, w]) => frame.at(u, v, w));
  const foot = createRim(0.66, 0.25, 0.02);
  const waist = createRim(0.8, 0.36, 0.36);
  const top = createRim(0.88, 0.4, rim);
  const createStrip = (low: typeof foot, high: typeof foot) =>
    low.map((p, i) => [p, low[(i + 1) % 36] ?? p, high[(i + 1) % 36] ?? p, high[i] ?? p]);
  const eye = stage.camera.eye;
  const parts: string[] = [];
  for (const [low, high, shade] of [
    [foot, waist, -0.1],
    [waist, top, 0.02],
  ] as const)
    for (const [a, b, c, d] of createStrip(low, high)) {
      if (!a || !b || !c || !d) continue;
      const centerX = frame.at(0, 0, 0);
      const nx = (a[0] + b[0]) / 2 - centerX[0];
      const nz = (a[2] + b[2]) / 2 - centerX[2];
      if (nx * (eye[0] - a[0]) + nz * (eye[2] - a[2]) <= 0) continue;
      const facing = -(nx * stage.sun[0] + nz * stage.sun[2]) / (Math.hypot(nx, nz) || 1);
      const fill = adjustTone(outsideColor, shade + facing * 0.14 - 0.06);
      parts.push(stage.flat([a, b, c, d], fill, { stroke: fill }));
    }
  parts.push(stage.flat(top, adjustTone(CHINA, 0.6)));
  parts.push(stage.flat(createRim(0.83, 0.35, rim), adjustTone(CHINA, -0.2)));
  parts.push(
    stage.flat(
      createRim(0.8, 0.32, rim - 0.05),
      gradient(0, 0, 1, 1, [
        [0, '#bfe0e4'],
        [1, '#e6f5f5'],
      ]),
    ),
  );
  stage.stand(computeBounds([...foot, ...top]), group(parts.join('')));
  drawBox(stage, frame, [0.482, 0.518], [0, 1], [0.46, 0.495], metal);
  drawBox(stage, frame, [0.482, 0.518], [1, 1.03], [0.2, 0.495], metal);
}

/** A towel over a rail on a wall's frame at `along`. */
export function drawTowel(stage: Stage, side: Side, along: number, v: number, color: string, metal: string): void {
  const frame = createWallFrame(stage, side, along);
  drawBox(stage, frame, [-0.3, 0.3], [v, v + 0.02], [0.06, 0.08], metal);
  extrude(
    stage,
    frame,
    'w',
    createRoundedRectangle([-0.2, 0.16], [v - 0.5, v + 0.022], [0.01, 0.01, 0.02, 0.02]),
    [0.045, 0.1],
    clampBrightness(color, 0.4, 0.9),
  );
  const band = createUprightRectangle(frame, [-0.2, 0.16], [v - 0.42, v - 0.38], 0.102);
  stage.stand(computeBounds([...band, frame.at(0, v - 0.4, 0.106)]), stage.flat(band, adjustTone(color, 0.5)));
}
