import { fade } from '../../kit/color.ts';
import { group } from '../../kit/svg.ts';
import type { Frame } from '../space/frame.ts';
import { drawBox, drawCylinder, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { createUprightRectangle } from '../space/walls.ts';

/** Walk-in shower between two planes: low tray, glass pane along w = front, rain head on the wall. */
export function drawShower(stage: Stage, frame: Frame, width: number, depth: number, metal: string): void {
  const half = width / 2;
  const back = depth / 2;
  drawBox(stage, frame, [-half, half], [0, 0.05], [-back, back], '#efece5');
  drawCylinder(stage, frame, 0, back - 0.36, [2.08, 2.1], 0.15, metal);
  drawBox(stage, frame, [-0.012, 0.012], [2.1, 2.12], [back - 0.36, back - 0.02], metal);
  drawBox(stage, frame, [-0.014, 0.014], [1.0, 2.1], [back - 0.03, back - 0.005], metal);
  drawBox(stage, frame, [-0.07, 0.07], [1.02, 1.08], [back - 0.06, back - 0.031], metal);
  drawPane(stage, frame, [-half, half], [0.05, 2.0], -back, metal);
}

/** A pane of clear glass with a metal edge and a slanting sheen. */
export function drawPane(stage: Stage, frame: Frame, u: Span, v: Span, w: number, metal: string): void {
  const glass = createUprightRectangle(frame, u, v, w);
  const [u0, u1] = u;
  const span = u1 - u0;
  const sheen = [
    frame.at(u0 + span * 0.2, v[0], w),
    frame.at(u0 + span * 0.42, v[0], w),
    frame.at(u0 + span * 0.85, v[1], w),
    frame.at(u0 + span * 0.6, v[1], w),
  ];
  const edge = 0.018;
  stage.stand(
    computeBounds([...glass, frame.at(u0, v[0], w - 0.01)]),
    group(
      stage.flat(glass, fade('#cfe6e6', 0.22)) +
        stage.flat(sheen, fade('#ffffff', 0.22)) +
        stage.flat(createUprightRectangle(frame, [u0, u0 + edge], v, w), metal) +
        stage.flat(createUprightRectangle(frame, [u1 - edge, u1], v, w), metal) +
        stage.flat(createUprightRectangle(frame, u, [v[1] - edge, v[1]], w), metal) +
        stage.flat(createUprightRectangle(frame, u, [v[0], v[0] + edge], w), metal),
    ),
  );
}
