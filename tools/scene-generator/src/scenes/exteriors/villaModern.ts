import { darken, lighten } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { drawSolid } from './build/face.ts';
import { drawGlassWall } from './build/glassWall.ts';
import { drawLawn, drawMeadow, drawPaving, drawTreeline } from './build/ground.ts';
import { drawBrickCourses, drawLattice, drawSlats, drawWeathering } from './build/materials.ts';
import { drawWindow } from './build/openings.ts';
import { drawPlants } from './build/planting.ts';
import {
  createCornerCamera,
  createSceneStage,
  drawBoxShadow,
  drawFlatShape,
  drawGround,
  drawUpright,
  maybeMirror,
  shadeByNormal,
} from './build/stage.ts';
import { drawForegroundPlants, drawPool } from './things/garden.ts';
import { drawLounger, drawParasol } from './things/leisure.ts';

/** A modern villa of stacked volumes over a pool. */
export const villaModern: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(19, 0.4, { eye: 2, lens: 0.86, horizon: 770, aim: [5.2, 0] }),
  );
  const { palette, light, camera, random } = stage;
  const white = lighten(palette.wall, 0.35);
  const upper = { x: -1.6, y: 3.5, z: -1.4, w: 9.5, d: 9, h: 3.3 };
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawGround(stage, palette.leaf, palette.leaf),
    drawTreeline(stage),
    drawPlants(stage, [
      [-9, 16, 6, 'tree'],
      [-4, 18, 9, 'palm'],
      [16, 18, 6.4, 'tree'],
      [21, 14, 8, 'palm'],
      [-15, 12, 5, 'tree'],
      [27, 16, 5, 'tree'],
    ]),
    drawLawn(stage, -16, -9, 46, 19),
    drawBoxShadow(stage, 0, 0, 14, 10, 4.4, 0.8),
    drawSolid(
      stage,
      { x: 8, z: 1.2, w: 6.4, d: 8, h: 3.3 },
      palette.stone,
      (face, which) =>
        drawBrickCourses(face, [0, 0, face.w, 3.3], palette.stone, 0.3, 0.9) +
        (which === 'front'
          ? drawSlats(face, [0.6, 0, 2, 2.8], palette.wood, 0.18) +
            drawWindow(face, 3.2, 0.9, 2.6, 1.5, { frame: palette.metal, panes: 2, curtains: palette.fabric })
          : ''),
    ),
    drawSolid(stage, { x: 0, z: 0, w: 8.4, d: 9, h: 3.5 }, darken(white, 0.08), (face, which) =>
      which === 'front'
        ? drawGlassWall(face, 0.5, 0.1, 7.2, 2.9, 5)
        : drawBrickCourses(face, [0, 0, face.w, 3.5], palette.stone, 0.34, 1) +
          drawWindow(face, 2, 0.7, 4, 1.7, { frame: palette.metal, panes: 3 }),
    ),
    drawFlatShape(
      stage,
      [
        [-1.6, 3.5, -1.4],
        [7.9, 3.5, -1.4],
        [7.9, 3.5, 7.6],
        [-1.6, 3.5, 7.6],
      ],
      shadeByNormal(stage, [0, -1, 0], white),
    ),
    drawSolid(
      stage,
      upper,
      white,
      (face, which) =>
        drawWeathering(face, [0, 0, face.w, 3.3]) +
        (which === 'front'
          ? drawGlassWall(face, 0.7, 0.35, 4.6, 2.5, 3) +
            (random.chance(0.5)
              ? drawLattice(face, [6, 0.35, 2.9, 2.5], palette.wood, 0.34)
              : drawSlats(face, [6, 0.35, 2.9, 2.5], palette.wood, 0.2))
          : drawSlats(face, [1, 0.35, face.w - 2, 2.5], palette.wood, 0.2)) +
        face.block(-0.15, 3.2, face.w + 0.3, 0.3, [0, 0.4], white),
    ),
    drawPaving(stage, -3, -7.8, 15, 7.8, lighten(palette.floor, 0.35), 1),
    drawPool(stage, -1.2, -6.4, 8.6, 4, palette.stone),
    drawPlants(stage, [
      [-3.8, -1, 1.1, 'blades'],
      [-4.4, 2, 5.4, 'palm'],
      [9.6, 0.4, 1, 'flower'],
      [11.2, 0.3, 0.9, 'shrub'],
      [13, 0.2, 1.1, 'blades'],
      [15.6, -1, 5, 'tree'],
    ]),
    drawUpright(stage, 9.4, -3.2, 2.7, (px, py, ph) => drawParasol(stage, px, py, ph, palette.accent, '#fbf4e4'), 0.6),
    drawUpright(
      stage,
      8.7,
      -4.4,
      0.85,
      (px, py, ph) => drawLounger(stage, px, py, ph, palette.wood, palette.fabric),
      1.4,
    ),
    drawUpright(
      stage,
      10.6,
      -5.2,
      0.85,
      (px, py, ph) => drawLounger(stage, px, py, ph, palette.wood, palette.fabric),
      1.4,
    ),
    drawMeadow(stage, 1040, palette.leaf, palette.accent),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};
