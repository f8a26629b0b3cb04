import { gradient } from '../../kit/svg.ts';
import { tone, within } from '../space/colour.ts';
import { extrude, round, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { boundsOf } from '../space/vector.ts';
import { onWall, outline, type Side } from '../space/walls.ts';
import { glow } from './lamps.ts';

/** A mirror on a wall: round, arched or plain, with its sheen and a lit rim at night. */
export function mirror(
  stage: Stage,
  side: Side,
  along: number,
  [v0, v1]: Span,
  width: number,
  kind: 'round' | 'arch' | 'plain',
  metal: string,
): void {
  const frame = onWall(stage, side, along);
  const middle = (v0 + v1) / 2;
  const shape = (grow: number) =>
    kind === 'round'
      ? round(0, middle, width / 2 + grow, width / 2 + grow, 36)
      : outline([-width / 2 - grow, width / 2 + grow], [v0 - grow, v1 + grow], kind === 'arch' ? 'round' : 'none');
  extrude(stage, frame, 'w', shape(0.022), [0.003, 0.03], metal);
  const wall = within(stage.palette.wall, 0.7, 0.9);
  const glass = gradient(0, 0, 0.75, 1, [
    [0, tone(wall, 0.5)],
    [0.36, tone('#c4d6d8', 0.1)],
    [0.37, tone('#c4d6d8', 0.45)],
    [0.56, tone('#c4d6d8', 0.4)],
    [0.57, '#b4c7ca'],
    [1, tone(wall, -0.14)],
  ]);
  const points = shape(0).map(([u, v]) => frame.at(u, v, 0.032));
  stage.stand(boundsOf([...points, frame.at(0, middle, 0.036)]), stage.flat(points, glass));
  glow(stage, frame.at(0, middle, 0.1), width * 0.95, 0.3);
}
