import { path } from '../../kit/svg.ts';
import { projectPolygon } from '../space/camera.ts';
import type { Frame } from '../space/frame.ts';
import type { Corner, Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { toPathData } from '../space/walls.ts';

/** Mashrabiya screen in the u–v plane of a frame: turned balls on a diagonal net, in a rail. */
export function drawLattice(
  stage: Stage,
  frame: Frame,
  [u0, u1]: Span,
  [v0, v1]: Span,
  color: string,
  w = 0,
  cell = 0.13,
): string {
  const columns = Math.max(3, Math.round((u1 - u0) / cell));
  const rows = Math.max(3, Math.round((v1 - v0) / cell));
  const du = (u1 - u0) / columns;
  const dv = (v1 - v0) / rows;
  const shapes: Corner[][] = [];
  const t = cell * 0.1;
  const drawBar = (a: Corner, b: Corner) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const nu = (-(b[1] - a[1]) / length) * t;
    const nv = ((b[0] - a[0]) / length) * t;
    shapes.push([
      [a[0] + nu, a[1] + nv],
      [b[0] + nu, b[1] + nv],
      [b[0] - nu, b[1] - nv],
      [a[0] - nu, a[1] - nv],
    ]);
  };
  for (let k = -rows; k < columns; k += 1) {
    const from = Math.max(0, k);
    const to = Math.min(columns, k + rows);
    drawBar([u0 + from * du, v0 + (from - k) * dv], [u0 + to * du, v0 + (to - k) * dv]);
    drawBar([u0 + from * du, v1 - (from - k) * dv], [u0 + to * du, v1 - (to - k) * dv]);
  }
  for (let i = 1; i < columns; i += 1)
    for (let j = (i + rows) % 2 === 0 ? 2 : 1; j < rows; j += 2) {
      const a = u0 + i * du;
      const b = v0 + j * dv;
      const r = cell * 0.3;
      shapes.push([
        [a - r, b],
        [a - r * 0.6, b - r * 0.6],
        [a, b - r],
        [a + r * 0.6, b - r * 0.6],
        [a + r, b],
        [a + r * 0.6, b + r * 0.6],
        [a, b + r],
        [a - r * 0.6, b + r * 0.6],
      ]);
    }
  const rail = 0.05;
  for (const [a, b, c, d] of [
    [u0, v0, u1, v0 + rail],
    [u0, v1 - rail, u1, v1],
    [u0, v0, u0 + rail, v1],
    [u1 - rail, v0, u1, v1],
  ] as const)
    shapes.push([
      [a, b],
      [c, b],
      [c, d],
      [a, d],
    ]);
  return path(
    toPathData(
      shapes.map((shape) =>
        projectPolygon(
          stage.camera,
          shape.map(([u, v]) => frame.at(u, v, w)),
        ),
      ),
    ),
    color,
  );
}
