import { fade } from '../../kit/color.ts';
import { group } from '../../kit/svg.ts';
import { adjustTone } from '../space/color.ts';
import type { Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { createUprightRectangle, createWallFrame, type Side } from '../space/walls.ts';

/** Hanging cloth with folds, over a span of u, from `top` to just over `foot`. */
export function drape(
  stage: Stage,
  side: Side,
  [u0, u1]: Span,
  top: number,
  color: string,
  isSheer = false,
  foot = 0.02,
): void {
  const frame = createWallFrame(stage, side);
  const folds = Math.max(3, Math.round((u1 - u0) / (isSheer ? 0.12 : 0.1)));
  const step = (u1 - u0) / folds;
  const parts: string[] = [];
  for (let i = 0; i < folds; i += 1) {
    const a = u0 + step * i;
    const near = i % 2 === 0 ? 0.13 : 0.09;
    const fill = adjustTone(color, i % 2 === 0 ? 0.12 : -0.14);
    const wave = stage.random.between(-0.015, 0.015);
    const shape = [
      frame.at(a, foot + wave, near),
      frame.at(a + step, foot, near),
      frame.at(a + step, top, 0.1),
      frame.at(a, top, 0.1),
    ];
    parts.push(stage.flat(shape, isSheer ? fade(i % 2 === 0 ? '#ffffff' : adjustTone(color, 0.55), 0.5) : fill));
    if (!isSheer)
      parts.push(
        stage.flat(
          [
            frame.at(a, foot, near),
            frame.at(a + step * 0.35, foot, near),
            frame.at(a + step * 0.3, top, 0.1),
            frame.at(a, top, 0.1),
          ],
          fade('#1d1420', 0.08),
        ),
      );
  }
  stage.stand(computeBounds([frame.at(u0, foot, 0.085), frame.at(u1, top, 0.13)]), group(parts.join('')));
}

/** Pair of open curtains with a rod and often a sheer, before an opening. */
export function drawCurtains(stage: Stage, side: Side, opening: Span, top: number, color: string): void {
  const [u0, u1] = opening;
  const curtainWidth = Math.min(0.62, (u1 - u0) * 0.24);
  const rod = Math.min(stage.height - 0.12, top + 0.16);
  const frame = createWallFrame(stage, side);
  const metal = adjustTone(stage.palette.metal, 0.05);
  stage.stand(
    computeBounds([frame.at(u0 - 0.4, rod, 0.08), frame.at(u1 + 0.4, rod + 0.04, 0.12)]),
    stage.flat(
      createUprightRectangle(frame, [u0 - curtainWidth * 0.75, u1 + curtainWidth * 0.75], [rod, rod + 0.035], 0.1),
      metal,
    ),
  );
  if (stage.random.chance(0.6)) drape(stage, side, [u0 + curtainWidth * 0.3, u0 + (u1 - u0) * 0.34], rod, color, true);
  drape(stage, side, [u0 - curtainWidth * 0.6, u0 + curtainWidth * 0.4], rod, color);
  drape(stage, side, [u1 - curtainWidth * 0.4, u1 + curtainWidth * 0.6], rod, color);
}
