import { darken, lighten } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { ellipse, num, path } from '../kit/svg.ts';
import { range, water } from '../kit/view.ts';
import { solid } from './build/face.ts';
import { paving } from './build/ground.ts';
import { plants } from './build/planting.ts';
import { eitherWay, floor, stageOf, stand } from './build/stage.ts';
import { yacht } from './things/boats.ts';
import { foreground, pergola } from './things/garden.ts';
import { lounger } from './things/leisure.ts';
import { cat } from './things/street.ts';

/** A terrace over the sea: tiled floor, low wall, chairs, bougainvillea, far mountains. */
export const seaTerrace: Scene = (input) => {
  const stage = stageOf(input, () => ({ x: 0, eye: 1.9, z: -1, turn: 0, lens: 0.78, horizon: 560 }));
  const { palette, light, camera, random, plant } = stage;
  const white = lighten(palette.wall, 0.4);
  const mountains = random.chance(0.6);
  const table = camera.point([0.3, 0, 4.4]);
  const s = camera.scale([0.3, 0, 4.4]);
  const chair = (x: number, z: number, flip: boolean): string =>
    stand(stage, x, z, 0.9, (px, py, ph) => lounger(stage, px, py, ph, palette.wood, palette.fabric, !flip), 1.2);
  const [tx, ty] = table;
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    mountains ? range(input, light, camera.horizon + 3, 150, '#b0785c', true) : '',
    water(input, light, camera.horizon, 900, '#17709f', '#54c0c2'),
    (() => {
      const [bx, by] = [random.between(300, 1200), camera.horizon + 60];
      return yacht(light, bx, by, 150, palette.accent) + yacht(light, bx + 260, by - 30, 80, '#f2ede0', false);
    })(),
    paving(stage, -6, 0, 12, 7, lighten(palette.floor, 0.3), 0.75),
    solid(stage, { x: -6, z: 7, w: 12, d: 0.3, h: 0.55 }, white),
    ...[-4.6, -1.5, 1.6, 4.7].map((x) => solid(stage, { x, z: 6.95, w: 0.3, d: 0.3, h: 1.1 }, white)),
    floor(stage, -6, 6.9, 12, 0.45, light.on(palette.woodDark), 1.02),
    floor(stage, -6, 6.9, 12, 0.3, light.on(palette.wood), 1.06),
    pergola(stage, -4.3, 3.4, 8.6, 3.2, 3, palette.wood),
    plants(stage, [
      [-3.9, 6.3, 1.5, 'flower'],
      [4, 6.3, 1.4, 'flower'],
      [-2.9, 6.4, 0.9, 'blades'],
      [3, 6.4, 0.9, 'blades'],
    ]),
    chair(-1.7, 4.8, true),
    chair(2.2, 4.8, false),
    ellipse(tx, ty, s * 0.42, s * 0.09, light.shadow, { opacity: 0.35 }),
    path(
      `M${num(tx - s * 0.04)} ${num(ty)}V${num(ty - s * 0.55)}H${num(tx + s * 0.04)}V${num(ty)}Z`,
      light.on(palette.woodDark),
    ),
    ellipse(tx, ty - s * 0.55, s * 0.45, s * 0.11, light.on(darken(palette.wood, 0.3))),
    ellipse(tx, ty - s * 0.58, s * 0.45, s * 0.11, light.on(palette.wood)),
    path(
      `M${num(tx - s * 0.14)} ${num(ty - s * 0.78)}h${num(s * 0.1)}l${num(-s * 0.02)} ${num(s * 0.18)}h${num(-s * 0.06)}Z`,
      light.on('#e2804a'),
    ),
    ellipse(tx + s * 0.16, ty - s * 0.62, s * 0.13, s * 0.035, light.on('#fbf6ea')),
    ellipse(tx + s * 0.14, ty - s * 0.66, s * 0.05, s * 0.05, light.on('#d9543a')),
    ellipse(tx + s * 0.2, ty - s * 0.65, s * 0.045, s * 0.045, light.on('#e6b23c')),
    stand(stage, -2.9, 3.2, 0.42, (px, py, ph) => cat(light, px, py, ph, '#e9dfcc'), 0.6),
    foreground({ ...stage, plant }, 1, palette.leafDark),
  ]);
};
