import { group } from '../../kit/svg.ts';
import { tone } from '../space/colour.ts';
import type { Frame } from '../space/frame.ts';
import { type Corner, convex, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { boundsOf, type Vec3 } from '../space/vector.ts';

/** A scatter cushion standing on the seat with its middle at (u, w): plump, a little tilted, plain or striped. */
export function scatter(
  stage: Stage,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  size: number,
  colour: string,
): void {
  const { random } = stage;
  const half = size / 2;
  const middle = v + half * 0.96;
  const tilt = random.between(-0.16, 0.16);
  const corner = (a: number, b: number): Corner => [
    u + a * Math.cos(tilt) - b * Math.sin(tilt),
    middle + a * Math.sin(tilt) + b * Math.cos(tilt),
  ];
  const shape = [
    corner(-half, -half * 0.92),
    corner(0, -half),
    corner(half, -half * 0.92),
    corner(half * 0.9, 0),
    corner(half, half * 0.92),
    corner(0, half * 0.84),
    corner(-half, half * 0.92),
    corner(-half * 0.9, 0),
  ];
  const thick: Span = [w - 0.06, w + 0.06];
  const inset = 0.84;
  const ring = (w1: number, share: number) =>
    shape.map(([a, b]) => frame.at(u + (a - u) * share, middle + (b - middle) * share, w1));
  const [front, seam, back] = [ring(thick[0], inset), ring(w, 1), ring(thick[1], inset)];
  const strips = (one: readonly Vec3[], two: readonly Vec3[]) =>
    one.map((p, i) => {
      const j = (i + 1) % one.length;
      return [p, one[j] ?? p, two[j] ?? p, two[i] ?? p];
    });
  convex(stage, [front, back, ...strips(front, seam), ...strips(seam, back)], colour);
  const style = random.pick(['plain', 'stripes', 'border', 'diamond'] as const);
  if (style === 'plain') return;
  const mark = tone(colour, random.pick([0.5, -0.35]));
  const on = (points: Corner[]) =>
    stage.flat(
      points.map(([a, b]) => {
        const [x, y] = corner(a * inset, b * inset);
        return frame.at(x, y, thick[0]);
      }),
      mark,
    );
  const marks =
    style === 'stripes'
      ? [-0.6, -0.2, 0.2, 0.6].map((at) =>
          on([
            [-half * 0.88, at * half - 0.012],
            [half * 0.88, at * half - 0.012],
            [half * 0.88, at * half + 0.012],
            [-half * 0.88, at * half + 0.012],
          ]),
        )
      : style === 'border'
        ? [
            on([
              [-half * 0.6, -half * 0.6],
              [half * 0.6, -half * 0.6],
              [half * 0.6, half * 0.6],
              [-half * 0.6, half * 0.6],
            ]),
          ]
        : [
            on([
              [0, -half * 0.7],
              [half * 0.6, 0],
              [0, half * 0.7],
              [-half * 0.6, 0],
            ]),
          ];
  const w0 = thick[0] - 0.012;
  stage.stand(boundsOf([frame.at(u - half, v, w0), frame.at(u + half, v + size, w0 + 0.006)]), group(marks.join('')));
}
