import { darken, lighten } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { solid } from './build/face.ts';
import { glassWall } from './build/glassWall.ts';
import { lawn, meadow, paving, treeline } from './build/ground.ts';
import { courses, lattice, slats, weather } from './build/materials.ts';
import { windowAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { boxShadow, cornerView, earth, eitherWay, facing, sheet, stageOf, stand } from './build/stage.ts';
import { foreground, pool } from './things/garden.ts';
import { lounger, parasol } from './things/leisure.ts';

/** A modern villa of stacked volumes over a pool. */
export const villaModern: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(19, 0.4, { eye: 2, lens: 0.86, horizon: 770, aim: [5.2, 0] }));
  const { palette, light, camera, random } = stage;
  const white = lighten(palette.wall, 0.35);
  const upper = { x: -1.6, y: 3.5, z: -1.4, w: 9.5, d: 9, h: 3.3 };
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    earth(stage, palette.leaf, palette.leaf),
    treeline(stage),
    plants(stage, [
      [-9, 16, 6, 'tree'],
      [-4, 18, 9, 'palm'],
      [16, 18, 6.4, 'tree'],
      [21, 14, 8, 'palm'],
      [-15, 12, 5, 'tree'],
      [27, 16, 5, 'tree'],
    ]),
    lawn(stage, -16, -9, 46, 19),
    boxShadow(stage, 0, 0, 14, 10, 4.4, 0.8),
    solid(
      stage,
      { x: 8, z: 1.2, w: 6.4, d: 8, h: 3.3 },
      palette.stone,
      (face, which) =>
        courses(face, [0, 0, face.w, 3.3], palette.stone, 0.3, 0.9) +
        (which === 'front'
          ? slats(face, [0.6, 0, 2, 2.8], palette.wood, 0.18) +
            windowAt(face, 3.2, 0.9, 2.6, 1.5, { frame: palette.metal, panes: 2, curtains: palette.fabric })
          : ''),
    ),
    solid(stage, { x: 0, z: 0, w: 8.4, d: 9, h: 3.5 }, darken(white, 0.08), (face, which) =>
      which === 'front'
        ? glassWall(face, 0.5, 0.1, 7.2, 2.9, 5)
        : courses(face, [0, 0, face.w, 3.5], palette.stone, 0.34, 1) +
          windowAt(face, 2, 0.7, 4, 1.7, { frame: palette.metal, panes: 3 }),
    ),
    sheet(
      stage,
      [
        [-1.6, 3.5, -1.4],
        [7.9, 3.5, -1.4],
        [7.9, 3.5, 7.6],
        [-1.6, 3.5, 7.6],
      ],
      facing(stage, [0, -1, 0], white),
    ),
    solid(
      stage,
      upper,
      white,
      (face, which) =>
        weather(face, [0, 0, face.w, 3.3]) +
        (which === 'front'
          ? glassWall(face, 0.7, 0.35, 4.6, 2.5, 3) +
            (random.chance(0.5)
              ? lattice(face, [6, 0.35, 2.9, 2.5], palette.wood, 0.34)
              : slats(face, [6, 0.35, 2.9, 2.5], palette.wood, 0.2))
          : slats(face, [1, 0.35, face.w - 2, 2.5], palette.wood, 0.2)) +
        face.block(-0.15, 3.2, face.w + 0.3, 0.3, [0, 0.4], white),
    ),
    paving(stage, -3, -7.8, 15, 7.8, lighten(palette.floor, 0.35), 1),
    pool(stage, -1.2, -6.4, 8.6, 4, palette.stone),
    plants(stage, [
      [-3.8, -1, 1.1, 'blades'],
      [-4.4, 2, 5.4, 'palm'],
      [9.6, 0.4, 1, 'flower'],
      [11.2, 0.3, 0.9, 'shrub'],
      [13, 0.2, 1.1, 'blades'],
      [15.6, -1, 5, 'tree'],
    ]),
    stand(stage, 9.4, -3.2, 2.7, (px, py, ph) => parasol(stage, px, py, ph, palette.accent, '#fbf4e4'), 0.6),
    stand(stage, 8.7, -4.4, 0.85, (px, py, ph) => lounger(stage, px, py, ph, palette.wood, palette.fabric), 1.4),
    stand(stage, 10.6, -5.2, 0.85, (px, py, ph) => lounger(stage, px, py, ph, palette.wood, palette.fabric), 1.4),
    meadow(stage, 1040, palette.leaf, palette.accent),
    foreground(stage, -1, palette.leafDark),
  ]);
};
