import { lighten, mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { range, water } from '../kit/view.ts';
import { balconyAt } from './build/balcony.ts';
import { solid } from './build/face.ts';
import { paving } from './build/ground.ts';
import { weather } from './build/materials.ts';
import { archAt, windowAt } from './build/openings.ts';
import { dome } from './build/roofs.ts';
import { cornerView, earth, eitherWay, floor, stageOf, stand } from './build/stage.ts';
import { yacht } from './things/boats.ts';
import { figure, streetLamp } from './things/street.ts';

/** A marina: berths and masts before a promenade of low colourful homes. */
export const marina: Scene = (input) => {
  const stage = stageOf(input, () => ({ ...cornerView(30, 0.22, { eye: 3.6, lens: 1, horizon: 690, aim: [7, 0] }) }));
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
      (floors === 2 ? dome(stage, x + 4.6, h, 4, 2.1, lighten(tone, 0.2)) : '') +
      solid(
        stage,
        { x, z: 0, w: 9.4, d: 9, h },
        tone,
        (face) =>
          weather(face, [0, 0, face.w, h]) +
          Array.from({ length: floors }, (_, floor) =>
            floor === 0
              ? [0.5, 3.5, 6.5]
                  .map((u) => archAt(face, u, 0, 2, 1.5, { surround: lighten(tone, 0.4), frame: palette.woodDark }))
                  .join('')
              : balconyAt(face, 0.6, floor * 3.1, 3.2, 3.1, {
                  railing: 'solid',
                  slab: lighten(tone, 0.3),
                  rail: lighten(tone, 0.3),
                  frame: palette.metal,
                  curtains: palette.fabric,
                  out: 1,
                }) +
                windowAt(face, 5, floor * 3.1 + 0.8, 1.2, 1.5, { frame: '#f6efe0', shutters: palette.accent }) +
                windowAt(face, 7.4, floor * 3.1 + 0.8, 1.2, 1.5, { frame: '#f6efe0', shutters: palette.accent }),
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
    return yacht(
      light,
      px,
      py,
      0.68 * h * camera.scale([x, 0, z]),
      [palette.accent, '#f2ede0', '#28486a', palette.fabricAlt][index % 4] ?? palette.accent,
      index % 3 !== 0,
    );
  });
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    range(input, light, camera.horizon + 4, 130, '#b07a5c', true),
    earth(stage, palette.stone, palette.stone),
    ...houses,
    paving(stage, -50, -5, 110, 5, palette.stone, 1.2),
    ...Array.from({ length: 8 }, (_, index) =>
      stand(stage, -20 + index * 6.4, -2.6, random.between(5, 6.6), (px, py, ph) => palm(plant, px, py, ph)),
    ),
    ...[-9, 4.6, 15].map((x) =>
      stand(stage, x, -3.6, 1.7, (px, py, ph) => figure(light, px, py, ph, palette.fabric, palette.accent)),
    ),
    stand(stage, 9, -4.2, 4.4, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal)),
    water(input, light, edge, 1200, '#1c6f92', '#3fa5ac'),
    floor(stage, -60, -5.9, 130, 0.5, light.off(palette.stone)),
    ...boats,
  ]);
};
