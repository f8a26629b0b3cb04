import { ellipse, path } from '../../kit/svg.ts';
import { adjustTone } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { createBodyShade } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds, type Vec3 } from '../space/vector.ts';

/** Profile from the foot up: each [height, radius], in metres. */
export type RevolutionProfile = readonly (readonly [v: number, r: number])[];

const smooth = (points: readonly (readonly [number, number])[]): string =>
  points
    .map(([x, y], i) => {
      const next = points[i + 1];
      if (!next) return `L${roundToTenth(x)} ${roundToTenth(y)}`;
      return `Q${roundToTenth(x)} ${roundToTenth(y)} ${roundToTenth((x + next[0]) / 2)} ${roundToTenth((y + next[1]) / 2)}`;
    })
    .join('');
const roundToTenth = (n: number): number => Math.round(n * 10) / 10;

/** Solid of revolution (vase, jar, lamp foot) at (u, v, w); open at the top with `hasMouth`. */
export function drawSolidOfRevolution(
  stage: Stage,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  profile: RevolutionProfile,
  color: string,
  hasMouth = false,
): void {
  const foot = frame.at(u, v, w);
  const s = stage.scale(foot);
  const [x, y] = stage.point(foot);
  const eye = stage.camera.eye;
  const getFlatness = (height: number): number =>
    Math.min(0.42, Math.abs(eye[1] - foot[1] - height) / Math.max(0.6, Math.hypot(foot[0] - eye[0], foot[2] - eye[2])));
  const right = profile.map(([h, r]) => [x + r * s, y - h * s] as const);
  const left = profile.map(([h, r]) => [x - r * s, y - h * s] as const).reverse();
  const first = profile[0] ?? [0, 0];
  const last = profile.at(-1) ?? [0, 0];
  const fill = createBodyShade(stage, color);
  const body = path(
    `M${roundToTenth(x - first[1] * s)} ${roundToTenth(y)}A${roundToTenth(first[1] * s)} ${roundToTenth(first[1] * s * getFlatness(0))} 0 0 0 ${roundToTenth(x + first[1] * s)} ${roundToTenth(y)}${smooth(right)}L${roundToTenth(x - last[1] * s)} ${roundToTenth(y - last[0] * s)}${smooth(left)}Z`,
    fill,
  );
  const isSeenFromAbove = eye[1] > foot[1] + last[0];
  const top = isSeenFromAbove
    ? ellipse(
        x,
        y - last[0] * s,
        last[1] * s,
        last[1] * s * getFlatness(last[0]),
        hasMouth ? adjustTone(color, -0.5) : adjustTone(color, 0.25),
      )
    : '';
  const maxRadius = Math.max(...profile.map(([, r]) => r));
  const offsetFromFoot = (dx: number, dy: number, dz: number): Vec3 => [foot[0] + dx, foot[1] + dy, foot[2] + dz];
  stage.stand(
    computeBounds([offsetFromFoot(-maxRadius, 0, -maxRadius), offsetFromFoot(maxRadius, last[0], maxRadius)]),
    body + top,
  );
}

/** Profiles of common vessels, for a height of 1; scale them with `scaleProfile`. */
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
} satisfies Record<string, RevolutionProfile>;

/** Profile scaled to a height in metres and a relative width. */
export function scaleProfile(profile: RevolutionProfile, height: number, width = 1): RevolutionProfile {
  return profile.map(([v, r]) => [v * height, r * height * width] as const);
}
