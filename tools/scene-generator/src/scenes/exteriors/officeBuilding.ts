import { drawSky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { drawSkyline } from '../kit/view.ts';
import { drawSolid } from './build/face.ts';
import { drawGlassWall } from './build/glassWall.ts';
import { drawPaving, drawStreet } from './build/ground.ts';
import { drawBrickCourses } from './build/materials.ts';
import { drawDoor, drawGlass } from './build/openings.ts';
import { drawPlants } from './build/planting.ts';
import {
  createCornerCamera,
  createSceneStage,
  drawBoxShadow,
  drawGround,
  drawUpright,
  maybeMirror,
} from './build/stage.ts';
import { drawForegroundPlants } from './things/garden.ts';
import { drawCar, drawFigure } from './things/street.ts';

/** A glazed office building over a planted forecourt. */
export const officeBuilding: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(44, 0.58, { eye: 2.6, lens: 0.98, horizon: 985, aim: [6, 0] }),
  );
  const { palette, light, camera, random } = stage;
  const floors = random.integer(5, 6);
  const storey = 3.7;
  const h = 5 + floors * storey;
  const fins = random.chance(0.5);
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 190, light.applyLight(palette.wallShade)),
    drawGround(stage, '#a59d92', palette.stone),
    drawStreet(stage, -17, 8, 4),
    drawPaving(stage, -40, -5, 100, 16, palette.stone, 2),
    drawBoxShadow(stage, 0, 0, 24, 18, h * 0.6, 0.8),
    drawSolid(stage, { x: -22, z: 24, w: 18, d: 14, h: 17 }, palette.wallShade, (face) =>
      Array.from({ length: 5 }, (_, row) =>
        face.quad(
          0.8,
          2 + row * 3.1,
          face.w - 1.6,
          1.5,
          light.isDark && row % 2 === 0 ? '#e7b878' : face.color('#5a7480'),
        ),
      ).join(''),
    ),
    drawSolid(stage, { x: 4, y: h, z: 4, w: 12, d: 9, h: 2.4 }, palette.metal),
    drawSolid(stage, { x: 0, z: 0, w: 24, d: 18, h }, palette.metal, (face, which) => {
      const columns = Math.round(face.w / 2.2);
      const cell = face.w / columns;
      const panes = Array.from(
        { length: floors },
        (_, row) =>
          Array.from({ length: columns }, (__, column) =>
            drawGlass(
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
        face.quad(0, 0, face.w, 5, face.color(palette.stone)) +
        drawBrickCourses(face, [0, 0, face.w, 5], palette.stone, 0.7, 1.6) +
        drawGlassWall(face, 1.2, 0.1, face.w * 0.36, 3.6, 4) +
        drawGlassWall(face, face.w * 0.58, 0.1, face.w * 0.36, 3.6, 4) +
        (which === 'front'
          ? drawDoor(face, face.w * 0.47, 0, 2.2, 3, palette.metal, palette.wood) +
            face.block(face.w * 0.4, 3.8, face.w * 0.2, 0.3, [0, 2.6], palette.accent)
          : '');
      return base + panes.join('') + blades + face.block(-0.1, h - 0.2, face.w + 0.2, 0.7, [0, 0.4], palette.wall);
    }),
    drawPlants(stage, [
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
    ).map(([x, z, robe, scarf]) =>
      drawUpright(stage, x, z, 1.75, (px, py, ph) => drawFigure(light, px, py, ph, robe, scarf)),
    ),
    drawUpright(stage, 0, -10.4, 1.5, (px, py, ph) => drawCar(light, px, py, ph, '#e9e5dc'), 0.9),
    drawUpright(stage, 15, -11, 1.5, (px, py, ph) => drawCar(light, px, py, ph, palette.accent, false), 0.9),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};
