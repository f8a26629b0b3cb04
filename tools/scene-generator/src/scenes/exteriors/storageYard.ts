import { darken, fade } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { drawSkyline } from '../kit/view.ts';
import { drawSolid } from './build/face.ts';
import { drawPaving } from './build/ground.ts';
import { drawBrickCourses } from './build/materials.ts';
import { drawPlants } from './build/planting.ts';
import { createOverlookCamera, drawSoil } from './build/plots.ts';
import { createSceneStage, drawGround, drawUpright, maybeMirror } from './build/stage.ts';
import { drawCat, drawFigure, drawStreetLamp } from './things/street.ts';
import { drawLorry } from './things/works.ts';

/** A walled storage yard with containers and a lorry. */
export const storageYard: Scene = (input) => {
  const stage = createSceneStage(input, createOverlookCamera(3.6, 560, 0.22));
  const { palette, light, camera } = stage;
  const paint = [palette.accent, '#b5532f', '#3f6f8c', '#c99a3a', '#5d7f52'] as const;
  const drawContainer = (x: number, y: number, z: number, tone: string): string =>
    drawSolid(stage, { x, y, z, w: 6, d: 2.4, h: 2.5 }, tone, (face) =>
      Array.from({ length: Math.round(face.w / 0.4) }, (_, rib) =>
        face.quad(rib * 0.4 + 0.1, 0.12, 0.14, 2.26, fade(face.color(darken(tone, 0.5)), 0.38)),
      ).join(''),
    );
  const boxes = [
    [2.6, 22, 0, 2],
    [9.4, 22, 1, 3],
    [-11, 16, 2, 1],
    [4.6, 16, 4, 0],
    [11, 15.4, 1, 2],
    [8.6, 8, 3, 4],
  ].map(
    ([x = 0, z = 0, tone = 0, up = 0], index) =>
      drawContainer(x, 0, z, paint[tone % 5] ?? palette.accent) +
      (index % 2 === 0 ? drawContainer(x + 0.3, 2.55, z, paint[(up + 1) % 5] ?? palette.accent) : ''),
  );
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 80, light.applyLight(palette.wallShade)),
    drawGround(stage, '#c5b08c', '#cdb993'),
    drawPlants(stage, [
      [-12, 34, 7, 'palm'],
      [0, 35, 7, 'palm'],
      [16, 34, 8, 'palm'],
    ]),
    drawSolid(stage, { x: -24, z: 30, w: 60, d: 0.4, h: 2.6 }, palette.wallShade, (face) =>
      drawBrickCourses(face, [0, 0, face.w, 2.6], palette.wallShade, 0.4, 1.2),
    ),
    drawSolid(stage, { x: -16, z: -4, w: 0.4, d: 34, h: 2.6 }, palette.wallShade),
    drawSoil(stage, -15.6, -13, 60, 43, '#cbb591'),
    drawPaving(stage, -6, -13, 7, 43, '#b7afa2', 3.5),
    ...boxes,
    drawUpright(stage, -3, 6, 3.4, (px, py, ph) => drawLorry(light, px, py, ph, palette.accent, '#f1ede2'), 1.4),
    drawUpright(stage, 2.6, 2.6, 1.75, (px, py, ph) => drawFigure(light, px, py, ph, '#45617a', '#f0b83a')),
    drawUpright(stage, -13, 2, 6.4, (px, py, ph) => drawStreetLamp(light, px, py, ph, palette.metal)),
    drawUpright(stage, 4.4, 0, 0.42, (px, py, ph) => drawCat(light, px, py, ph, '#4a443e'), 0.6),
  ]);
};
