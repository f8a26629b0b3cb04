import { darken, lighten } from '../../kit/color.ts';
import { ellipse, verticalGradient } from '../../kit/svg.ts';
import { drawSolid } from './face.ts';
import { drawBrickCourses, drawWeathering } from './materials.ts';
import { drawWindow } from './openings.ts';
import { drawFlatShape, drawFloor, type Stage } from './stage.ts';

/** Red-tipped survey stakes with a cord around a plot; corners in (x, z). */
export function drawStakes(stage: Stage, x: number, z: number, w: number, d: number): string {
  const { light } = stage;
  const drawPost = (px: number, pz: number): string =>
    drawFlatShape(
      stage,
      [
        [px - 0.07, 0, pz],
        [px + 0.07, 0, pz],
        [px + 0.07, 1.05, pz],
        [px - 0.07, 1.05, pz],
      ],
      light.applyLight('#b98a58'),
    ) +
    drawFlatShape(
      stage,
      [
        [px - 0.07, 0.85, pz],
        [px + 0.07, 0.85, pz],
        [px + 0.07, 1.08, pz],
        [px - 0.07, 1.08, pz],
      ],
      light.applyLight('#d2452f'),
    );
  const drawCord = (a: readonly [number, number], b: readonly [number, number]): string =>
    drawFlatShape(
      stage,
      [
        [a[0], 0.74, a[1]],
        [b[0], 0.74, b[1]],
        [b[0], 0.79, b[1]],
        [a[0], 0.79, a[1]],
      ],
      light.applyLight('#fbf6ea'),
    );
  const parts: string[] = [drawCord([x, z + d], [x + w, z + d])];
  const along = 4;
  for (let index = 0; index <= along; index += 1) parts.push(drawPost(x + (index / along) * w, z + d));
  for (let index = along - 1; index >= 0; index -= 1) {
    const [near, far] = [z + (index / along) * d, z + ((index + 1) / along) * d];
    parts.push(drawCord([x, near], [x, far]), drawCord([x + w, near], [x + w, far]));
    if (index > 0) parts.push(drawPost(x, near), drawPost(x + w, near));
  }
  for (let index = 0; index <= along; index += 1) parts.push(drawPost(x + (index / along) * w, z));
  parts.push(drawCord([x, z], [x + w, z]));
  return parts.join('');
}

/** Soil with clods and pebbles lying on it. */
export function drawSoil(stage: Stage, x: number, z: number, w: number, d: number, color: string): string {
  const { light, random, camera } = stage;
  const base = light.applyLight(color);
  const parts = [drawFloor(stage, x, z, w, d, verticalGradient([0, lighten(base, 0.12)], [1, base]))];
  const spots = Array.from(
    { length: 150 },
    () => [x + random.next() * w, 0, z + random.next() ** 1.4 * d] as const,
  ).sort((a, b) => b[2] - a[2]);
  for (const spot of spots) {
    if (camera.depth(spot) < 1.5) continue;
    const [px, py] = camera.point(spot);
    const s = camera.scale(spot);
    const r = s * random.between(0.04, 0.14);
    parts.push(
      ellipse(px, py, r, r * 0.5, random.chance(0.5) ? darken(base, 0.16) : lighten(base, 0.22)),
      random.chance(0.3)
        ? ellipse(px - light.side * r * 0.6, py + r * 0.2, r * 0.9, r * 0.26, light.getShadowColor(0.5))
        : '',
    );
  }
  return parts.join('');
}

/** Neighbouring building of a plot, finished or under construction. */
export function drawNeighbor(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  floors: number,
  tone: string,
  isUnfinished = false,
): string {
  const { palette } = stage;
  const h = floors * 3.1 + 0.4;
  return drawSolid(
    stage,
    { x, z, w, d: 10, h },
    tone,
    (face) =>
      drawWeathering(face, [0, 0, face.w, h]) +
      (isUnfinished ? drawBrickCourses(face, [0, 0, face.w, h], '#b86d50', 0.3, 0.9) : '') +
      Array.from(
        { length: floors },
        (_, floor) =>
          Array.from({ length: Math.max(1, Math.round(face.w / 3.4)) }, (__, bay) =>
            drawWindow(
              face,
              bay * 3.4 + 1,
              floor * 3.1 + 1,
              1.4,
              1.5,
              isUnfinished
                ? { frame: '#4f4540', panes: 1, isGlowing: false }
                : { frame: palette.metal, sill: palette.stone },
            ),
          ).join('') + face.quad(0, floor * 3.1 + 3.1, face.w, 0.26, face.color('#cfc6b6')),
      ).join(''),
  );
}

export const createOverlookCamera =
  (
    eye: number,
    horizon: number,
    turn = 0.12,
  ): ((stage: { side: number }) => {
    x: number;
    eye: number;
    z: number;
    turn: number;
    lens: number;
    horizon: number;
  }) =>
  () => ({ x: -2.5, eye, z: -14, turn, lens: 0.86, horizon });
