import { darken, fade, lighten, mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import { pottedPlant } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { vertical } from '../kit/svg.ts';
import { balconyAt } from './build/balcony.ts';
import { type Face, solid } from './build/face.ts';
import { street } from './build/ground.ts';
import { courses, weather } from './build/materials.ts';
import { airConditioner, windowAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { cornerView, earth, eitherWay, stageOf, stand } from './build/stage.ts';
import { display, type Goods, pictogram, stalls } from './things/goods.ts';
import { cat, figure, streetLamp } from './things/street.ts';

/** Glazed shop: lit room behind, goods in the windows, a door between, gloss over the glass. */
function glazing(face: Face, goods: Goods, u: number, w: number, h: number): string {
  const { palette, light, random } = face.stage;
  const frame = face.colour(palette.metal);
  const inside = light.isDark
    ? vertical([0, '#fff0c4'], [0.6, '#f6cf8c'], [1, '#c98f55'])
    : vertical([0, mix('#c9b490', light.sky[1], 0.1)], [0.5, face.colour('#a58d6c')], [1, face.colour('#6e5b48')]);
  const doorAt = u + w * 0.42;
  const door = w * 0.17;
  const parts = [
    face.quad(u, 0.1, w, h, inside),
    face.quad(u, h - 0.25, w, 0.35, fade('#fff6d8', light.isDark ? 0.8 : 0.35)),
  ];
  parts.push(
    display(face, goods, u + 0.15, 0.5, doorAt - u - 0.3, h - 0.9),
    display(face, goods, doorAt + door + 0.15, 0.5, u + w - doorAt - door - 0.3, h - 0.9),
  );
  parts.push(face.quad(doorAt, 0.1, door, h, fade('#f6e6c4', 0.28)));
  for (const at of [u, doorAt, doorAt + door, u + w]) parts.push(face.quad(at - 0.05, 0, 0.1, h + 0.1, frame));
  parts.push(
    face.quad(doorAt + door / 2 - 0.03, 0.1, 0.06, h, frame),
    face.quad(doorAt + door * 0.4, 1.0, 0.05, 0.7, face.colour('#e0bd6e')),
    face.quad(doorAt + door * 0.56, 1.0, 0.05, 0.7, face.colour('#e0bd6e')),
  );
  for (const at of [u + w * 0.08, u + w * 0.68]) {
    const shift = random.between(0, 0.5);
    parts.push(
      face.shape(
        [
          [at + shift, 0.1],
          [at + shift + 0.6, 0.1],
          [at + shift + 1.4, h + 0.1],
          [at + shift + 0.8, h + 0.1],
        ],
        fade('#ffffff', 0.14),
      ),
    );
  }
  parts.push(
    face.quad(u, 0, doorAt - u, 0.45, face.colour(palette.woodDark)),
    face.quad(doorAt + door, 0, u + w - doorAt - door, 0.45, face.colour(palette.woodDark)),
    face.quad(u, h - 0.2, w, 0.3, light.cast(0.8)),
  );
  return parts.join('');
}

function awning(face: Face, u: number, v: number, w: number, one: string, other: string): string {
  const count = Math.max(6, Math.round(w / 0.62));
  const out = 1.3;
  const parts = [face.shadow(u, v - 0.7, w, 0.4, out, 0.7)];
  const { stage } = face;
  for (let index = 0; index < count; index += 1) {
    const [a, b] = [u + (index / count) * w, u + ((index + 1) / count) * w];
    const tone = face.colour(index % 2 === 0 ? one : other);
    const slope = [face.at(a, v, 0), face.at(b, v, 0), face.at(b, v - 0.55, out), face.at(a, v - 0.55, out)].map(
      stage.camera.point,
    );
    const lip = [
      face.at(a, v - 0.55, out),
      face.at(b, v - 0.55, out),
      face.at(b, v - 0.78, out),
      face.at((a + b) / 2, v - 0.9, out),
      face.at(a, v - 0.78, out),
    ].map(stage.camera.point);
    const text = (points: (readonly [number, number])[]): string =>
      points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
    parts.push(
      `<polygon points="${text(slope)}" fill="${lighten(tone, 0.08)}"/><polygon points="${text(lip)}" fill="${darken(tone, 0.15)}"/>`,
    );
  }
  return parts.join('');
}

/** A shop under flats: sign by pictogram, awning, goods in the windows and on the pavement. */
function shopFront(goods: Goods, sign: string): Scene {
  return (input) => {
    const { random } = input;
    const turn = random.between(0.1, 0.36);
    const stage = stageOf(input, () =>
      cornerView(15 - turn * 2, turn, { eye: 1.75, lens: 0.92, horizon: 830, aim: [4.8, 0] }),
    );
    const { palette, light, camera, plant } = stage;
    const fascia = mix(palette.accent, sign, 0.7);
    const wide = 10.4;
    const upstairs = (face: Face): string => {
      const parts = [courses(face, [0, 3.9, face.w, 5], palette.wall, 0.6, 1.6)];
      parts.push(
        balconyAt(face, 0.8, 4.6, 3.6, 3.2, {
          railing: 'bars',
          slab: palette.stone,
          rail: palette.metal,
          frame: palette.woodDark,
          curtains: palette.fabric,
          out: 1,
        }),
      );
      for (const u of [5.6, 8.2])
        parts.push(
          windowAt(face, u, 5.3, 1.2, 1.7, {
            frame: palette.woodDark,
            shutters: palette.accent,
            sill: palette.stone,
            curtains: palette.fabric,
          }),
        );
      parts.push(airConditioner(face, 7.05, 4.5));
      return parts.join('');
    };
    return eitherWay(stage, [
      sky(input, light, camera.horizon),
      earth(stage, palette.stone, palette.stone),
      street(stage, -9.4, 5, 4),
      solid(
        stage,
        { x: wide, z: 0.6, w: 12, d: 8, h: 11 },
        mix(palette.wallShade, palette.fabric, 0.35),
        (face) =>
          weather(face, [0, 0, face.w, 11]) +
          face.quad(0.6, 0, 3.6, 3, face.colour('#8c8478')) +
          Array.from({ length: 12 }, (_, row) =>
            face.line(
              [
                [0.6, row * 0.25],
                [4.2, row * 0.25],
              ],
              fade('#3b3632', 0.35),
              0.03,
            ),
          ).join('') +
          [1.2, 4, 6.8]
            .map((u) => windowAt(face, u, 5.2, 1.3, 1.8, { frame: palette.woodDark, sill: palette.stone }))
            .join(''),
      ),
      solid(
        stage,
        { x: -14, z: 6, w: 13, d: 8, h: 12 },
        mix(palette.wall, palette.fabricAlt, 0.25),
        (face) =>
          weather(face, [0, 0, face.w, 12]) +
          [2, 5.4, 8.8]
            .map(
              (u) =>
                windowAt(face, u, 4.2, 1.3, 1.9, { frame: palette.woodDark }) +
                windowAt(face, u, 0.6, 1.8, 2.2, { frame: palette.metal }),
            )
            .join(''),
      ),
      solid(
        stage,
        { x: 0, z: 0, w: wide, d: 9, h: 11 },
        palette.wall,
        (face, which) =>
          weather(face, [0, 0, face.w, 11]) +
          (which === 'side'
            ? courses(face, [0, 0, face.w, 11], palette.wall, 0.6, 1.6)
            : upstairs(face) +
              face.quad(0, 0, wide, 4, face.colour(palette.stone)) +
              courses(face, [0, 0, wide, 4], palette.stone, 0.5, 1) +
              glazing(face, goods, 0.7, wide - 1.4, 2.9) +
              face.block(0.3, 3.15, wide - 0.6, 0.95, [0, 0.22], fascia) +
              pictogram(face, goods, wide / 2, 3.63, 0.36, light.isDark ? '#fff3cf' : face.colour('#fffaf0'), 0.24) +
              [1.4, 3, wide - 3, wide - 1.4]
                .map((u) => face.block(u - 0.06, 4.02, 0.12, 0.3, [0.2, 0.42], palette.metal))
                .join('') +
              (goods === 'medicine' || goods === 'care' ? '' : awning(face, 0.5, 3.1, wide - 1, sign, '#fbf3e2'))),
      ),
      stalls(stage, goods, 0.8, -1.1, wide - 1.6),
      goods === 'produce'
        ? ''
        : [0.2, wide + 0.1]
            .map((x) =>
              stand(
                stage,
                x,
                -0.7,
                1.5,
                (px, py, ph) => pottedPlant(plant, px, py, ph, random.chance(0.5) ? palette.accent : '#b5653f'),
                0.3,
              ),
            )
            .join(''),
      plants(stage, [[-2.6, -2.8, 4.4, 'tree']]),
      stand(stage, 8, -2.5, 1.7, (px, py, ph) => figure(light, px, py, ph, palette.fabric, palette.accent)),
      stand(stage, 2.2, -3.2, 0.42, (px, py, ph) => cat(light, px, py, ph, '#cf9654', random.chance(0.5)), 0.6),
      stand(stage, 11.8, -3.4, 4.6, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal, -1)),
    ]);
  };
}

export const shopPharmacy: Scene = shopFront('medicine', '#2f8a5b');
export const shopBakery: Scene = shopFront('bread', '#b9743a');
export const shopVegetables: Scene = shopFront('produce', '#5b8f3c');
export const shopSupermarket: Scene = shopFront('groceries', '#c8452f');
export const shopBoutique: Scene = shopFront('clothes', '#7a4a78');
export const clinicEntrance: Scene = shopFront('care', '#2f7fa8');
