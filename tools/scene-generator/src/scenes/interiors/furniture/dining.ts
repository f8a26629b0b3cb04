import { adjustTone, clampBrightness } from '../space/color.ts';
import { createFloorFrame, type Frame } from '../space/frame.ts';
import { createRoundedRectangle, drawBox, drawCylinder, drawLeg, extrude } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { type ChairKind, drawChair } from './seats.ts';
import { drawSolidOfRevolution, scaleProfile, vessels } from './solidOfRevolution.ts';
import { drawVase } from './vase.ts';
import { drawFruitBowl } from './worktop.ts';

/** Dining table with chairs and a centrepiece; `width` along x. */
export function drawDiningSet(
  stage: Stage,
  x: number,
  z: number,
  shape: 'long' | 'round' | 'oval',
  width: number,
  chairs: ChairKind,
  color: string,
): void {
  const { palette, random } = stage;
  const frame = createFloorFrame(x, z);
  const wood = clampBrightness(random.pick([palette.wood, palette.woodDark, palette.stone]), 0.3, 0.88);
  const tableDepth = shape === 'round' ? width / 2 : 0.46;
  const half = width / 2;
  if (shape === 'round') {
    drawCylinder(stage, frame, 0, 0, [0, 0.04], half * 0.5, adjustTone(wood, -0.2), half * 0.4);
    drawCylinder(stage, frame, 0, 0, [0.04, 0.71], 0.1, adjustTone(wood, -0.1), 0.16);
    drawCylinder(stage, frame, 0, 0, [0.71, 0.755], half, wood);
  } else {
    if (shape === 'long')
      for (const u of [-half + 0.14, half - 0.14])
        for (const w of [-tableDepth + 0.1, tableDepth - 0.1])
          drawLeg(stage, frame, [u * 1.03, w], [u, w], 0.71, 0.1, adjustTone(wood, -0.15));
    else
      for (const u of [-half * 0.5, half * 0.5])
        drawCylinder(stage, frame, u, 0, [0, 0.71], 0.16, adjustTone(wood, -0.1), 0.2);
    extrude(
      stage,
      frame,
      'v',
      createRoundedRectangle([-half, half], [-tableDepth, tableDepth], shape === 'oval' ? tableDepth : 0.03),
      [0.71, 0.755],
      wood,
    );
  }
  drawCenterpiece(stage, frame, 0.755, half);
  if (shape === 'round') {
    const count = 4;
    for (let i = 0; i < count; i += 1) {
      const turn = (i / count) * 360 + 45 + random.between(-6, 6);
      const angle = (turn * Math.PI) / 180;
      drawChair(
        stage,
        createFloorFrame(x - Math.sin(angle) * (half + 0.14), z + Math.cos(angle) * (half + 0.14), turn),
        chairs,
        color,
      );
    }
    return;
  }
  const along = width > 1.9 ? [-0.62, 0, 0.62] : [-0.4, 0.4];
  for (const u of along) {
    drawChair(stage, createFloorFrame(x + u, z + tableDepth + 0.18, random.between(-4, 4)), chairs, color);
  }
  for (const u of [-0.5, 0.5])
    drawChair(stage, createFloorFrame(x + u, z - tableDepth - 0.2, 180 + random.between(-5, 5)), chairs, color);
  drawChair(stage, createFloorFrame(x - half - 0.16, z, 90 + random.between(-5, 5)), chairs, color);
  drawChair(stage, createFloorFrame(x + half + 0.16, z, -90 + random.between(-5, 5)), chairs, color);
}

function drawCenterpiece(stage: Stage, frame: Frame, v: number, half: number): void {
  const { palette, random } = stage;
  if (random.chance(0.5))
    drawBox(
      stage,
      frame,
      [-half * 0.7, half * 0.7],
      [v, v + 0.004],
      [-0.15, 0.15],
      clampBrightness(random.pick([palette.accent, palette.fabricAlt]), 0.35, 0.8),
    );
  const top = v + 0.005;
  if (random.chance(0.55)) drawVase(stage, frame, 0, top, 0.04, random.between(0.22, 0.3), true);
  else drawFruitBowl(stage, frame, 0, top, 0.05);
  for (const u of [-half * 0.42, half * 0.42]) {
    drawCylinder(stage, frame, u, -0.22, [top, top + 0.012], 0.13, adjustTone(palette.wall, 0.4));
    drawCylinder(stage, frame, u, -0.22, [top + 0.013, top + 0.022], 0.09, clampBrightness(palette.accent, 0.35, 0.75));
    drawSolidOfRevolution(
      stage,
      frame,
      u + 0.17,
      top,
      -0.14,
      scaleProfile(vessels.cylinder, 0.1, 0.9),
      '#d8e8e8',
      true,
    );
  }
}
