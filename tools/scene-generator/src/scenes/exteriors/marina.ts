import { lighten, mix } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import { drawPalm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { drawMountains, drawWater } from '../kit/view.ts';
import { drawBalcony } from './build/balcony.ts';
import { drawSolid } from './build/face.ts';
import { drawPaving } from './build/ground.ts';
import { drawWeathering } from './build/materials.ts';
import { drawArch, drawWindow } from './build/openings.ts';
import { drawDome } from './build/roofs.ts';
import {
  createCornerCamera,
  createSceneStage,
  drawFloor,
  drawGround,
  drawUpright,
  maybeMirror,
} from './build/stage.ts';
import { drawYacht } from './things/boats.ts';
import { drawFigure, drawStreetLamp } from './things/street.ts';

/** A marina: berths and masts before a promenade of low colourful homes. */
export const marina: Scene = (input) => {
  const stage = createSceneStage(input, () => ({
    ...createCornerCamera(30, 0.22, { eye: 3.6, lens: 1, horizon: 690, aim: [7, 0] }),
  }));
  const { palette, light, camera, random, plant } = stage;
  const tones = [
    palette.wall,
    mix(palette.wall, palette.fabricAlt, 0.5),
    lighten(palette.wall, 0.4),
    mix(palette.wall, palette.fabric, 0.4),
    mix(palette.wall, '#e2a07a', 0.4),
  ] as const;
  const houses = [4, 3, 2, 1, 0].map((index) => {
    const x = -20 + index * 9.6;
    const floors = index % 2 === 0 ? 3 : 2;
    const h = floors * 3.1 + 0.3;
    const tone = tones[index] ?? palette.wall;
    return (
      (floors === 2 ? drawDome(stage, x + 4.6, h, 4, 2.1, lighten(tone, 0.2)) : '') +
      drawSolid(
        stage,
        { x, z: 0, w: 9.4, d: 9, h },
        tone,
        (face) =>
          drawWeathering(face, [0, 0, face.w, h]) +
          Array.from({ length: floors }, (_, floor) =>
            floor === 0
              ? [0.5, 3.5, 6.5]
                  .map((u) => drawArch(face, u, 0, 2, 1.5, { surround: lighten(tone, 0.4), frame: palette.woodDark }))
                  .join('')
              : drawBalcony(face, 0.6, floor * 3.1, 3.2, 3.1, {
                  railing: 'solid',
                  slab: lighten(tone, 0.3),
                  rail: lighten(tone, 0.3),
                  frame: palette.metal,
                  curtains: palette.fabric,
                  out: 1,
                }) +
                drawWindow(face, 5, floor * 3.1 + 0.8, 1.2, 1.5, { frame: '#f6efe0', shutters: palette.accent }) +
                drawWindow(face, 7.4, floor * 3.1 + 0.8, 1.2, 1.5, { frame: '#f6efe0', shutters: palette.accent }),
          ).join('') +
          face.block(0, h, face.w, 0.5, [-0.2, 0], tone),
      )
    );
  });
  const edge = camera.point([8, 0, -5.6])[1] + 8;
  const boats = [
    [-16, -9, 8],
    [-7, -8.6, 9.5],
    [3, -9, 9],
    [13, -8.4, 10],
    [23, -9, 9],
    [-11, -13, 9.5],
    [10, -13.4, 10],
  ].map(([x = 0, z = 0, h = 9], index) => {
    const [px, py] = camera.point([x, 0, z]);
    return drawYacht(
      light,
      px,
      py,
      0.68 * h * camera.scale([x, 0, z]),
      [palette.accent, '#f2ede0', '#28486a', palette.fabricAlt][index % 4] ?? palette.accent,
      index % 3 !== 0,
    );
  });
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawMountains(input, light, camera.horizon + 4, 130, '#b07a5c', true),
    drawGround(stage, palette.stone, palette.stone),
    ...houses,
    drawPaving(stage, -50, -5, 110, 5, palette.stone, 1.2),
    ...Array.from({ length: 8 }, (_, index) =>
      drawUpright(stage, -20 + index * 6.4, -2.6, random.between(5, 6.6), (px, py, ph) => drawPalm(plant, px, py, ph)),
    ),
    ...[-9, 4.6, 15].map((x) =>
      drawUpright(stage, x, -3.6, 1.7, (px, py, ph) => drawFigure(light, px, py, ph, palette.fabric, palette.accent)),
    ),
    drawUpright(stage, 9, -4.2, 4.4, (px, py, ph) => drawStreetLamp(light, px, py, ph, palette.metal)),
    drawWater(input, light, edge, 1200, '#1c6f92', '#3fa5ac'),
    drawFloor(stage, -60, -5.9, 130, 0.5, light.applyShade(palette.stone)),
    ...boats,
  ]);
};
