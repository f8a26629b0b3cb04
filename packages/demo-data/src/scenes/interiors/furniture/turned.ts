import { ellipse, path } from '../../kit/svg.ts';
import { tone } from '../space/colour.ts';
import type { Frame } from '../space/frame.ts';
import { bodyShade } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { boundsOf, type Vec3 } from '../space/vector.ts';

/** Profile from the foot up: each [height, radius], in metres. */
export type Turning = readonly (readonly [v: number, r: number])[];

const smooth = (points: readonly (readonly [number, number])[]): string =>
  points
    .map(([x, y], i) => {
      const next = points[i + 1];
      if (!next) return `L${fix(x)} ${fix(y)}`;
      return `Q${fix(x)} ${fix(y)} ${fix((x + next[0]) / 2)} ${fix((y + next[1]) / 2)}`;
    })
    .join('');
const fix = (n: number): number => Math.round(n * 10) / 10;

/** Solid of revolution (vase, jar, lamp foot) at (u, v, w); open at the top with `mouth`. */
export function turned(
  stage: Stage,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  turning: Turning,
  colour: string,
  mouth = false,
): void {
  const foot = frame.at(u, v, w);
  const s = stage.scale(foot);
  const [x, y] = stage.point(foot);
  const eye = stage.camera.eye;
  const flatness = (height: number): number =>
    Math.min(0.42, Math.abs(eye[1] - foot[1] - height) / Math.max(0.6, Math.hypot(foot[0] - eye[0], foot[2] - eye[2])));
  const right = turning.map(([h, r]) => [x + r * s, y - h * s] as const);
  const left = turning.map(([h, r]) => [x - r * s, y - h * s] as const).reverse();
  const first = turning[0] ?? [0, 0];
  const last = turning.at(-1) ?? [0, 0];
  const fill = bodyShade(stage, colour);
  const body = path(
    `M${fix(x - first[1] * s)} ${fix(y)}A${fix(first[1] * s)} ${fix(first[1] * s * flatness(0))} 0 0 0 ${fix(x + first[1] * s)} ${fix(y)}${smooth(right)}L${fix(x - last[1] * s)} ${fix(y - last[0] * s)}${smooth(left)}Z`,
    fill,
  );
  const above = eye[1] > foot[1] + last[0];
  const top = above
    ? ellipse(
        x,
        y - last[0] * s,
        last[1] * s,
        last[1] * s * flatness(last[0]),
        mouth ? tone(colour, -0.5) : tone(colour, 0.25),
      )
    : '';
  const wide = Math.max(...turning.map(([, r]) => r));
  const reach = (dx: number, dy: number, dz: number): Vec3 => [foot[0] + dx, foot[1] + dy, foot[2] + dz];
  stage.stand(boundsOf([reach(-wide, 0, -wide), reach(wide, last[0], wide)]), body + top);
}

/** Profiles of common vessels, for a height of 1; scale them with `sized`. */
export const vessels = {
  bottle: [
    [0, 0.2],
    [0.15, 0.3],
    [0.5, 0.3],
    [0.66, 0.1],
    [0.95, 0.08],
    [1, 0.11],
  ],
  jar: [
    [0, 0.22],
    [0.3, 0.42],
    [0.6, 0.44],
    [0.85, 0.24],
    [1, 0.26],
  ],
  urn: [
    [0, 0.16],
    [0.1, 0.14],
    [0.4, 0.36],
    [0.7, 0.34],
    [0.86, 0.16],
    [1, 0.22],
  ],
  bowl: [
    [0, 0.3],
    [0.1, 0.4],
    [0.6, 0.85],
    [1, 1],
  ],
  cylinder: [
    [0, 0.28],
    [1, 0.28],
  ],
  gourd: [
    [0, 0.24],
    [0.2, 0.38],
    [0.42, 0.36],
    [0.56, 0.16],
    [0.7, 0.2],
    [0.84, 0.16],
    [1, 0.1],
  ],
} satisfies Record<string, Turning>;

/** Profile scaled to a height in metres and a relative width. */
export function sized(turning: Turning, height: number, width = 1): Turning {
  return turning.map(([v, r]) => [v * height, r * height * width] as const);
}
