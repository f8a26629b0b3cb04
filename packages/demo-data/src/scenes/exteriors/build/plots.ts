import { darken, lighten } from '../../kit/colour.ts';
import { ellipse, vertical } from '../../kit/svg.ts';
import { solid } from './face.ts';
import { courses, weather } from './materials.ts';
import { windowAt } from './openings.ts';
import { floor, type Stage, sheet } from './stage.ts';

/** Red-tipped survey stakes with a cord around a plot; corners in (x, z). */
export function stakes(stage: Stage, x: number, z: number, w: number, d: number): string {
  const { light } = stage;
  const post = (px: number, pz: number): string =>
    sheet(
      stage,
      [
        [px - 0.07, 0, pz],
        [px + 0.07, 0, pz],
        [px + 0.07, 1.05, pz],
        [px - 0.07, 1.05, pz],
      ],
      light.on('#b98a58'),
    ) +
    sheet(
      stage,
      [
        [px - 0.07, 0.85, pz],
        [px + 0.07, 0.85, pz],
        [px + 0.07, 1.08, pz],
        [px - 0.07, 1.08, pz],
      ],
      light.on('#d2452f'),
    );
  const cord = (a: readonly [number, number], b: readonly [number, number]): string =>
    sheet(
      stage,
      [
        [a[0], 0.74, a[1]],
        [b[0], 0.74, b[1]],
        [b[0], 0.79, b[1]],
        [a[0], 0.79, a[1]],
      ],
      light.on('#fbf6ea'),
    );
  const parts: string[] = [cord([x, z + d], [x + w, z + d])];
  const along = 4;
  for (let index = 0; index <= along; index += 1) parts.push(post(x + (index / along) * w, z + d));
  for (let index = along - 1; index >= 0; index -= 1) {
    const [near, far] = [z + (index / along) * d, z + ((index + 1) / along) * d];
    parts.push(cord([x, near], [x, far]), cord([x + w, near], [x + w, far]));
    if (index > 0) parts.push(post(x, near), post(x + w, near));
  }
  for (let index = 0; index <= along; index += 1) parts.push(post(x + (index / along) * w, z));
  parts.push(cord([x, z], [x + w, z]));
  return parts.join('');
}

/** Soil with clods and pebbles lying on it. */
export function soil(stage: Stage, x: number, z: number, w: number, d: number, colour: string): string {
  const { light, random, camera } = stage;
  const base = light.on(colour);
  const parts = [floor(stage, x, z, w, d, vertical([0, lighten(base, 0.12)], [1, base]))];
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
      random.chance(0.3) ? ellipse(px - light.side * r * 0.6, py + r * 0.2, r * 0.9, r * 0.26, light.cast(0.5)) : '',
    );
  }
  return parts.join('');
}

/** Neighbouring building of a plot, finished or under construction. */
export function neighbour(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  floors: number,
  tone: string,
  unfinished = false,
): string {
  const { palette } = stage;
  const h = floors * 3.1 + 0.4;
  return solid(
    stage,
    { x, z, w, d: 10, h },
    tone,
    (face) =>
      weather(face, [0, 0, face.w, h]) +
      (unfinished ? courses(face, [0, 0, face.w, h], '#b86d50', 0.3, 0.9) : '') +
      Array.from(
        { length: floors },
        (_, floor) =>
          Array.from({ length: Math.max(1, Math.round(face.w / 3.4)) }, (__, bay) =>
            windowAt(
              face,
              bay * 3.4 + 1,
              floor * 3.1 + 1,
              1.4,
              1.5,
              unfinished ? { frame: '#4f4540', panes: 1, glow: false } : { frame: palette.metal, sill: palette.stone },
            ),
          ).join('') + face.quad(0, floor * 3.1 + 3.1, face.w, 0.26, face.colour('#cfc6b6')),
      ).join(''),
  );
}

export const overlook =
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
