import { sky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { skyline } from '../kit/view.ts';
import { solid } from './build/face.ts';
import { glassWall } from './build/glassWall.ts';
import { paving, street } from './build/ground.ts';
import { courses } from './build/materials.ts';
import { doorAt, glass } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { boxShadow, cornerView, earth, eitherWay, stageOf, stand } from './build/stage.ts';
import { foreground } from './things/garden.ts';
import { car, figure } from './things/street.ts';

/** A glazed office building over a planted forecourt. */
export const officeBuilding: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(44, 0.58, { eye: 2.6, lens: 0.98, horizon: 985, aim: [6, 0] }));
  const { palette, light, camera, random } = stage;
  const floors = random.whole(5, 6);
  const storey = 3.7;
  const h = 5 + floors * storey;
  const fins = random.chance(0.5);
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 190, light.on(palette.wallShade)),
    earth(stage, '#a59d92', palette.stone),
    street(stage, -17, 8, 4),
    paving(stage, -40, -5, 100, 16, palette.stone, 2),
    boxShadow(stage, 0, 0, 24, 18, h * 0.6, 0.8),
    solid(stage, { x: -22, z: 24, w: 18, d: 14, h: 17 }, palette.wallShade, (face) =>
      Array.from({ length: 5 }, (_, row) =>
        face.quad(
          0.8,
          2 + row * 3.1,
          face.w - 1.6,
          1.5,
          light.isDark && row % 2 === 0 ? '#e7b878' : face.colour('#5a7480'),
        ),
      ).join(''),
    ),
    solid(stage, { x: 4, y: h, z: 4, w: 12, d: 9, h: 2.4 }, palette.metal),
    solid(stage, { x: 0, z: 0, w: 24, d: 18, h }, palette.metal, (face, which) => {
      const columns = Math.round(face.w / 2.2);
      const cell = face.w / columns;
      const panes = Array.from(
        { length: floors },
        (_, row) =>
          Array.from({ length: columns }, (__, column) =>
            glass(
              face,
              column * cell + 0.1,
              5 + row * storey + 0.5,
              cell - 0.2,
              storey - 0.6,
              random.chance(0.55) && light.isDark,
            ),
          ).join('') + face.block(0, 5 + row * storey, face.w, 0.4, [0, 0.3], palette.wall),
      );
      const blades = fins
        ? Array.from({ length: columns + 1 }, (_, column) =>
            face.block(Math.min(face.w - 0.14, column * cell), 5, 0.14, h - 5, [0, 0.5], palette.wood),
          ).join('')
        : '';
      const base =
        face.quad(0, 0, face.w, 5, face.colour(palette.stone)) +
        courses(face, [0, 0, face.w, 5], palette.stone, 0.7, 1.6) +
        glassWall(face, 1.2, 0.1, face.w * 0.36, 3.6, 4) +
        glassWall(face, face.w * 0.58, 0.1, face.w * 0.36, 3.6, 4) +
        (which === 'front'
          ? doorAt(face, face.w * 0.47, 0, 2.2, 3, palette.metal, palette.wood) +
            face.block(face.w * 0.4, 3.8, face.w * 0.2, 0.3, [0, 2.6], palette.accent)
          : '');
      return base + panes.join('') + blades + face.block(-0.1, h - 0.2, face.w + 0.2, 0.7, [0, 0.4], palette.wall);
    }),
    plants(stage, [
      [-5, -3.4, 6, 'tree'],
      [3, -3.4, 6.6, 'palm'],
      [18, -3.6, 6.4, 'palm'],
      [23, -3.4, 5, 'tree'],
      [7, -3, 1, 'shrub'],
      [15.4, -3, 1, 'shrub'],
    ]),
    ...(
      [
        [10, -4, '#3f4a57', '#6b4a33'],
        [12.4, -4.4, palette.fabric, palette.accent],
        [4.6, -4.6, '#5b6470', '#2e2a28'],
      ] as const
    ).map(([x, z, robe, scarf]) => stand(stage, x, z, 1.75, (px, py, ph) => figure(light, px, py, ph, robe, scarf))),
    stand(stage, 0, -10.4, 1.5, (px, py, ph) => car(light, px, py, ph, '#e9e5dc'), 0.9),
    stand(stage, 15, -11, 1.5, (px, py, ph) => car(light, px, py, ph, palette.accent, false), 0.9),
    foreground(stage, -1, palette.leafDark),
  ]);
};
