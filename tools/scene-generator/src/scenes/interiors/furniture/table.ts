import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { createRoundedRectangle, drawBox, drawCylinder, drawLeg, extrude } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { drawSolidOfRevolution, scaleProfile, vessels } from './solidOfRevolution.ts';
import { drawVase } from './vase.ts';

export const BRASS = '#c09248';

/** Books, a bowl or a vase on a surface at height `v`, around (u, w). */
export function drawPlaceSetting(stage: Stage, frame: Frame, u: number, v: number, w: number): void {
  const { random, palette } = stage;
  const shades = [palette.accent, palette.fabricAlt, palette.wall, palette.woodDark];
  let top = v;
  for (let i = 0; i < random.integer(1, 3); i += 1) {
    const half = 0.16 - i * 0.015;
    drawBox(
      stage,
      frame,
      [u - 0.14 - half, u - 0.14 + half],
      [top, top + 0.032],
      [w - 0.11 + i * 0.01, w + 0.11 - i * 0.01],
      shades[(i + random.integer(0, 2)) % 4] ?? palette.accent,
    );
    top += 0.033;
  }
  if (random.chance(0.5))
    drawSolidOfRevolution(stage, frame, u - 0.14, top, w, scaleProfile(vessels.bowl, 0.06), BRASS, true);
  drawVase(stage, frame, u + 0.2, v, w + 0.03, random.between(0.16, 0.26));
}

export type CoffeeTableKind = 'slab' | 'drums' | 'tray' | 'stone' | 'oval';

/** A low table, about `width` across. */
export function drawCoffeeTable(stage: Stage, frame: Frame, width: number, kind: CoffeeTableKind): void {
  const { palette } = stage;
  const wood = clampBrightness(palette.wood, 0.3, 0.7);
  const stone = clampBrightness(palette.stone, 0.6, 0.92);
  if (kind === 'slab') {
    const half = width / 2;
    for (const u of [-half + 0.06, half - 0.06])
      for (const w of [-0.24, 0.24]) drawLeg(stage, frame, [u, w], [u, w], 0.36, 0.09, adjustTone(wood, -0.2));
    drawBox(stage, frame, [-half + 0.08, half - 0.08], [0.12, 0.145], [-0.25, 0.25], adjustTone(wood, -0.12));
    drawBox(stage, frame, [-half, half], [0.36, 0.41], [-0.31, 0.31], wood);
    drawPlaceSetting(stage, frame, 0, 0.41, 0);
  } else if (kind === 'oval') {
    extrude(
      stage,
      frame,
      'v',
      createRoundedRectangle([-width * 0.28, width * 0.28], [-0.14, 0.14], 0.14),
      [0, 0.34],
      adjustTone(wood, -0.1),
    );
    extrude(
      stage,
      frame,
      'v',
      createRoundedRectangle([-width / 2, width / 2], [-0.32, 0.32], 0.32),
      [0.34, 0.39],
      wood,
    );
    drawPlaceSetting(stage, frame, 0, 0.39, 0);
  } else if (kind === 'stone') {
    for (const u of [-width * 0.28, width * 0.28])
      drawBox(stage, frame, [u - 0.09, u + 0.09], [0, 0.32], [-0.22, 0.22], adjustTone(stone, -0.12));
    drawBox(stage, frame, [-width / 2, width / 2], [0.32, 0.4], [-0.34, 0.34], stone);
    drawPlaceSetting(stage, frame, 0, 0.4, 0);
  } else if (kind === 'drums') {
    drawCylinder(stage, frame, -0.14, 0.06, [0, 0.42], width * 0.3, wood);
    drawCylinder(stage, frame, 0.4, -0.22, [0, 0.3], width * 0.21, clampBrightness(palette.accent, 0.25, 0.7));
    drawPlaceSetting(stage, frame, -0.12, 0.42, 0.06);
  } else {
    for (const [a, b] of [
      [-0.26, -0.26],
      [0.26, -0.26],
      [0.26, 0.26],
      [-0.26, 0.26],
    ] as const)
      drawLeg(stage, frame, [a, b], [-a * 0.6, b * 0.9], 0.44, 0.06, clampBrightness(palette.woodDark, 0.18, 0.42));
    drawCylinder(stage, frame, 0, 0, [0.44, 0.462], width * 0.46, BRASS, width * 0.47);
    drawCylinder(stage, frame, 0, 0, [0.463, 0.466], width * 0.4, adjustTone(BRASS, 0.3));
    drawCylinder(stage, frame, 0, 0, [0.467, 0.469], width * 0.3, BRASS);
    drawSolidOfRevolution(
      stage,
      frame,
      -0.08,
      0.47,
      0.02,
      scaleProfile(vessels.urn, 0.2),
      adjustTone(BRASS, -0.12),
      true,
    );
    for (const [u, w] of [
      [0.14, -0.08],
      [0.2, 0.1],
      [-0.02, -0.18],
    ] as const)
      drawSolidOfRevolution(
        stage,
        frame,
        u,
        0.47,
        w,
        scaleProfile(vessels.cylinder, 0.075),
        clampBrightness(palette.accent, 0.3, 0.7),
        true,
      );
  }
}

export function drawSideTable(stage: Stage, frame: Frame, radius = 0.23, height = 0.52): void {
  const { palette, random } = stage;
  const color = clampBrightness(random.pick([palette.wood, palette.stone, palette.accent, BRASS]), 0.28, 0.85);
  if (random.chance(0.5)) {
    drawCylinder(stage, frame, 0, 0, [0, 0.025], radius * 0.7, adjustTone(color, -0.2));
    drawCylinder(stage, frame, 0, 0, [0.025, height - 0.03], 0.03, adjustTone(color, -0.2));
    drawCylinder(stage, frame, 0, 0, [height - 0.03, height], radius, color);
  } else
    drawSolidOfRevolution(
      stage,
      frame,
      0,
      0,
      0,
      [
        [0, radius * 0.75],
        [height * 0.3, radius * 0.55],
        [height * 0.5, radius * 0.45],
        [height * 0.75, radius * 0.6],
        [height, radius],
      ],
      color,
    );
}
