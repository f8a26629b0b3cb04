import { group } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { createRoundedRectangle, drawBox, drawCylinder, extrude, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { drawSolidOfRevolution, scaleProfile, vessels } from './solidOfRevolution.ts';

/** An espresso machine, its working side at −w. */
export function drawEspressoMachine(stage: Stage, frame: Frame, u: number, v: number): void {
  const metal = '#c3c7c9';
  const dark = '#3a3836';
  drawBox(stage, frame, [u - 0.36, u + 0.36], [v, v + 0.06], [-0.2, 0.24], dark);
  drawBox(stage, frame, [u - 0.34, u + 0.34], [v + 0.06, v + 0.3], [0.02, 0.22], adjustTone(metal, -0.1));
  drawBox(
    stage,
    frame,
    [u - 0.37, u + 0.37],
    [v + 0.3, v + 0.46],
    [-0.2, 0.24],
    clampBrightness(stage.palette.accent, 0.3, 0.65),
  );
  drawBox(stage, frame, [u - 0.37, u + 0.37], [v + 0.461, v + 0.48], [-0.2, 0.24], metal);
  for (const d of [-0.17, 0.17]) {
    drawCylinder(stage, frame, u + d, -0.08, [v + 0.24, v + 0.299], 0.05, dark);
    drawBox(stage, frame, [u + d - 0.012, u + d + 0.012], [v + 0.245, v + 0.262], [-0.24, -0.131], dark);
  }
  for (const d of [-0.26, -0.16, -0.06, 0.06, 0.17, 0.27])
    drawSolidOfRevolution(
      stage,
      frame,
      u + d,
      v + 0.481,
      0.02,
      [
        [0, 0.025],
        [0.05, 0.04],
      ],
      '#f7f3ea',
      true,
    );
}

/** A glass case of cakes upon a counter: shelves of pastries behind a clear front. */
export function drawPastryCase(stage: Stage, frame: Frame, [u0, u1]: Span, v: number): void {
  const { random } = stage;
  const bakes = ['#c98a4a', '#e0b071', '#8a5230', '#d9788a', '#f0d9a8', '#a9653a'] as const;
  drawBox(stage, frame, [u0, u1], [v, v + 0.02], [-0.22, 0.22], '#e9e3d6');
  for (const [j, high] of [v + 0.02, v + 0.22].entries()) {
    if (j > 0) drawBox(stage, frame, [u0, u1], [high - 0.012, high - 0.001], [-0.18, 0.2], '#dfe8e8');
    for (let u = u0 + 0.09; u < u1 - 0.05; u += 0.15) {
      const color = random.pick(bakes);
      if (random.chance(0.5)) drawCylinder(stage, frame, u, -0.05, [high, high + 0.07], 0.055, color);
      else
        extrude(
          stage,
          frame,
          'w',
          createRoundedRectangle([u - 0.055, u + 0.055], [high, high + 0.07], [0.01, 0.01, 0.04, 0.04]),
          [-0.12, 0.05],
          color,
        );
    }
  }
  const glass = [
    frame.at(u0, v + 0.02, -0.221),
    frame.at(u1, v + 0.02, -0.221),
    frame.at(u1, v + 0.42, -0.221),
    frame.at(u0, v + 0.42, -0.221),
  ];
  const span = u1 - u0;
  const sheen = [
    frame.at(u0 + span * 0.15, v + 0.02, -0.222),
    frame.at(u0 + span * 0.3, v + 0.02, -0.222),
    frame.at(u0 + span * 0.55, v + 0.42, -0.222),
    frame.at(u0 + span * 0.4, v + 0.42, -0.222),
  ];
  stage.stand(
    computeBounds([...glass, frame.at(u0, v + 0.02, -0.23)]),
    group(stage.flat(glass, '#e3f1f1', { opacity: 0.24 }) + stage.flat(sheen, '#ffffff', { opacity: 0.25 })),
  );
  drawBox(stage, frame, [u0, u1], [v + 0.42, v + 0.44], [-0.22, 0.22], '#d5d8d8');
}

export function drawCafeTable(stage: Stage, frame: Frame, color: string): void {
  const metal = clampBrightness(stage.palette.metal, 0.15, 0.42);
  drawCylinder(stage, frame, 0, 0, [0, 0.03], 0.22, metal);
  drawCylinder(stage, frame, 0, 0, [0.03, 0.7], 0.03, metal);
  drawCylinder(stage, frame, 0, 0, [0.7, 0.735], 0.34, clampBrightness(color, 0.4, 0.9));
  for (const [u, w] of [
    [-0.13, -0.06],
    [0.14, 0.05],
  ] as const) {
    drawCylinder(stage, frame, u, w, [0.736, 0.744], 0.07, '#f4efe5');
    drawSolidOfRevolution(
      stage,
      frame,
      u,
      0.745,
      w,
      [
        [0, 0.022],
        [0.055, 0.04],
      ],
      '#fbf8f1',
      true,
    );
  }
  drawSolidOfRevolution(
    stage,
    frame,
    0.02,
    0.736,
    0.16,
    scaleProfile(vessels.bottle, 0.16),
    clampBrightness(stage.palette.accent, 0.3, 0.7),
  );
}
