import { darken, fade, lighten } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import { pottedPlant } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, ellipse, group, num, path, rect } from '../kit/svg.ts';
import { skyline } from '../kit/view.ts';
import { solid } from './build/face.ts';
import { paving } from './build/ground.ts';
import { lattice } from './build/materials.ts';
import { plants } from './build/planting.ts';
import { eitherWay, floor, stageOf, stand } from './build/stage.ts';
import { foreground, pergola } from './things/garden.ts';
import { cat } from './things/street.ts';

/** A roof terrace over the city: planters, seats, lights on a cord, the skyline behind. */
export const roofTerrace: Scene = (input) => {
  const stage = stageOf(input, () => ({ x: 0, eye: 1.9, z: -2, turn: 0.08, lens: 0.8, horizon: 600 }));
  const { palette, light, camera, plant } = stage;
  const lamps = [0, 1].map((row) => {
    const a = camera.point([-5, 3.1, 3 + row * 3]);
    const b = camera.point([5, 3.1, 3.4 + row * 3]);
    const sag = 70 - row * 25;
    return (
      path(
        `M${num(a[0])} ${num(a[1])}Q${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2 + sag * 2)} ${num(b[0])} ${num(b[1])}`,
        'none',
        { stroke: '#3a3430', 'stroke-width': 2.5 },
      ) +
      Array.from({ length: 11 }, (_, index) => {
        const t = (index + 0.5) / 11;
        const lx = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * ((a[0] + b[0]) / 2) + t * t * b[0];
        const ly = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * ((a[1] + b[1]) / 2 + sag * 2) + t * t * b[1];
        return (
          (light.isDark ? circle(lx, ly + 11, 26, fade(light.lamp, 0.25)) : '') +
          ellipse(lx, ly + 11, 7, 9, light.isDark ? '#fff1c0' : '#f4ead2')
        );
      }).join('')
    );
  });
  const sofa = (x: number, z: number, w: number): string =>
    solid(stage, { x, z, w, d: 1, h: 0.34 }, palette.wood) +
    solid(stage, { x: x + 0.05, y: 0.34, z: z + 0.05, w: w - 0.1, d: 0.9, h: 0.2 }, palette.fabric) +
    solid(stage, { x: x + 0.05, y: 0.54, z: z + 0.7, w: w - 0.1, d: 0.25, h: 0.5 }, lighten(palette.fabric, 0.2)) +
    Array.from({ length: 3 }, (_, index) => {
      const [px, py] = camera.point([x + 0.5 + (index * (w - 1)) / 2, 0.56, z + 0.45]);
      const s = camera.scale([x, 0, z]);
      return rect(
        px - s * 0.24,
        py - s * 0.4,
        s * 0.48,
        s * 0.4,
        light.on([palette.accent, palette.fabricAlt, '#f4ead6'][index] ?? palette.accent),
        { rx: s * 0.08, transform: `rotate(${index * 8 - 8} ${num(px)} ${num(py)})` },
      );
    }).join('');
  return eitherWay(stage, [
    sky(input, light, camera.horizon + 60),
    rect(0, camera.horizon + 50, 1600, 300, light.on(palette.wallShade)),
    skyline(input, light, camera.horizon + 60, 210, light.on(palette.wallShade)),
    skyline(input, light, camera.horizon + 150, 200, light.on(darken(palette.wallShade, 0.12))),
    rect(0, camera.horizon + 110, 1600, 600, light.on(palette.wallShade)),
    paving(stage, -7, -1, 14, 9, lighten(palette.floor, 0.25), 0.7),
    solid(stage, { x: -7, z: 8, w: 14, d: 0.3, h: 0.95 }, palette.wall, (face) =>
      lattice(face, [0.5, 0.15, face.w - 1, 0.65], palette.wall, 0.26),
    ),
    floor(stage, -7, 7.95, 14, 0.4, light.on(lighten(palette.stone, 0.3)), 0.97),
    ...[-6, 5.2].map((x) => solid(stage, { x, z: 7.4, w: 1, d: 0.5, h: 0.5 }, palette.accent)),
    plants(stage, [
      [-5.5, 7.5, 1.7, 'blades'],
      [5.7, 7.5, 1.7, 'blades'],
    ]),
    pergola(stage, -4.6, 3.4, 9.2, 3.6, 3, palette.wood),
    stand(stage, -3.9, 6.4, 1.7, (px, py, ph) => pottedPlant(plant, px, py, ph, palette.accent)),
    sofa(-2.8, 5.6, 3),
    sofa(0.9, 5.6, 2.6),
    solid(stage, { x: -0.9, z: 4.1, w: 1.8, d: 0.9, h: 0.32 }, palette.woodDark),
    ...lamps,
    stand(stage, 3.9, 5.2, 1.5, (px, py, ph) => pottedPlant(plant, px, py, ph, '#b5653f')),
    stand(stage, 2.4, 3.2, 0.4, (px, py, ph) => cat(light, px, py, ph, '#d79a55'), 0.6),
    group(foreground(stage, -1, palette.leafDark)),
  ]);
};
