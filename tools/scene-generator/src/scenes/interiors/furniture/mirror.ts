import { gradient } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import { createEllipse, extrude, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { createOpeningOutline, createWallFrame, type Side } from '../space/walls.ts';
import { drawGlow } from './lamps.ts';

/** A mirror on a wall: round, arched or plain, with its sheen and a lit rim at night. */
export function drawMirror(
  stage: Stage,
  side: Side,
  along: number,
  [v0, v1]: Span,
  width: number,
  kind: 'round' | 'arch' | 'plain',
  metal: string,
): void {
  const frame = createWallFrame(stage, side, along);
  const middle = (v0 + v1) / 2;
  const createOutline = (grow: number) =>
    kind === 'round'
      ? createEllipse(0, middle, width / 2 + grow, width / 2 + grow, 36)
      : createOpeningOutline(
          [-width / 2 - grow, width / 2 + grow],
          [v0 - grow, v1 + grow],
          kind === 'arch' ? 'round' : 'none',
        );
  extrude(stage, frame, 'w', createOutline(0.022), [0.003, 0.03], metal);
  const wall = clampBrightness(stage.palette.wall, 0.7, 0.9);
  const glass = gradient(0, 0, 0.75, 1, [
    [0, adjustTone(wall, 0.5)],
    [0.36, adjustTone('#c4d6d8', 0.1)],
    [0.37, adjustTone('#c4d6d8', 0.45)],
    [0.56, adjustTone('#c4d6d8', 0.4)],
    [0.57, '#b4c7ca'],
    [1, adjustTone(wall, -0.14)],
  ]);
  const points = createOutline(0).map(([u, v]) => frame.at(u, v, 0.032));
  stage.stand(computeBounds([...points, frame.at(0, middle, 0.036)]), stage.flat(points, glass));
  drawGlow(stage, frame.at(0, middle, 0.1), width * 0.95, 0.3);
}
