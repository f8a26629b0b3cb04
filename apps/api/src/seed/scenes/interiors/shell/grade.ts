import { fade } from '../../kit/colour.ts';
import { HEIGHT, WIDTH } from '../../kit/scene.ts';
import { gradient, group, path, radial, rect } from '../../kit/svg.ts';
import { projectPolygon } from '../space/camera.ts';
import { hull } from '../space/hull.ts';
import type { Solid, Stage } from '../space/stage.ts';
import type { Vec3 } from '../space/vector.ts';
import { pathOf } from '../space/walls.ts';

/** Shadows on the floor: what stands low darkens the floor about its foot, and all cast away from the window. */
function groundShadows(stage: Stage, solids: readonly Solid[]): string {
  const { sun, width, depth } = stage;
  const clamp = (x: number, z: number): Vec3 => [Math.max(-width / 2, Math.min(width / 2, x)), 0, Math.min(depth, z)];
  const project = (spread: number, travel: number, below: number): string =>
    pathOf(
      solids
        .filter(({ bounds }) => bounds.min[1] < below && bounds.max[1] < 2.5)
        .map(({ bounds: { min, max } }) => {
          const t = (Math.min(max[1], 1.1) / Math.max(0.5, -sun[1])) * travel;
          const lift = (min[1] / Math.max(0.5, -sun[1])) * travel;
          const corners = [lift, t].flatMap((s) =>
            [min[0] - spread, max[0] + spread].flatMap((x) =>
              [min[2] - spread, max[2] + spread].map((z) => [x + sun[0] * s, z + sun[2] * s] as const),
            ),
          );
          return projectPolygon(
            stage.camera,
            hull(corners).map(([x, z]) => clamp(x, z)),
          );
        }),
    );
  const soft = (d: string, opacity: number) => (d === '' ? '' : path(d, '#1d1420', { opacity }));
  const travel = stage.light.lit ? 0.12 : 0.5;
  return group(
    soft(project(0.0, travel, 0.8), 0.1) +
      soft(project(0.0, travel * 0.55, 0.8), 0.08) +
      soft(project(0.09, 0, 0.25), 0.07) +
      soft(project(0.04, 0, 0.2), 0.12),
  );
}

const TINTS = {
  morning: ['#fff1d6', 0.1],
  noon: ['#f4faff', 0.05],
  golden: ['#ffab52', 0.17],
  dusk: ['#7a4a6e', 0.2],
  night: ['#3a2440', 0.3],
} as const;

/** Puts the layers together and lays the hour's light over them. */
export function finishRoom(stage: Stage): string {
  const { lit, hour } = stage.light;
  const [tint, strength] = TINTS[hour];
  const edge = lit ? 0.46 : 0.16;
  const vignette = radial([0, '#1d1420', 0], [0.5, '#1d1420', 0], [1, '#1d1420', edge]);
  const fromLeft = stage.sun[0] > 0;
  const wash = lit
    ? radial([0, '#ffc77a', 0.3], [0.6, '#ffb968', 0.12], [1, '#ffb968', 0])
    : gradient(fromLeft ? 0 : 1, 0.1, fromLeft ? 0.8 : 0.2, 0.9, [
        [0, '#fff3d0', 0.2],
        [0.55, '#fff3d0', 0],
        [1, '#2b2340', 0.12],
      ]);
  return stage.finish(
    (solids) => groundShadows(stage, solids),
    rect(0, 0, WIDTH, HEIGHT, fade(tint, strength)) +
      rect(0, 0, WIDTH, HEIGHT, wash) +
      rect(-260, -260, WIDTH + 520, HEIGHT + 520, vignette),
  );
}
