import { darken, lighten } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { skyline } from '../kit/view.ts';
import { homes } from './build/compound.ts';
import { solid } from './build/face.ts';
import { lawn, meadow, treeline } from './build/ground.ts';
import { courses, lattice, slats } from './build/materials.ts';
import { windowAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { earth, eitherWay, floor, sheet, stageOf, stand } from './build/stage.ts';
import { hedge } from './things/garden.ts';
import { figure } from './things/street.ts';

/** The compound's gate: lattice portal, guard house, barrier, palms. */
export const compoundGate: Scene = (input) => {
  const stage = stageOf(input, () => ({ x: 0, eye: 2, z: -15, turn: 0.05, lens: 0.92, horizon: 720 }));
  const { palette, light, camera, plant, random } = stage;
  const tar = light.on('#7a756d');
  const tower = (x: number): string =>
    solid(
      stage,
      { x, z: 4, w: 3.4, d: 4, h: 7.4 },
      palette.wall,
      (face) =>
        courses(face, [0, 0, face.w, 7.4], palette.wall, 0.5, 1.2) +
        lattice(face, [0.6, 2.6, face.w - 1.2, 3.8], palette.wood, 0.34),
    );
  const bar =
    sheet(
      stage,
      [
        [-5, 1.1, 3.6],
        [-0.6, 1.1, 3.6],
        [-0.6, 1.28, 3.6],
        [-5, 1.28, 3.6],
      ],
      light.on('#f6f1e6'),
    ) +
    [0, 1, 2, 3]
      .map((index) =>
        sheet(
          stage,
          [
            [-4.7 + index * 1.1, 1.1, 3.58],
            [-4.2 + index * 1.1, 1.1, 3.58],
            [-4.2 + index * 1.1, 1.28, 3.58],
            [-4.7 + index * 1.1, 1.28, 3.58],
          ],
          light.on('#cf4230'),
        ),
      )
      .join('');
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 40, light.on(palette.wallShade)),
    earth(stage, palette.leaf, palette.leaf),
    treeline(stage),
    homes(stage, 40),
    lawn(stage, -40, -14, 80, 50),
    floor(stage, -5.4, -15, 4.6, 60, tar),
    floor(stage, 0.8, -15, 4.6, 60, tar),
    floor(stage, -0.8, -15, 1.6, 60, light.on(palette.leaf)),
    ...[0, 1, 2, 3].map(
      (index) =>
        floor(stage, -3.2, -11 + index * 4, 0.16, 2, light.on('#f1ebdd')) +
        floor(stage, 3, -11 + index * 4, 0.16, 2, light.on('#f1ebdd')),
    ),
    ...[30, 24, 18, 12].flatMap((z) => [
      stand(stage, -7.4, z, 7, (px, py, ph) => palm(plant, px, py, ph)),
      stand(stage, 7.4, z, 7, (px, py, ph) => palm(plant, px, py, ph)),
    ]),
    solid(stage, { x: -22, z: 6, w: 12, d: 0.4, h: 2.6 }, palette.wallShade),
    solid(stage, { x: 10, z: 6, w: 12, d: 0.4, h: 2.6 }, palette.wallShade),
    tower(-9.4),
    tower(6),
    solid(stage, { x: -10, y: 7.4, z: 3.4, w: 20, d: 5.4, h: 0.9 }, lighten(palette.wall, 0.2), (face) =>
      face.w > 10 ? slats(face, [0.4, 0.2, face.w - 0.8, 0.5], palette.wood, 0.3) : '',
    ),
    sheet(
      stage,
      [
        [-10, 7.4, 3.4],
        [10, 7.4, 3.4],
        [10, 7.4, 8.8],
        [-10, 7.4, 8.8],
      ],
      darken(light.off(palette.wall), 0.2),
    ),
    solid(stage, { x: -0.7, z: 4, w: 1.5, d: 2, h: 2.6 }, palette.wood, (face) =>
      windowAt(face, 0.15, 1.1, face.w - 0.3, 1, { frame: palette.metal, glow: light.isDark }),
    ),
    bar,
    hedge(stage, -22, 3, 12, 0.9),
    hedge(stage, 10, 3, 12, 0.9),
    plants(stage, [
      [-11, 1, 1, 'flower'],
      [-9, 1, 1, 'flower'],
      [-7, 1, 0.9, 'shrub'],
      [7, 1, 1, 'flower'],
      [9, 1, 1, 'flower'],
      [11.4, 1, 1, 'shrub'],
      [0, -3, 0.9, 'flower'],
      [0, -6, 0.9, 'flower'],
    ]),
    stand(stage, 6.4, -1, 1.75, (px, py, ph) => figure(light, px, py, ph, '#3f5568', '#2b2a2c')),
    ...[-6.4, 6.4].map((x) => stand(stage, x, -3, 6, (px, py, ph) => palm({ ...plant, random }, px, py, ph))),
    meadow(stage, 1060, palette.leaf, palette.accent),
  ]);
};
