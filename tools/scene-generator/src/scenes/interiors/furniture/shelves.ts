import { group } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { drawBox, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { drawPlant } from './plant.ts';
import { drawSolidOfRevolution, scaleProfile, vessels } from './solidOfRevolution.ts';
import { drawVase } from './vase.ts';

export function drawBooks(stage: Stage, frame: Frame, [u0, u1]: Span, v: number, w: number, tallest = 0.26): void {
  const { random, palette } = stage;
  const shades = [
    palette.accent,
    palette.fabric,
    palette.fabricAlt,
    palette.wood,
    palette.woodDark,
    palette.stone,
    adjustTone(palette.wall, -0.1),
    adjustTone(palette.accent, 0.35),
  ];
  const spines: string[] = [];
  let u = u0;
  while (u < u1 - 0.03) {
    const spineWidth = Math.min(u1 - u, random.between(0.026, 0.055));
    const bookHeight = tallest * random.between(0.68, 1);
    const color = shades[random.integer(0, shades.length - 1)] ?? palette.accent;
    const corners = [
      frame.at(u, v, w),
      frame.at(u + spineWidth, v, w),
      frame.at(u + spineWidth, v + bookHeight, w),
      frame.at(u, v + bookHeight, w),
    ];
    spines.push(stage.flat(corners, adjustTone(color, random.between(-0.16, 0.1))));
    if (random.chance(0.4))
      spines.push(
        stage.flat(
          [
            frame.at(u, v + bookHeight * 0.74, w),
            frame.at(u + spineWidth, v + bookHeight * 0.74, w),
            frame.at(u + spineWidth, v + bookHeight * 0.82, w),
            frame.at(u, v + bookHeight * 0.82, w),
          ],
          adjustTone(color, 0.5),
        ),
      );
    u += spineWidth + 0.002;
  }
  stage.stand(computeBounds([frame.at(u0, v, w), frame.at(u1, v + tallest, w + 0.02)]), group(spines.join('')));
}

/** Fills one shelf bay with books, vases or a small plant. */
export function fillBay(stage: Stage, frame: Frame, [u0, u1]: Span, v: number, w: number, clear: number): void {
  const { random, palette } = stage;
  const bayHeight = Math.min(clear * 0.86, 0.3);
  const bayWidth = u1 - u0;
  const kind = random.pick(['books', 'books', 'halves', 'vases', 'plant', 'jar'] as const);
  if (kind === 'books')
    drawBooks(stage, frame, [u0 + 0.03, u0 + bayWidth * random.between(0.55, 0.92)], v, w, bayHeight);
  else if (kind === 'halves') {
    drawBooks(stage, frame, [u0 + 0.03, u0 + bayWidth * 0.5], v, w, bayHeight);
    drawVase(stage, frame, u0 + bayWidth * 0.76, v, w, bayHeight * 0.75, false);
  } else if (kind === 'vases') {
    drawVase(stage, frame, u0 + bayWidth * 0.3, v, w, bayHeight * 0.85, false);
    drawSolidOfRevolution(
      stage,
      frame,
      u0 + bayWidth * 0.68,
      v,
      w,
      scaleProfile(vessels.bowl, bayHeight * 0.34),
      clampBrightness(palette.fabricAlt, 0.3, 0.8),
      true,
    );
  } else if (kind === 'plant')
    drawPlant(stage, frame, u0 + bayWidth * 0.5, v, w, clear * 0.92, random.pick(['snake', 'monstera']));
  else
    drawSolidOfRevolution(
      stage,
      frame,
      u0 + bayWidth * 0.5,
      v,
      w,
      scaleProfile(vessels.jar, bayHeight * 0.8),
      clampBrightness(random.pick([palette.accent, palette.stone, palette.wood]), 0.3, 0.85),
      true,
    );
}

/** An open bookcase, `width` by `height`, 0.32 m deep, its back at +w. */
export function drawBookcase(stage: Stage, frame: Frame, width: number, height: number, color?: string): void {
  const { random, palette } = stage;
  const wood = color ?? clampBrightness(random.pick([palette.wood, palette.woodDark, '#f3eee4']), 0.25, 0.93);
  const half = width / 2;
  const t = 0.028;
  const front = -0.16;
  const back = 0.16;
  drawBox(stage, frame, [-half + t, half - t], [0.06, height - t], [back - 0.01, back], adjustTone(wood, -0.26));
  const rows = Math.max(2, Math.round(height / 0.42));
  const columns = Math.max(1, Math.round(width / 0.75));
  const bay = (width - t) / columns;
  const gap = (height - 0.06 - t) / rows;
  for (let i = 0; i <= columns; i += 1) {
    const u = -half + bay * i;
    drawBox(stage, frame, [u, u + t], [0, height], [front, back - 0.01], wood);
  }
  for (let j = 0; j <= rows; j += 1) {
    const v = 0.06 + gap * j;
    for (let i = 0; i < columns; i += 1) {
      const u: Span = [-half + bay * i + t, -half + bay * (i + 1)];
      drawBox(stage, frame, u, [v, v + t], [front + 0.005, back - 0.01], adjustTone(wood, -0.04));
      if (j < rows) fillBay(stage, frame, u, v + t, -0.05, gap - t);
    }
  }
}

/** Floating shelf with things on it, in a wall's frame (w out of the wall). */
export function drawWallShelf(stage: Stage, frame: Frame, [u0, u1]: Span, v: number, isFilled = true): void {
  const wood = clampBrightness(stage.palette.wood, 0.3, 0.7);
  drawBox(stage, frame, [u0, u1], [v, v + 0.035], [0.002, 0.22], wood);
  if (!isFilled) return;
  const bays = Math.max(1, Math.round((u1 - u0) / 0.5));
  const step = (u1 - u0) / bays;
  for (let i = 0; i < bays; i += 1) fillBay(stage, frame, [u0 + step * i, u0 + step * (i + 1)], v + 0.035, 0.12, 0.32);
}
