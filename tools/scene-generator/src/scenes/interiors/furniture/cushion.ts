import { group } from '../../kit/svg.ts';
import { adjustTone } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { type Corner, drawConvexSolid, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds, type Vec3 } from '../space/vector.ts';

/** A scatter cushion standing on the seat with its middle at (u, w): plump, a little tilted, plain or striped. */
export function drawScatterCushion(
  stage: Stage,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  size: number,
  color: string,
): void {
  const { random } = stage;
  const half = size / 2;
  const middle = v + half * 0.96;
  const tilt = random.between(-0.16, 0.16);
  const createCorner = (a: number, b: number): Corner => [
    u + a * Math.cos(tilt) - b * Math.sin(tilt),
    middle + a * Math.sin(tilt) + b * Math.cos(tilt),
  ];
  const shape = [
    createCorner(-half, -half * 0.92),
    createCorner(0, -half),
    createCorner(half, -half * 0.92),
    createCorner(half * 0.9, 0),
    createCorner(half, half * 0.92),
    createCorner(0, half * 0.84),
    createCorner(-half, half * 0.92),
    createCorner(-half * 0.9, 0),
  ];
  const depthSpan: Span = [w - 0.06, w + 0.06];
  const inset = 0.84;
  const createRing = (w1: number, share: number) =>
    shape.map(([a, b]) => frame.at(u + (a - u) * share, middle + (b - middle) * share, w1));
  const [front, seam, back] = [createRing(depthSpan[0], inset), createRing(w, 1), createRing(depthSpan[1], inset)];
  const createStrips = (firstRing: readonly Vec3[], secondRing: readonly Vec3[]) =>
    firstRing.map((p, i) => {
      const j = (i + 1) % firstRing.length;
      return [p, firstRing[j] ?? p, secondRing[j] ?? p, secondRing[i] ?? p];
    });
  drawConvexSolid(stage, [front, back, ...createStrips(front, seam), ...createStrips(seam, back)], color);
  const style = random.pick(['plain', 'stripes', 'border', 'diamond'] as const);
  if (style === 'plain') return;
  const mark = adjustTone(color, random.pick([0.5, -0.35]));
  const drawOnCushion = (points: Corner[]) =>
    stage.flat(
      points.map(([a, b]) => {
        const [x, y] = createCorner(a * inset, b * inset);
        return frame.at(x, y, depthSpan[0]);
      }),
      mark,
    );
  const marks =
    style === 'stripes'
      ? [-0.6, -0.2, 0.2, 0.6].map((at) =>
          drawOnCushion([
            [-half * 0.88, at * half - 0.012],
            [half * 0.88, at * half - 0.012],
            [half * 0.88, at * half + 0.012],
            [-half * 0.88, at * half + 0.012],
          ]),
        )
      : style === 'border'
        ? [
            drawOnCushion([
              [-half * 0.6, -half * 0.6],
              [half * 0.6, -half * 0.6],
              [half * 0.6, half * 0.6],
              [-half * 0.6, half * 0.6],
            ]),
          ]
        : [
            drawOnCushion([
              [0, -half * 0.7],
              [half * 0.6, 0],
              [0, half * 0.7],
              [-half * 0.6, 0],
            ]),
          ];
  const w0 = depthSpan[0] - 0.012;
  stage.stand(
    computeBounds([frame.at(u - half, v, w0), frame.at(u + half, v + size, w0 + 0.006)]),
    group(marks.join('')),
  );
}
