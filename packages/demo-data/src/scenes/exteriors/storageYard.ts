import { darken, fade } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { skyline } from '../kit/view.ts';
import { solid } from './build/face.ts';
import { paving } from './build/ground.ts';
import { courses } from './build/materials.ts';
import { plants } from './build/planting.ts';
import { overlook, soil } from './build/plots.ts';
import { earth, eitherWay, stageOf, stand } from './build/stage.ts';
import { cat, figure, streetLamp } from './things/street.ts';
import { lorry } from './things/works.ts';

/** A walled storage yard with containers and a lorry. */
export const storageYard: Scene = (input) => {
  const stage = stageOf(input, overlook(3.6, 560, 0.22));
  const { palette, light, camera } = stage;
  const paint = [palette.accent, '#b5532f', '#3f6f8c', '#c99a3a', '#5d7f52'] as const;
  const container = (x: number, y: number, z: number, tone: string): string =>
    solid(stage, { x, y, z, w: 6, d: 2.4, h: 2.5 }, tone, (face) =>
      Array.from({ length: Math.round(face.w / 0.4) }, (_, rib) =>
        face.quad(rib * 0.4 + 0.1, 0.12, 0.14, 2.26, fade(face.colour(darken(tone, 0.5)), 0.38)),
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
      container(x, 0, z, paint[tone % 5] ?? palette.accent) +
      (index % 2 === 0 ? container(x + 0.3, 2.55, z, paint[(up + 1) % 5] ?? palette.accent) : ''),
  );
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 80, light.on(palette.wallShade)),
    earth(stage, '#c5b08c', '#cdb993'),
    plants(stage, [
      [-12, 34, 7, 'palm'],
      [0, 35, 7, 'palm'],
      [16, 34, 8, 'palm'],
    ]),
    solid(stage, { x: -24, z: 30, w: 60, d: 0.4, h: 2.6 }, palette.wallShade, (face) =>
      courses(face, [0, 0, face.w, 2.6], palette.wallShade, 0.4, 1.2),
    ),
    solid(stage, { x: -16, z: -4, w: 0.4, d: 34, h: 2.6 }, palette.wallShade),
    soil(stage, -15.6, -13, 60, 43, '#cbb591'),
    paving(stage, -6, -13, 7, 43, '#b7afa2', 3.5),
    ...boxes,
    stand(stage, -3, 6, 3.4, (px, py, ph) => lorry(light, px, py, ph, palette.accent, '#f1ede2'), 1.4),
    stand(stage, 2.6, 2.6, 1.75, (px, py, ph) => figure(light, px, py, ph, '#45617a', '#f0b83a')),
    stand(stage, -13, 2, 6.4, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal)),
    stand(stage, 4.4, 0, 0.42, (px, py, ph) => cat(light, px, py, ph, '#4a443e'), 0.6),
  ]);
};
