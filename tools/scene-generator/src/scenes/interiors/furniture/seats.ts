import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { createRoundedRectangle, drawBox, drawCylinder, drawLeg, extrude } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';

export type ChairKind = 'wood' | 'padded' | 'slat' | 'shell' | 'cane';

export function drawChair(stage: Stage, frame: Frame, kind: ChairKind, color: string): void {
  const wood = clampBrightness(stage.palette.wood, 0.25, 0.62);
  const cloth = clampBrightness(color, 0.25, 0.85);
  const frameColor = kind === 'shell' ? clampBrightness(stage.palette.metal, 0.15, 0.5) : wood;
  for (const u of [-0.2, 0.2]) {
    drawLeg(stage, frame, [u * 1.08, -0.21], [u, -0.19], 0.43, 0.05, frameColor);
    drawLeg(stage, frame, [u * 1.08, 0.23], [u, 0.19], 0.43, 0.05, frameColor);
  }
  extrude(
    stage,
    frame,
    'v',
    createRoundedRectangle([-0.23, 0.23], [-0.23, 0.22], 0.07),
    [0.43, kind === 'padded' ? 0.5 : 0.465],
    kind === 'wood' || kind === 'slat' ? wood : cloth,
  );
  if (kind === 'padded' || kind === 'shell')
    extrude(
      stage,
      frame,
      'w',
      createRoundedRectangle([-0.22, 0.22], [kind === 'shell' ? 0.47 : 0.56, 0.9], [0.04, 0.04, 0.12, 0.12]),
      [0.18, 0.235],
      cloth,
    );
  else {
    for (const u of [-0.2, 0.2]) drawBox(stage, frame, [u - 0.02, u + 0.02], [0.47, 0.9], [0.19, 0.225], wood);
    if (kind === 'slat')
      for (const u of [-0.1, -0.033, 0.033, 0.1])
        drawBox(stage, frame, [u - 0.012, u + 0.012], [0.47, 0.82], [0.197, 0.215], wood);
    if (kind === 'cane')
      extrude(
        stage,
        frame,
        'w',
        createRoundedRectangle([-0.178, 0.178], [0.55, 0.82], 0.04),
        [0.197, 0.213],
        '#d9bd8b',
      );
    if (kind === 'wood')
      for (const v of [0.58, 0.7])
        extrude(stage, frame, 'w', createRoundedRectangle([-0.178, 0.178], [v, v + 0.06], 0.01), [0.195, 0.217], wood);
    extrude(
      stage,
      frame,
      'w',
      createRoundedRectangle([-0.225, 0.225], [0.825, 0.92], [0.02, 0.02, 0.05, 0.05]),
      [0.185, 0.232],
      adjustTone(wood, 0.05),
    );
  }
}

/** A bar stool, seat at 0.66 m; with a low back at +w when `hasBack`. */
export function drawStool(stage: Stage, frame: Frame, color: string, hasBack: boolean): void {
  const metal = clampBrightness(stage.palette.metal, 0.18, 0.5);
  for (const [a, b] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const)
    drawLeg(stage, frame, [a * 0.19, b * 0.19], [a * 0.12, b * 0.12], 0.62, 0.045, metal);
  for (const b of [-0.165, 0.165]) drawBox(stage, frame, [-0.15, 0.15], [0.2, 0.225], [b - 0.012, b + 0.012], metal);
  drawCylinder(stage, frame, 0, 0, [0.62, 0.68], 0.19, clampBrightness(color, 0.25, 0.8));
  if (hasBack)
    extrude(
      stage,
      frame,
      'w',
      createRoundedRectangle([-0.18, 0.18], [0.72, 0.92], [0.02, 0.02, 0.08, 0.08]),
      [0.15, 0.19],
      clampBrightness(color, 0.25, 0.8),
    );
}

/** A desk chair on a star foot, its back at +w. */
export function drawOfficeChair(stage: Stage, frame: Frame, color: string): void {
  const metal = clampBrightness(stage.palette.metal, 0.15, 0.4);
  const cloth = clampBrightness(color, 0.2, 0.7);
  for (let i = 0; i < 5; i += 1) {
    const angle = (i / 5) * Math.PI * 2 + 0.3;
    drawLeg(
      stage,
      frame,
      [Math.cos(angle) * 0.3, Math.sin(angle) * 0.3],
      [Math.cos(angle) * 0.05, Math.sin(angle) * 0.05],
      0.12,
      0.06,
      metal,
    );
  }
  drawCylinder(stage, frame, 0, 0, [0.12, 0.42], 0.03, metal);
  extrude(stage, frame, 'v', createRoundedRectangle([-0.25, 0.25], [-0.25, 0.24], 0.09), [0.43, 0.51], cloth);
  extrude(
    stage,
    frame,
    'w',
    createRoundedRectangle([-0.23, 0.23], [0.6, 1.06], [0.06, 0.06, 0.12, 0.12]),
    [0.21, 0.27],
    cloth,
  );
  drawBox(stage, frame, [-0.025, 0.025], [0.46, 0.7], [0.275, 0.3], metal);
  for (const u of [-0.29, 0.29]) {
    drawBox(stage, frame, [u - 0.02, u + 0.02], [0.46, 0.66], [0.02, 0.06], metal);
    drawBox(stage, frame, [u - 0.035, u + 0.035], [0.66, 0.69], [-0.14, 0.12], metal);
  }
}

/** A wicker or timber easy chair for balconies and corners, its back at +w. */
export function drawLoungeChair(stage: Stage, frame: Frame, color: string): void {
  const cane = stage.random.pick([clampBrightness(stage.palette.wood, 0.3, 0.6), '#c49a62']);
  for (const u of [-0.3, 0.3])
    for (const w of [-0.28, 0.3]) drawLeg(stage, frame, [u, w], [u, w], 0.27, 0.06, adjustTone(cane, -0.2));
  drawBox(stage, frame, [-0.31, 0.31], [0.2, 0.28], [-0.32, 0.3], cane);
  for (const u of [-0.345, 0.345]) {
    drawBox(stage, frame, [u - 0.03, u + 0.03], [0.28, 0.54], [-0.3, -0.25], cane);
    drawBox(stage, frame, [u - 0.03, u + 0.03], [0.28, 0.54], [0.24, 0.3], cane);
    extrude(stage, frame, 'u', createRoundedRectangle([-0.34, 0.32], [0.54, 0.585], 0.02), [u - 0.04, u + 0.04], cane);
  }
  extrude(
    stage,
    frame,
    'u',
    createRoundedRectangle([-0.33, 0.24], [0.285, 0.41], 0.05),
    [-0.3, 0.3],
    clampBrightness(color, 0.3, 0.9),
  );
  extrude(
    stage,
    frame,
    'u',
    [
      [0.24, 0.41],
      [0.3, 0.41],
      [0.4, 0.92],
      [0.35, 0.94],
    ],
    [-0.31, 0.31],
    cane,
  );
  extrude(
    stage,
    frame,
    'u',
    [
      [0.1, 0.415],
      [0.22, 0.415],
      [0.325, 0.86],
      [0.24, 0.88],
    ],
    [-0.27, 0.27],
    adjustTone(clampBrightness(color, 0.3, 0.9), 0.06),
  );
}

export function drawPouffe(stage: Stage, frame: Frame, color: string, radius = 0.28): void {
  drawCylinder(stage, frame, 0, 0, [0, 0.1], radius * 0.94, clampBrightness(color, 0.25, 0.8), radius);
  drawCylinder(stage, frame, 0, 0, [0.1, 0.38], radius, clampBrightness(color, 0.25, 0.8), radius * 0.97);
}
