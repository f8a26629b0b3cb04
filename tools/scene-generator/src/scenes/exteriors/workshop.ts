import { darken, lighten, mix } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { verticalGradient } from '../kit/svg.ts';
import { drawSkyline } from '../kit/view.ts';
import { drawSolid, type Face } from './build/face.ts';
import { drawPaving } from './build/ground.ts';
import { drawBrickCourses, drawWeathering } from './build/materials.ts';
import { drawWindow } from './build/openings.ts';
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
import { drawCat, drawFigure } from './things/street.ts';

/** A craftsman's workshop open to a side street, timber and tools before it. */
export const workshop: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(13, 0.28, { eye: 1.8, lens: 0.9, horizon: 820, aim: [5.4, 0] }),
  );
  const { palette, light, camera, random } = stage;
  const brick = mix(palette.wall, '#b87052', 0.4);
  const drawLeaningPlanks = (u: number, face: Face): string =>
    Array.from({ length: 7 }, (_, index) =>
      face.shape(
        [
          [u + index * 0.2, 0],
          [u + index * 0.2 + 0.14, 0],
          [u + index * 0.2 + 0.44, random.between(2.2, 3)],
          [u + index * 0.2 + 0.3, 2.9],
        ],
        face.color(index % 2 === 0 ? palette.wood : lighten(palette.wood, 0.25)),
        0.25,
      ),
    ).join('');
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 150, light.applyLight(palette.wallShade)),
    drawGround(stage, '#b39e80', '#bfa986'),
    drawPlants(stage, [
      [-6, 10, 7, 'palm'],
      [17, 9, 6, 'tree'],
      [21, 10, 8, 'palm'],
    ]),
    drawBoxShadow(stage, 0, 0, 12, 8, 4.4, 0.8),
    drawSolid(stage, { x: 0, z: 0, w: 12, d: 8, h: 4.6 }, brick, (face, which) => {
      const interiorFill = light.isDark
        ? verticalGradient([0, '#ffe6ae'], [1, '#b9793f'])
        : verticalGradient([0, '#57483c'], [1, '#8a6f54']);
      const drawOpening = (u: number, w: number): string => {
        const tools = Array.from({ length: 9 }, (_, index) =>
          face.quad(
            u + 0.3 + (index / 9) * (w - 0.6),
            1.7 + (index % 3) * 0.12,
            0.09,
            0.5 + (index % 2) * 0.2,
            face.color(index % 2 === 0 ? '#c9c5bb' : palette.accent),
          ),
        ).join('');
        return (
          face.quad(u - 0.15, 0, w + 0.3, 3.35, face.color(palette.metal)) +
          face.quad(u, 0, w, 3.2, interiorFill) +
          face.quad(u + 0.2, 1.55, w - 0.4, 0.85, face.color(darken(palette.wood, 0.45))) +
          tools +
          face.block(u + 0.4, 0, w * 0.55, 0.9, [-0.4, 0], palette.wood) +
          face.quad(u + 0.3, 0.86, w * 0.6, 0.1, face.color(lighten(palette.wood, 0.3))) +
          face.quad(u, 2.85, w, 0.35, face.color('#b9b6ad')) +
          face.quad(u, 2.4, w, 0.45, light.getShadowColor(0.8))
        );
      };
      return (
        drawBrickCourses(face, [0, 0, face.w, 4.6], brick, 0.24, 0.7) +
        drawWeathering(face, [0, 0, face.w, 4.6]) +
        (which === 'front'
          ? drawOpening(0.8, 4.4) +
            drawOpening(6.4, 3.2) +
            drawLeaningPlanks(10.1, face) +
            face.block(0.3, 3.6, 11.4, 0.14, [0, 1.2], palette.metal)
          : drawWindow(face, 2.4, 1.4, 2.6, 1.6, { frame: palette.metal, panes: 4, hasBar: true })) +
        face.block(0, 4.6, face.w, 0.4, [-0.25, 0], palette.stone)
      );
    }),
    drawPaving(stage, -20, -14, 50, 13.8, palette.stone, 1.4),
    [0, 1, 2, 3, 4]
      .map((row) =>
        drawSolid(
          stage,
          { x: 9.4 + row * 0.06, y: row * 0.2, z: -3.6, w: 3.4 - row * 0.12, d: 1, h: 0.17 },
          row % 2 === 0 ? palette.wood : lighten(palette.wood, 0.2),
        ),
      )
      .join(''),
    drawSolid(stage, { x: 5.2, z: -2.6, w: 0.6, d: 0.6, h: 0.6 }, palette.accent),
    drawSolid(stage, { x: 2, z: -3, w: 2, d: 0.9, h: 0.85 }, palette.woodDark),
    drawUpright(stage, 4.6, -2.4, 1.72, (px, py, ph) => drawFigure(light, px, py, ph, '#5b7288', '#e6dcc8')),
    drawUpright(stage, 7.4, -4.6, 0.42, (px, py, ph) => drawCat(light, px, py, ph, '#d39a58'), 0.6),
    drawPlants(stage, [
      [-1.4, -0.8, 1.2, 'blades'],
      [13, -0.8, 4, 'tree'],
    ]),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};
