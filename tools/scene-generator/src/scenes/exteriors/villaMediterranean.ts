import { lighten } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { drawMountains } from '../kit/view.ts';
import { drawSolid, type Face } from './build/face.ts';
import { drawLawn, drawMeadow, drawPaving, drawTreeline } from './build/ground.ts';
import { drawBrickCourses, drawWeathering } from './build/materials.ts';
import { drawArch, drawWindow } from './build/openings.ts';
import { drawPlants } from './build/planting.ts';
import { drawHipRoof } from './build/roofs.ts';
import { createCornerCamera, createSceneStage, drawBoxShadow, drawGround, maybeMirror } from './build/stage.ts';
import { drawForegroundPlants, drawHedge } from './things/garden.ts';

/** A Mediterranean villa: tiled roofs, an arcade, cypresses. */
export const villaMediterranean: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(22, 0.44, { eye: 2, lens: 0.92, horizon: 830, aim: [5.4, 0] }),
  );
  const { palette, light, camera } = stage;
  const tile = '#c4633c';
  const drawWindows = (face: Face, v: number, count: number): string =>
    Array.from({ length: count }, (_, index) =>
      drawWindow(face, ((index + 0.5) / count) * face.w - 0.5, v, 1, 1.5, {
        frame: '#f6efe0',
        shutters: palette.accent,
        sill: palette.stone,
        curtains: palette.fabric,
      }),
    ).join('');
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawMountains(input, light, camera.horizon + 3, 90, palette.leafDark, false),
    drawGround(stage, palette.leaf, palette.leaf),
    drawTreeline(stage),
    drawPlants(stage, [
      [-8, 15, 7, 'cypress'],
      [-5.6, 16, 8, 'cypress'],
      [17, 15, 8, 'cypress'],
      [19.4, 14, 7, 'cypress'],
      [24, 15, 6, 'tree'],
      [-14, 14, 6, 'tree'],
    ]),
    drawLawn(stage, -18, -13, 48, 24),
    drawBoxShadow(stage, 0, 0, 12, 9, 6, 0.8),
    drawSolid(
      stage,
      { x: 8.4, z: 1, w: 5, d: 8, h: 3.6 },
      palette.wall,
      (face, which) =>
        drawWeathering(face, [0, 0, face.w, face.h]) + (which === 'front' ? drawWindows(face, 0.9, 1) : ''),
    ),
    drawHipRoof(stage, 8.4, 3.6, 1, 5, 8, 1.5, tile),
    drawSolid(
      stage,
      { x: 0, z: 0, w: 8.8, d: 9, h: 6.5 },
      palette.wall,
      (face, which) =>
        drawWeathering(face, [0, 0, face.w, 6.5]) +
        drawBrickCourses(face, [0, 0, face.w, 0.7], palette.stone, 0.34, 0.8) +
        drawWindows(face, 4, 3) +
        face.block(-0.05, 3.3, face.w + 0.1, 0.18, [0, 0.12], palette.stone) +
        (which === 'front'
          ? drawArch(face, 3.5, 0, 1.8, 2, { surround: palette.stone, frame: palette.woodDark, door: palette.wood }) +
            drawArch(face, 0.9, 0.6, 1.3, 1.2, { surround: palette.stone, frame: '#f6efe0' }) +
            drawArch(face, 6.5, 0.6, 1.3, 1.2, { surround: palette.stone, frame: '#f6efe0' })
          : drawWindows(face, 0.9, 3)),
    ),
    drawHipRoof(stage, 0, 6.5, 0, 8.8, 9, 2.3, tile),
    drawPaving(stage, 2.9, -11, 3, 11, lighten(palette.stone, 0.15), 0.8),
    drawHedge(stage, -4, -1.2, 6.2, 0.7),
    drawHedge(stage, 6.6, -1.2, 7, 0.7),
    drawPlants(stage, [
      [-1.4, -0.9, 4.6, 'cypress'],
      [9, -1, 4, 'cypress'],
      [2.2, -3, 0.8, 'flower'],
      [6.6, -3, 0.8, 'flower'],
      [2, -5.6, 0.8, 'flower'],
      [6.9, -5.6, 0.8, 'flower'],
      [1.4, -8.2, 0.9, 'flower'],
      [7.6, -8, 0.9, 'flower'],
      [12, -4, 3.6, 'tree'],
      [-4.4, -5, 1.1, 'blades'],
    ]),
    drawMeadow(stage, 1040, palette.leaf, '#e07a9a'),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};
