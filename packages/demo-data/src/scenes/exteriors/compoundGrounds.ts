import { fade, lighten } from '../kit/colour.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { ellipse, num, path, rect, vertical } from '../kit/svg.ts';
import { garden } from './build/compound.ts';
import { meadow, paving } from './build/ground.ts';
import { plants } from './build/planting.ts';
import { eitherWay, stand } from './build/stage.ts';
import { foreground, hedge, pergola, pool } from './things/garden.ts';
import { lounger, parasol } from './things/leisure.ts';
import { bench, cat, figure, streetLamp } from './things/street.ts';

/** The shared pool with parasols, palms and homes around. */
export const compoundPool: Scene = (input) => {
  const { stage, behind } = garden(input, 2.9, 610);
  const { palette, light, plant } = stage;
  const seat = (x: number, z: number, tone: string): string =>
    stand(stage, x + 1, z + 0.5, 2.5, (px, py, ph) => parasol(stage, px, py, ph, tone, '#fdf6e6'), 0.6) +
    stand(stage, x, z, 0.8, (px, py, ph) => lounger(stage, px, py, ph, palette.wood, palette.fabric), 1.3) +
    stand(stage, x + 2.3, z, 0.8, (px, py, ph) => lounger(stage, px, py, ph, palette.wood, palette.fabric), 1.3);
  return eitherWay(stage, [
    behind,
    paving(stage, -12, -10, 26, 22, lighten(palette.floor, 0.35), 1.1),
    hedge(stage, -12, 12.4, 26, 0.8),
    seat(-6, 10.4, palette.accent),
    seat(1.4, 10.6, palette.fabricAlt),
    seat(8, 10.2, palette.accent),
    pool(stage, -8, -4, 18, 12, palette.stone),
    ...[
      [-10.6, 9],
      [-10.4, 2],
      [12.4, 8],
      [12.6, 1],
    ].map(([x = 0, z = 0]) => stand(stage, x, z, 6, (px, py, ph) => palm(plant, px, py, ph))),
    seat(-10, -6, palette.fabricAlt),
    stand(stage, 5, -5.6, 0.42, (px, py, ph) => cat(light, px, py, ph, '#e6dccb'), 0.6),
    foreground(stage, 1, palette.leafDark),
  ]);
};

/** A walk through the shared garden: benches, flowers, a fountain, a pergola. */
export const compoundGarden: Scene = (input) => {
  const { stage, behind } = garden(input, 2.1, 620);
  const { palette, light, camera } = stage;
  const [fx, fy] = camera.point([0.4, 0, 5]);
  const s = camera.scale([0.4, 0, 5]);
  const stone = light.on(lighten(palette.stone, 0.2));
  const basin =
    ellipse(fx, fy, s * 2.5, s * 0.5, light.cast(0.8)) +
    path(
      `M${num(fx - s * 2.2)} ${num(fy - s * 0.45)}V${num(fy)}A${num(s * 2.2)} ${num(s * 0.42)} 0 0 0 ${num(fx + s * 2.2)} ${num(fy)}V${num(fy - s * 0.45)}Z`,
      vertical([0, stone], [1, light.off(palette.stone)]),
    ) +
    ellipse(fx, fy - s * 0.45, s * 2.2, s * 0.42, stone) +
    ellipse(fx, fy - s * 0.44, s * 1.95, s * 0.35, light.on('#5fb7be')) +
    rect(fx - s * 0.16, fy - s * 1.5, s * 0.32, s * 1.05, stone) +
    ellipse(fx, fy - s * 1.5, s * 0.8, s * 0.16, light.on('#7fc6c8')) +
    [-1, 1]
      .map((side) =>
        path(
          `M${num(fx)} ${num(fy - s * 2.1)}Q${num(fx + side * s * 0.5)} ${num(fy - s * 2.2)} ${num(fx + side * s * 0.72)} ${num(fy - s * 1.5)}M${num(fx + side * s * 0.7)} ${num(fy - s * 1.45)}Q${num(fx + side * s * 1.2)} ${num(fy - s * 1.3)} ${num(fx + side * s * 1.35)} ${num(fy - s * 0.45)}`,
          'none',
          { stroke: fade('#f2fbfb', 0.85), 'stroke-width': s * 0.07, 'stroke-linecap': 'round' },
        ),
      )
      .join('');
  const beds = [
    [-2.9, 12],
    [3.9, 12],
    [-3, 8.6],
    [4, 8.6],
    [-3.2, 0.4],
    [4.2, 0.4],
    [-3.4, -3],
    [4.4, -3],
    [-3.4, -6],
    [4.2, -6],
  ].map(([x = 0, z = 0], index) => plants(stage, [[x, z, 0.95, index % 3 === 0 ? 'shrub' : 'flower']]));
  return eitherWay(stage, [
    behind,
    paving(stage, -1.6, -14, 4, 34, lighten(palette.stone, 0.15), 1),
    paving(stage, -3.6, 2, 8, 6, lighten(palette.stone, 0.2), 1),
    pergola(stage, -9.6, 11, 5.4, 3.4, 2.8, palette.wood),
    plants(stage, [
      [10, 12, 5, 'tree'],
      [-12, 9, 5, 'tree'],
      [13, 6, 6.4, 'palm'],
      [-8, 4, 4.4, 'tree'],
    ]),
    ...beds.slice(0, 4),
    basin,
    ...beds.slice(4),
    stand(stage, 6, 2.4, 0.95, (px, py, ph) => bench(light, px, py, ph, palette.wood, palette.metal), 1),
    stand(stage, -5.6, 1.6, 0.95, (px, py, ph) => bench(light, px, py, ph, palette.wood, palette.metal), 1),
    stand(stage, 1.2, -1.6, 1.7, (px, py, ph) => figure(light, px, py, ph, palette.fabricAlt, palette.accent)),
    stand(stage, -2, -1.4, 4, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal)),
    meadow(stage, 1020, palette.leaf, palette.accent),
    foreground(stage, -1, palette.leafDark),
  ]);
};
