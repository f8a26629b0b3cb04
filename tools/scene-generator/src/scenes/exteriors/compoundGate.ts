import { darken, lighten } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import { drawPalm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { drawSkyline } from '../kit/view.ts';
import { drawHomes } from './build/compound.ts';
import { drawSolid } from './build/face.ts';
import { drawLawn, drawMeadow, drawTreeline } from './build/ground.ts';
import { drawBrickCourses, drawLattice, drawSlats } from './build/materials.ts';
import { drawWindow } from './build/openings.ts';
import { drawPlants } from './build/planting.ts';
import { createSceneStage, drawFlatShape, drawFloor, drawGround, drawUpright, maybeMirror } from './build/stage.ts';
import { drawHedge } from './things/garden.ts';
import { drawFigure } from './things/street.ts';

/** The compound's gate: lattice portal, guard house, barrier, palms. */
export const compoundGate: Scene = (input) => {
  const stage = createSceneStage(input, () => ({ x: 0, eye: 2, z: -15, turn: 0.05, lens: 0.92, horizon: 720 }));
  const { palette, light, camera, plant, random } = stage;
  const tar = light.applyLight('#7a756d');
  const drawTower = (x: number): string =>
    drawSolid(
      stage,
      { x, z: 4, w: 3.4, d: 4, h: 7.4 },
      palette.wall,
      (face) =>
        drawBrickCourses(face, [0, 0, face.w, 7.4], palette.wall, 0.5, 1.2) +
        drawLattice(face, [0.6, 2.6, face.w - 1.2, 3.8], palette.wood, 0.34),
    );
  const bar =
    drawFlatShape(
      stage,
      [
        [-5, 1.1, 3.6],
        [-0.6, 1.1, 3.6],
        [-0.6, 1.28, 3.6],
        [-5, 1.28, 3.6],
      ],
      light.applyLight('#f6f1e6'),
    ) +
    [0, 1, 2, 3]
      .map((index) =>
        drawFlatShape(
          stage,
          [
            [-4.7 + index * 1.1, 1.1, 3.58],
            [-4.2 + index * 1.1, 1.1, 3.58],
            [-4.2 + index * 1.1, 1.28, 3.58],
            [-4.7 + index * 1.1, 1.28, 3.58],
          ],
          light.applyLight('#cf4230'),
        ),
      )
      .join('');
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 40, light.applyLight(palette.wallShade)),
    drawGround(stage, palette.leaf, palette.leaf),
    drawTreeline(stage),
    drawHomes(stage, 40),
    drawLawn(stage, -40, -14, 80, 50),
    drawFloor(stage, -5.4, -15, 4.6, 60, tar),
    drawFloor(stage, 0.8, -15, 4.6, 60, tar),
    drawFloor(stage, -0.8, -15, 1.6, 60, light.applyLight(palette.leaf)),
    ...[0, 1, 2, 3].map(
      (index) =>
        drawFloor(stage, -3.2, -11 + index * 4, 0.16, 2, light.applyLight('#f1ebdd')) +
        drawFloor(stage, 3, -11 + index * 4, 0.16, 2, light.applyLight('#f1ebdd')),
    ),
    ...[30, 24, 18, 12].flatMap((z) => [
      drawUpright(stage, -7.4, z, 7, (px, py, ph) => drawPalm(plant, px, py, ph)),
      drawUpright(stage, 7.4, z, 7, (px, py, ph) => drawPalm(plant, px, py, ph)),
    ]),
    drawSolid(stage, { x: -22, z: 6, w: 12, d: 0.4, h: 2.6 }, palette.wallShade),
    drawSolid(stage, { x: 10, z: 6, w: 12, d: 0.4, h: 2.6 }, palette.wallShade),
    drawTower(-9.4),
    drawTower(6),
    drawSolid(stage, { x: -10, y: 7.4, z: 3.4, w: 20, d: 5.4, h: 0.9 }, lighten(palette.wall, 0.2), (face) =>
      face.w > 10 ? drawSlats(face, [0.4, 0.2, face.w - 0.8, 0.5], palette.wood, 0.3) : '',
    ),
    drawFlatShape(
      stage,
      [
        [-10, 7.4, 3.4],
        [10, 7.4, 3.4],
        [10, 7.4, 8.8],
        [-10, 7.4, 8.8],
      ],
      darken(light.applyShade(palette.wall), 0.2),
    ),
    drawSolid(stage, { x: -0.7, z: 4, w: 1.5, d: 2, h: 2.6 }, palette.wood, (face) =>
      drawWindow(face, 0.15, 1.1, face.w - 0.3, 1, { frame: palette.metal, isGlowing: light.isDark }),
    ),
    bar,
    drawHedge(stage, -22, 3, 12, 0.9),
    drawHedge(stage, 10, 3, 12, 0.9),
    drawPlants(stage, [
      [-11, 1, 1, 'flower'],
      [-9, 1, 1, 'flower'],
      [-7, 1, 0.9, 'shrub'],
      [7, 1, 1, 'flower'],
      [9, 1, 1, 'flower'],
      [11.4, 1, 1, 'shrub'],
      [0, -3, 0.9, 'flower'],
      [0, -6, 0.9, 'flower'],
    ]),
    drawUpright(stage, 6.4, -1, 1.75, (px, py, ph) => drawFigure(light, px, py, ph, '#3f5568', '#2b2a2c')),
    ...[-6.4, 6.4].map((x) => drawUpright(stage, x, -3, 6, (px, py, ph) => drawPalm({ ...plant, random }, px, py, ph))),
    drawMeadow(stage, 1060, palette.leaf, palette.accent),
  ]);
};
