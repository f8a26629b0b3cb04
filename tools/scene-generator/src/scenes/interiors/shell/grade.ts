import { HEIGHT, WIDTH } from '../../kit/scene.ts';
import { gradient, group, path, radialGradient, rect } from '../../kit/svg.ts';
import { projectPolygon } from '../space/camera.ts';
import { computeConvexHull } from '../space/hull.ts';
import type { Solid } from '../space/solid.ts';
import type { Stage } from '../space/stage.ts';
import type { Vec3 } from '../space/vector.ts';
import { toPathData } from '../space/walls.ts';

/** Shadows on the floor: contact shadows of low solids, and cast shadows away from the window. */
function drawGroundShadows(stage: Stage, solids: readonly Solid[]): string {
  const { sun, width, depth } = stage;
  const clampToFloor = (x: number, z: number): Vec3 => [
    Math.max(-width / 2, Math.min(width / 2, x)),
    0,
    Math.min(depth, z),
  ];
  const projectShadows = (spread: number, shadowLength: number, below: number): string =>
    toPathData(
      solids
        .filter(({ bounds }) => bounds.min[1] < below && bounds.max[1] < 2.5)
        .map(({ bounds: { min, max } }) => {
          const t = (Math.min(max[1], 1.1) / Math.max(0.5, -sun[1])) * shadowLength;
          const lift = (min[1] / Math.max(0.5, -sun[1])) * shadowLength;
          const corners = [lift, t].flatMap((s) =>
            [min[0] - spread, max[0] + spread].flatMap((x) =>
              [min[2] - spread, max[2] + spread].map((z) => [x + sun[0] * s, z + sun[2] * s] as const),
            ),
          );
          return projectPolygon(
            stage.camera,
            computeConvexHull(corners).map(([x, z]) => clampToFloor(x, z)),
          );
        }),
    );
  const drawSoftShadow = (d: string, opacity: number) => (d === '' ? '' : path(d, '#1d1420', { opacity }));
  const travel = stage.light.isDark ? 0.12 : 0.5;
  return group(
    drawSoftShadow(projectShadows(0.0, travel, 0.8), 0.1) +
      drawSoftShadow(projectShadows(0.0, travel * 0.55, 0.8), 0.08) +
      drawSoftShadow(projectShadows(0.09, 0, 0.25), 0.07) +
      drawSoftShadow(projectShadows(0.04, 0, 0.2), 0.12),
  );
}

/** Multiply colours per hour: at the middle and towards the picture's edges. */
const CASTS = {
  morning: ['#fffdf6', '#f3e8df'],
  noon: ['#fffefb', '#f1eeea'],
  golden: ['#fff1da', '#f6cfa0'],
  dusk: ['#ffe6c6', '#b394a6'],
  night: ['#ffdfb0', '#84708a'],
} as const;

/** Combines the layers and applies the hour's light. */
export function finishRoom(stage: Stage): string {
  const { isDark, hour } = stage.light;
  const [middle, edge] = CASTS[hour];
  const cast = radialGradient([0, middle], [0.42, middle], [1, edge]);
  const isFromLeft = stage.sun[0] > 0;
  const wash = gradient(isFromLeft ? 0 : 1, 0.1, isFromLeft ? 0.8 : 0.2, 0.9, [
    [0, '#fff3d0', isDark ? 0 : 0.18],
    [0.55, '#fff3d0', 0],
    [1, '#2b2340', isDark ? 0 : 0.1],
  ]);
  return stage.finish(
    (solids) => drawGroundShadows(stage, solids),
    rect(-200, -200, WIDTH + 400, HEIGHT + 400, cast, { style: 'mix-blend-mode:multiply' }) +
      (isDark ? '' : rect(0, 0, WIDTH, HEIGHT, wash)),
  );
}
