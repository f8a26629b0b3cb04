import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { drawBox, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { createUprightRectangle } from '../space/walls.ts';
import { BRASS } from './table.ts';

export interface KitchenFinish {
  fronts: string;
  uppers: string;
  top: string;
  metal: string;
}

/** Picks a kitchen's finish from the home's palette. */
export function pickKitchenFinish(stage: Stage): KitchenFinish {
  const { palette, random } = stage;
  const fronts = clampBrightness(
    random.pick([palette.accent, palette.fabricAlt, palette.wood, '#f4efe5', palette.fabric]),
    0.28,
    0.93,
  );
  return {
    fronts,
    uppers: random.chance(0.5)
      ? clampBrightness(palette.wall, 0.82, 0.95)
      : random.chance(0.5)
        ? fronts
        : clampBrightness(palette.wood, 0.4, 0.7),
    top: clampBrightness(random.pick([palette.stone, palette.wood, '#f2eee6', '#4a4745']), 0.28, 0.93),
    metal: random.pick([BRASS, '#b9bcbd', '#3a3836']),
  };
}

/** Doors and drawers across a span of cabinet front in plane w. */
export function drawCabinetFronts(
  stage: Stage,
  frame: Frame,
  [u0, u1]: Span,
  [v0, v1]: Span,
  w: number,
  color: string,
  metal: string,
  hasDrawers = false,
): void {
  const count = Math.max(1, Math.round((u1 - u0) / 0.5));
  const step = (u1 - u0) / count;
  for (let i = 0; i < count; i += 1) {
    const u: Span = [u0 + step * i + 0.008, u0 + step * (i + 1) - 0.008];
    const rows = hasDrawers || (count > 2 && i === 1 && v1 < 1) ? 3 : 1;
    const gap = (v1 - v0) / rows;
    for (let j = 0; j < rows; j += 1) {
      const v: Span = [v0 + gap * j + 0.008, v0 + gap * (j + 1) - 0.008];
      drawBox(stage, frame, u, v, [w - 0.02, w - 0.001], adjustTone(color, 0.04));
      const handle =
        rows > 1
          ? createUprightRectangle(
              frame,
              [(u[0] + u[1]) / 2 - 0.08, (u[0] + u[1]) / 2 + 0.08],
              [v[1] - 0.05, v[1] - 0.035],
              w - 0.025,
            )
          : createUprightRectangle(
              frame,
              i % 2 === 0 ? [u[1] - 0.05, u[1] - 0.035] : [u[0] + 0.035, u[0] + 0.05],
              v0 < 1 ? [v[1] - 0.24, v[1] - 0.06] : [v[0] + 0.05, v[0] + 0.2],
              w - 0.025,
            );
      stage.stand(computeBounds([...handle, ...handle.map((p) => p)]), stage.flat(handle, metal));
    }
  }
}

/** Base cabinets with a worktop at 0.9 m, 0.6 m deep, backs at +w. */
export function drawBaseCabinets(stage: Stage, frame: Frame, [u0, u1]: Span, finish: KitchenFinish): void {
  drawBox(stage, frame, [u0 + 0.02, u1 - 0.02], [0, 0.1], [-0.24, 0.3], adjustTone(finish.fronts, -0.5));
  drawBox(stage, frame, [u0, u1], [0.1, 0.86], [-0.28, 0.3], adjustTone(finish.fronts, -0.24));
  drawCabinetFronts(stage, frame, [u0, u1], [0.1, 0.86], -0.281, finish.fronts, finish.metal);
  drawBox(stage, frame, [u0 - 0.015, u1 + 0.015], [0.862, 0.9], [-0.32, 0.3], finish.top);
}

/** Wall cupboards from 1.48 m to 2.2 m, 0.34 m deep. */
export function drawWallCabinets(stage: Stage, frame: Frame, [u0, u1]: Span, finish: KitchenFinish): void {
  drawBox(stage, frame, [u0, u1], [1.48, 2.2], [-0.04, 0.3], adjustTone(finish.uppers, -0.2));
  drawCabinetFronts(stage, frame, [u0, u1], [1.48, 2.2], -0.041, finish.uppers, finish.metal);
}
