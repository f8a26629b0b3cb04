import { darken, lighten } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { ellipse, formatCoordinate, path } from '../kit/svg.ts';
import { drawMountains, drawWater } from '../kit/view.ts';
import { drawSolid } from './build/face.ts';
import { drawPaving } from './build/ground.ts';
import { drawPlants } from './build/planting.ts';
import { createSceneStage, drawFloor, drawUpright, maybeMirror } from './build/stage.ts';
import { drawYacht } from './things/boats.ts';
import { drawForegroundPlants, drawPergola } from './things/garden.ts';
import { drawLounger } from './things/leisure.ts';
import { drawCat } from './things/street.ts';

/** A terrace over the sea: tiled floor, low wall, chairs, bougainvillea, far mountains. */
export const seaTerrace: Scene = (input) => {
  const stage = createSceneStage(input, () => ({ x: 0, eye: 1.9, z: -1, turn: 0, lens: 0.78, horizon: 560 }));
  const { palette, light, camera, random, plant } = stage;
  const white = lighten(palette.wall, 0.4);
  const hasMountains = random.chance(0.6);
  const table = camera.point([0.3, 0, 4.4]);
  const s = camera.scale([0.3, 0, 4.4]);
  const drawChair = (x: number, z: number, isFlipped: boolean): string =>
    drawUpright(
      stage,
      x,
      z,
      0.9,
      (px, py, ph) => drawLounger(stage, px, py, ph, palette.wood, palette.fabric, !isFlipped),
      1.2,
    );
  const [tx, ty] = table;
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    hasMountains ? drawMountains(input, light, camera.horizon + 3, 150, '#b0785c', true) : '',
    drawWater(input, light, camera.horizon, 900, '#17709f', '#54c0c2'),
    (() => {
      const [bx, by] = [random.between(300, 1200), camera.horizon + 60];
      return drawYacht(light, bx, by, 150, palette.accent) + drawYacht(light, bx + 260, by - 30, 80, '#f2ede0', false);
    })(),
    drawPaving(stage, -6, 0, 12, 7, lighten(palette.floor, 0.3), 0.75),
    drawSolid(stage, { x: -6, z: 7, w: 12, d: 0.3, h: 0.55 }, white),
    ...[-4.6, -1.5, 1.6, 4.7].map((x) => drawSolid(stage, { x, z: 6.95, w: 0.3, d: 0.3, h: 1.1 }, white)),
    drawFloor(stage, -6, 6.9, 12, 0.45, light.applyLight(palette.woodDark), 1.02),
    drawFloor(stage, -6, 6.9, 12, 0.3, light.applyLight(palette.wood), 1.06),
    drawPergola(stage, -4.3, 3.4, 8.6, 3.2, 3, palette.wood),
    drawPlants(stage, [
      [-3.9, 6.3, 1.5, 'flower'],
      [4, 6.3, 1.4, 'flower'],
      [-2.9, 6.4, 0.9, 'blades'],
      [3, 6.4, 0.9, 'blades'],
    ]),
    drawChair(-1.7, 4.8, true),
    drawChair(2.2, 4.8, false),
    ellipse(tx, ty, s * 0.42, s * 0.09, light.shadow, { opacity: 0.35 }),
    path(
      `M${formatCoordinate(tx - s * 0.04)} ${formatCoordinate(ty)}V${formatCoordinate(ty - s * 0.55)}H${formatCoordinate(tx + s * 0.04)}V${formatCoordinate(ty)}Z`,
      light.applyLight(palette.woodDark),
    ),
    ellipse(tx, ty - s * 0.55, s * 0.45, s * 0.11, light.applyLight(darken(palette.wood, 0.3))),
    ellipse(tx, ty - s * 0.58, s * 0.45, s * 0.11, light.applyLight(palette.wood)),
    path(
      `M${formatCoordinate(tx - s * 0.14)} ${formatCoordinate(ty - s * 0.78)}h${formatCoordinate(s * 0.1)}l${formatCoordinate(-s * 0.02)} ${formatCoordinate(s * 0.18)}h${formatCoordinate(-s * 0.06)}Z`,
      light.applyLight('#e2804a'),
    ),
    ellipse(tx + s * 0.16, ty - s * 0.62, s * 0.13, s * 0.035, light.applyLight('#fbf6ea')),
    ellipse(tx + s * 0.14, ty - s * 0.66, s * 0.05, s * 0.05, light.applyLight('#d9543a')),
    ellipse(tx + s * 0.2, ty - s * 0.65, s * 0.045, s * 0.045, light.applyLight('#e6b23c')),
    drawUpright(stage, -2.9, 3.2, 0.42, (px, py, ph) => drawCat(light, px, py, ph, '#e9dfcc'), 0.6),
    drawForegroundPlants({ ...stage, plant }, 1, palette.leafDark),
  ]);
};
