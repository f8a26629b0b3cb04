import type { Spot } from '../../kit/camera.ts';
import { darken, lighten } from '../../kit/colour.ts';
import { group, num, path } from '../../kit/svg.ts';
import { isSeen } from './face.ts';
import { facing, type Stage, sheet } from './stage.ts';

/** A tiled hip roof over a box. */
export function hipRoof(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  rise: number,
  tile: string,
): string {
  const out = 0.5;
  const [x0, x1, z0, z1] = [x - out, x + w + out, z - out, z + d + out];
  const inset = Math.min(w, d) / 2;
  const ridge: [number, number, number][] = [
    [x + inset, y + rise, z + d / 2],
    [x + w - inset, y + rise, z + d / 2],
  ];
  const [r0, r1] = ridge;
  if (r0 === undefined || r1 === undefined) return '';
  const { light } = stage;
  const front = light.on(tile);
  const side = light.side < 0 ? light.on(lighten(tile, 0.1)) : light.off(tile);
  const rows: string[] = [];
  for (let row = 1; row < 9; row += 1) {
    const t = row / 9;
    const a: [number, number, number] = [x0 + (r0[0] - x0) * t, y + rise * t, z0 + (r0[2] - z0) * t];
    const b: [number, number, number] = [x1 + (r1[0] - x1) * t, y + rise * t, z0 + (r1[2] - z0) * t];
    rows.push(sheet(stage, [a, b, [b[0], b[1] + 0.05, b[2]], [a[0], a[1] + 0.05, a[2]]], darken(front, 0.28)));
  }
  const slope: Spot[] = [[x0, y, z1], [x0, y, z0], r0];
  const wall: Spot[] = [
    [x, 0, z1],
    [x, 0, z],
    [x, 1, z],
    [x, 1, z1],
  ];
  const seen = (corners: readonly Spot[]): boolean => isSeen(corners.map(stage.camera.point));
  const under = y - 0.16;
  const soffit = facing(stage, [0, -1, 0], '#e9dcc4');
  return (
    sheet(
      stage,
      [
        [x0, under, z0],
        [x1, under, z0],
        [x1, under, z],
        [x0, under, z],
      ],
      soffit,
    ) +
    (seen(wall)
      ? sheet(
          stage,
          [
            [x0, under, z0],
            [x, under, z0],
            [x, under, z1],
            [x0, under, z1],
          ],
          soffit,
        )
      : '') +
    (seen(slope) ? sheet(stage, slope, side) : '') +
    sheet(stage, [[x0, y, z0], [x1, y, z0], r1, r0], front) +
    rows.join('') +
    sheet(
      stage,
      [
        [x0, y, z0],
        [x1, y, z0],
        [x1, y - 0.16, z0],
        [x0, y - 0.16, z0],
      ],
      light.on('#f3ead8'),
    ) +
    (seen(wall)
      ? sheet(
          stage,
          [
            [x0, y, z1],
            [x0, y, z0],
            [x0, under, z0],
            [x0, under, z1],
          ],
          light.off('#f3ead8'),
        )
      : '')
  );
}

/** Dome of radius `r` metres on a drum, its foot at height `y`. */
export function dome({ camera, light }: Stage, x: number, y: number, z: number, r: number, colour: string): string {
  const [px, py] = camera.point([x, y, z]);
  const s = camera.scale([x, y, z]) * r;
  const half = (side: 1 | -1, wide: number): string =>
    `M${num(px)} ${num(py)}H${num(px + side * s * wide)}C${num(px + side * s * wide)} ${num(py - s * 0.85)} ${num(px + side * s * wide * 0.4)} ${num(py - s * 1.1)} ${num(px)} ${num(py - s * 1.14)}Z`;
  const bright = light.on(lighten(colour, 0.12));
  const dark = light.off(colour);
  const side = light.side;
  return group(
    path(half(1, 1), side > 0 ? bright : dark) +
      path(half(-1, 1), side > 0 ? dark : bright) +
      path(half(side > 0 ? -1 : 1, 0.42), light.on(darken(colour, 0.12))) +
      path(
        `M${num(px - s * 0.03)} ${num(py - s * 1.1)}V${num(py - s * 1.45)}H${num(px + s * 0.03)}V${num(py - s * 1.1)}Z`,
        light.on('#b98a3e'),
      ),
  );
}
