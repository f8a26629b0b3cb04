import { darken, fade, lighten, mix } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import { drawPottedPlant } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { verticalGradient } from '../kit/svg.ts';
import { drawBalcony } from './build/balcony.ts';
import { drawSolid, type Face } from './build/face.ts';
import { drawStreet } from './build/ground.ts';
import { drawBrickCourses, drawWeathering } from './build/materials.ts';
import { drawAirConditioner, drawWindow } from './build/openings.ts';
import { drawPlants } from './build/planting.ts';
import { createCornerCamera, createSceneStage, drawGround, drawUpright, maybeMirror } from './build/stage.ts';
import { drawDisplay, drawPictogram, drawStalls, type Goods } from './things/goods.ts';
import { drawCat, drawFigure, drawStreetLamp } from './things/street.ts';

/** Glazed shop: lit room behind, goods in the windows, a door between, gloss over the glass. */
function drawGlazing(face: Face, goods: Goods, u: number, w: number, h: number): string {
  const { palette, light, random } = face.stage;
  const frame = face.color(palette.metal);
  const interiorFill = light.isDark
    ? verticalGradient([0, '#fff0c4'], [0.6, '#f6cf8c'], [1, '#c98f55'])
    : verticalGradient(
        [0, mix('#c9b490', light.sky[1], 0.1)],
        [0.5, face.color('#a58d6c')],
        [1, face.color('#6e5b48')],
      );
  const doorAt = u + w * 0.42;
  const door = w * 0.17;
  const parts = [
    face.quad(u, 0.1, w, h, interiorFill),
    face.quad(u, h - 0.25, w, 0.35, fade('#fff6d8', light.isDark ? 0.8 : 0.35)),
  ];
  parts.push(
    drawDisplay(face, goods, u + 0.15, 0.5, doorAt - u - 0.3, h - 0.9),
    drawDisplay(face, goods, doorAt + door + 0.15, 0.5, u + w - doorAt - door - 0.3, h - 0.9),
  );
  parts.push(face.quad(doorAt, 0.1, door, h, fade('#f6e6c4', 0.28)));
  for (const at of [u, doorAt, doorAt + door, u + w]) parts.push(face.quad(at - 0.05, 0, 0.1, h + 0.1, frame));
  parts.push(
    face.quad(doorAt + door / 2 - 0.03, 0.1, 0.06, h, frame),
    face.quad(doorAt + door * 0.4, 1.0, 0.05, 0.7, face.color('#e0bd6e')),
    face.quad(doorAt + door * 0.56, 1.0, 0.05, 0.7, face.color('#e0bd6e')),
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
    face.quad(u, 0, doorAt - u, 0.45, face.color(palette.woodDark)),
    face.quad(doorAt + door, 0, u + w - doorAt - door, 0.45, face.color(palette.woodDark)),
    face.quad(u, h - 0.2, w, 0.3, light.getShadowColor(0.8)),
  );
  return parts.join('');
}

function drawAwning(face: Face, u: number, v: number, w: number, firstColor: string, secondColor: string): string {
  const count = Math.max(6, Math.round(w / 0.62));
  const out = 1.3;
  const parts = [face.shadow(u, v - 0.7, w, 0.4, out, 0.7)];
  const { stage } = face;
  for (let index = 0; index < count; index += 1) {
    const [a, b] = [u + (index / count) * w, u + ((index + 1) / count) * w];
    const tone = face.color(index % 2 === 0 ? firstColor : secondColor);
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
    const formatPoints = (points: (readonly [number, number])[]): string =>
      points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
    parts.push(
      `<polygon points="${formatPoints(slope)}" fill="${lighten(tone, 0.08)}"/><polygon points="${formatPoints(lip)}" fill="${darken(tone, 0.15)}"/>`,
    );
  }
  return parts.join('');
}

/** A shop under flats: sign by pictogram, awning, goods in the windows and on the pavement. */
function createShopFront(goods: Goods, sign: string): Scene {
  return (input) => {
    const { random } = input;
    const turn = random.between(0.1, 0.36);
    const stage = createSceneStage(input, () =>
      createCornerCamera(15 - turn * 2, turn, { eye: 1.75, lens: 0.92, horizon: 830, aim: [4.8, 0] }),
    );
    const { palette, light, camera, plant } = stage;
    const fascia = mix(palette.accent, sign, 0.7);
    const shopWidth = 10.4;
    const drawUpstairs = (face: Face): string => {
      const parts = [drawBrickCourses(face, [0, 3.9, face.w, 5], palette.wall, 0.6, 1.6)];
      parts.push(
        drawBalcony(face, 0.8, 4.6, 3.6, 3.2, {
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
          drawWindow(face, u, 5.3, 1.2, 1.7, {
            frame: palette.woodDark,
            shutters: palette.accent,
            sill: palette.stone,
            curtains: palette.fabric,
          }),
        );
      parts.push(drawAirConditioner(face, 7.05, 4.5));
      return parts.join('');
    };
    return maybeMirror(stage, [
      drawSky(input, light, camera.horizon),
      drawGround(stage, palette.stone, palette.stone),
      drawStreet(stage, -9.4, 5, 4),
      drawSolid(
        stage,
        { x: shopWidth, z: 0.6, w: 12, d: 8, h: 11 },
        mix(palette.wallShade, palette.fabric, 0.35),
        (face) =>
          drawWeathering(face, [0, 0, face.w, 11]) +
          face.quad(0.6, 0, 3.6, 3, face.color('#8c8478')) +
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
            .map((u) => drawWindow(face, u, 5.2, 1.3, 1.8, { frame: palette.woodDark, sill: palette.stone }))
            .join(''),
      ),
      drawSolid(
        stage,
        { x: -14, z: 6, w: 13, d: 8, h: 12 },
        mix(palette.wall, palette.fabricAlt, 0.25),
        (face) =>
          drawWeathering(face, [0, 0, face.w, 12]) +
          [2, 5.4, 8.8]
            .map(
              (u) =>
                drawWindow(face, u, 4.2, 1.3, 1.9, { frame: palette.woodDark }) +
                drawWindow(face, u, 0.6, 1.8, 2.2, { frame: palette.metal }),
            )
            .join(''),
      ),
      drawSolid(
        stage,
        { x: 0, z: 0, w: shopWidth, d: 9, h: 11 },
        palette.wall,
        (face, which) =>
          drawWeathering(face, [0, 0, face.w, 11]) +
          (which === 'side'
            ? drawBrickCourses(face, [0, 0, face.w, 11], palette.wall, 0.6, 1.6)
            : drawUpstairs(face) +
              face.quad(0, 0, shopWidth, 4, face.color(palette.stone)) +
              drawBrickCourses(face, [0, 0, shopWidth, 4], palette.stone, 0.5, 1) +
              drawGlazing(face, goods, 0.7, shopWidth - 1.4, 2.9) +
              face.block(0.3, 3.15, shopWidth - 0.6, 0.95, [0, 0.22], fascia) +
              drawPictogram(
                face,
                goods,
                shopWidth / 2,
                3.63,
                0.36,
                light.isDark ? '#fff3cf' : face.color('#fffaf0'),
                0.24,
              ) +
              [1.4, 3, shopWidth - 3, shopWidth - 1.4]
                .map((u) => face.block(u - 0.06, 4.02, 0.12, 0.3, [0.2, 0.42], palette.metal))
                .join('') +
              (goods === 'medicine' || goods === 'care'
                ? ''
                : drawAwning(face, 0.5, 3.1, shopWidth - 1, sign, '#fbf3e2'))),
      ),
      drawStalls(stage, goods, 0.8, -1.1, shopWidth - 1.6),
      goods === 'produce'
        ? ''
        : [0.2, shopWidth + 0.1]
            .map((x) =>
              drawUpright(
                stage,
                x,
                -0.7,
                1.5,
                (px, py, ph) => drawPottedPlant(plant, px, py, ph, random.chance(0.5) ? palette.accent : '#b5653f'),
                0.3,
              ),
            )
            .join(''),
      drawPlants(stage, [[-2.6, -2.8, 4.4, 'tree']]),
      drawUpright(stage, 8, -2.5, 1.7, (px, py, ph) => drawFigure(light, px, py, ph, palette.fabric, palette.accent)),
      drawUpright(
        stage,
        2.2,
        -3.2,
        0.42,
        (px, py, ph) => drawCat(light, px, py, ph, '#cf9654', random.chance(0.5)),
        0.6,
      ),
      drawUpright(stage, 11.8, -3.4, 4.6, (px, py, ph) => drawStreetLamp(light, px, py, ph, palette.metal, -1)),
    ]);
  };
}

export const shopPharmacy: Scene = createShopFront('medicine', '#2f8a5b');
export const shopBakery: Scene = createShopFront('bread', '#b9743a');
export const shopVegetables: Scene = createShopFront('produce', '#5b8f3c');
export const shopSupermarket: Scene = createShopFront('groceries', '#c8452f');
export const shopBoutique: Scene = createShopFront('clothes', '#7a4a78');
export const clinicEntrance: Scene = createShopFront('care', '#2f7fa8');
