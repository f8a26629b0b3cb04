import type { Spot } from '../../kit/camera.ts';
import { darken, lighten } from '../../kit/color.ts';
import { formatCoordinate, group, path } from '../../kit/svg.ts';
import { isFrontFacing } from './face.ts';
import { drawFlatShape, type Stage, shadeByNormal } from './stage.ts';

/** A tiled hip roof over a box. */
export function drawHipRoof(
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
  const front = light.applyLight(tile);
  const side = light.side < 0 ? light.applyLight(lighten(tile, 0.1)) : light.applyShade(tile);
  const rows: string[] = [];
  for (let row = 1; row < 9; row += 1) {
    const t = row / 9;
    const a: [number, number, number] = [x0 + (r0[0] - x0) * t, y + rise * t, z0 + (r0[2] - z0) * t];
    const b: [number, number, number] = [x1 + (r1[0] - x1) * t, y + rise * t, z0 + (r1[2] - z0) * t];
    rows.push(drawFlatShape(stage, [a, b, [b[0], b[1] + 0.05, b[2]], [a[0], a[1] + 0.05, a[2]]], darken(front, 0.28)));
  }
  const slope: Spot[] = [[x0, y, z1], [x0, y, z0], r0];
  const wall: Spot[] = [
    [x, 0, z1],
    [x, 0, z],
    [x, 1, z],
    [x, 1, z1],
  ];
  const isVisible = (corners: readonly Spot[]): boolean => isFrontFacing(corners.map(stage.camera.point));
  const undersideY = y - 0.16;
  const soffit = shadeByNormal(stage, [0, -1, 0], '#e9dcc4');
  return (
    drawFlatShape(
      stage,
      [
        [x0, undersideY, z0],
        [x1, undersideY, z0],
        [x1, undersideY, z],
        [x0, undersideY, z],
      ],
      soffit,
    ) +
    (isVisible(wall)
      ? drawFlatShape(
          stage,
          [
            [x0, undersideY, z0],
            [x, undersideY, z0],
            [x, undersideY, z1],
            [x0, undersideY, z1],
          ],
          soffit,
        )
      : '') +
    (isVisible(slope) ? drawFlatShape(stage, slope, side) : '') +
    drawFlatShape(stage, [[x0, y, z0], [x1, y, z0], r1, r0], front) +
    rows.join('') +
    drawFlatShape(
      stage,
      [
        [x0, y, z0],
        [x1, y, z0],
        [x1, y - 0.16, z0],
        [x0, y - 0.16, z0],
      ],
      light.applyLight('#f3ead8'),
    ) +
    (isVisible(wall)
      ? drawFlatShape(
          stage,
          [
            [x0, y, z1],
            [x0, y, z0],
            [x0, undersideY, z0],
            [x0, undersideY, z1],
          ],
          light.applyShade('#f3ead8'),
        )
      : '')
  );
}

/** Dome of radius `r` metres on a drum, its foot at height `y`. */
export function drawDome({ camera, light }: Stage, x: number, y: number, z: number, r: number, color: string): string {
  const [px, py] = camera.point([x, y, z]);
  const s = camera.scale([x, y, z]) * r;
  const drawHalf = (side: 1 | -1, domeWidth: number): string =>
    `M${formatCoordinate(px)} ${formatCoordinate(py)}H${formatCoordinate(px + side * s * domeWidth)}C${formatCoordinate(px + side * s * domeWidth)} ${formatCoordinate(py - s * 0.85)} ${formatCoordinate(px + side * s * domeWidth * 0.4)} ${formatCoordinate(py - s * 1.1)} ${formatCoordinate(px)} ${formatCoordinate(py - s * 1.14)}Z`;
  const bright = light.applyLight(lighten(color, 0.12));
  const dark = light.applyShade(color);
  const side = light.side;
  return group(
    path(drawHalf(1, 1), side > 0 ? bright : dark) +
      path(drawHalf(-1, 1), side > 0 ? dark : bright) +
      path(drawHalf(side > 0 ? -1 : 1, 0.42), light.applyLight(darken(color, 0.12))) +
      path(
        `M${formatCoordinate(px - s * 0.03)} ${formatCoordinate(py - s * 1.1)}V${formatCoordinate(py - s * 1.45)}H${formatCoordinate(px + s * 0.03)}V${formatCoordinate(py - s * 1.1)}Z`,
        light.applyLight('#b98a3e'),
      ),
  );
}
