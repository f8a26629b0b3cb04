import { darken, fade, lighten, mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { WIDTH } from '../kit/scene.ts';
import { ellipse, num, path, vertical } from '../kit/svg.ts';
import { range, water } from '../kit/view.ts';
import { balconyAt } from './build/balcony.ts';
import { solid } from './build/face.ts';
import { glassWall } from './build/glassWall.ts';
import { lawn, paving } from './build/ground.ts';
import { slats, weather } from './build/materials.ts';
import { archAt, windowAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { dome } from './build/roofs.ts';
import { boxShadow, cornerView, earth, eitherWay, floor, type Stage, stageOf, stand } from './build/stage.ts';
import { rowingBoat, yacht } from './things/boats.ts';
import { foreground, lounger, parasol, pergola } from './things/leisure.ts';
import { cat, figure, streetLamp } from './things/street.ts';

/** The sea from the horizon to where the beach begins, with a line of foam. */
function shore(stage: Stage, foot: number, deep: string, shallow: string): string {
  const { input, light, camera, random } = stage;
  const waves = [0, 1, 2].map((row) => {
    const y = foot - row * 17 + 4;
    const swells = Array.from(
      { length: 9 },
      (_, index) =>
        `Q${num((index + 0.5) * (WIDTH / 8))} ${num(y + (index % 2 === 0 ? 8 : -5) + random.between(-3, 3))} ${num((index + 1) * (WIDTH / 8))} ${num(y)}`,
    );
    return path(`M0 ${num(y)}${swells.join('')}`, 'none', {
      stroke: light.on('#ffffff'),
      'stroke-width': 6 - row * 1.6,
      opacity: 0.75 - row * 0.18,
    });
  });
  return water(input, light, camera.horizon, foot, deep, shallow) + waves.join('');
}

/** A white chalet a few steps from the waves: terrace, pergola, parasols. */
export const chaletBeach: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(16.5, 0.34, { eye: 2.3, lens: 0.92, horizon: 690, aim: [4.8, 0] }));
  const { palette, light, camera, random } = stage;
  const white = lighten(palette.wall, 0.4);
  const foot = camera.horizon + 90;
  const twoStoreys = random.chance(0.5);
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    earth(stage, '#ecd6aa', '#f0dfba'),
    shore(stage, foot, '#1f7fb0', '#63cbc8'),
    plants(stage, [
      [-7, 12, 7, 'palm'],
      [19, 10, 8, 'palm'],
      [22.5, 12, 7, 'palm'],
    ]),
    ...[
      [-12, 12, 2.4],
      [-15, 9, 2.4],
      [24, 7, 2.6],
    ].map(([x = 0, z = 0, h = 2]) =>
      stand(stage, x, z, h, (px, py, ph) => parasol(stage, px, py, ph, palette.fabric, '#fdf6e6'), 0.6),
    ),
    boxShadow(stage, 0, 0, 11, 7, 4, 0.8),
    twoStoreys
      ? solid(
          stage,
          { x: 0.6, y: 3.3, z: 0.8, w: 5.6, d: 6, h: 3 },
          white,
          (face, which) =>
            weather(face, [0, 0, face.w, 3]) +
            (which === 'front'
              ? glassWall(face, 0.6, 0.2, 4.2, 2.3, 3)
              : windowAt(face, 2, 0.9, 1.6, 1.4, { frame: palette.accent, shutters: palette.accent })),
        )
      : dome(stage, 3, 3.3, 3.6, 1.9, white),
    solid(
      stage,
      { x: 0, z: 0, w: 11, d: 7, h: 3.3 },
      white,
      (face, which) =>
        weather(face, [0, 0, face.w, 3.3]) +
        (which === 'front'
          ? archAt(face, 0.9, 0, 1.6, 1.7, { surround: white, frame: palette.accent, door: palette.accent }) +
            glassWall(face, 3.4, 0.05, 4.6, 2.5, 4) +
            windowAt(face, 9, 0.9, 1.1, 1.4, { frame: palette.accent, shutters: palette.accent, sill: white })
          : windowAt(face, 1.4, 0.9, 1.2, 1.4, { frame: palette.accent, shutters: palette.accent }) +
            windowAt(face, 4.4, 0.9, 1.2, 1.4, { frame: palette.accent, shutters: palette.accent })) +
        face.block(0, 3.3, face.w, 0.35, [-0.25, 0], white),
    ),
    paving(stage, -0.4, -4, 12, 4, lighten(palette.floor, 0.4), 0.8),
    pergola(stage, 3.2, -3.4, 5, 3.2, 2.8, palette.wood),
    stand(stage, 5.8, -1.8, 0.8, (px, py, ph) => lounger(stage, px, py, ph, palette.wood, palette.fabric), 1.3),
    plants(stage, [
      [-1.4, -0.8, 1.2, 'flower'],
      [12, -0.4, 1.3, 'flower'],
      [-3, -1.6, 6.4, 'palm'],
      [2.2, -0.6, 0.9, 'blades'],
      [13.6, -2, 1.1, 'blades'],
    ]),
    ...[
      [-1.6, -6.2],
      [1.6, -6.8],
      [9.6, -6.4],
    ].map(
      ([x = 0, z = 0], index) =>
        stand(
          stage,
          x + 0.9,
          z + 0.6,
          2.5,
          (px, py, ph) => parasol(stage, px, py, ph, index === 1 ? palette.fabricAlt : palette.accent, '#fdf6e6'),
          0.6,
        ) + stand(stage, x, z, 0.8, (px, py, ph) => lounger(stage, px, py, ph, palette.wood, '#fbf5ea'), 1.3),
    ),
    foreground(stage, 1, palette.leafDark),
  ]);
};

/** Chalets around a turquoise lagoon, with a foot-bridge and lawns to the water. */
export const chaletLagoon: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(22, 0.3, { eye: 2.9, lens: 0.98, horizon: 680, aim: [5.4, 0] }));
  const { palette, light, camera } = stage;
  const white = lighten(palette.wall, 0.25);
  const house = (x: number, z: number, tone: string): string =>
    solid(
      stage,
      { x: x + 1, y: 3.2, z: z + 0.8, w: 5, d: 6, h: 2.9 },
      tone,
      (face, which) =>
        weather(face, [0, 0, face.w, 2.9]) +
        (which === 'front'
          ? balconyAt(face, 0.5, 0.1, 4, 2.9, {
              railing: 'glass',
              slab: white,
              rail: palette.metal,
              frame: palette.metal,
              curtains: palette.fabric,
              out: 0.9,
            })
          : windowAt(face, 2, 0.9, 1.4, 1.3, { frame: palette.metal })),
    ) +
    solid(
      stage,
      { x, z, w: 9, d: 7, h: 3.2 },
      tone,
      (face, which) =>
        weather(face, [0, 0, face.w, 3.2]) +
        (which === 'front'
          ? glassWall(face, 0.8, 0.1, 4.8, 2.5, 4) + slats(face, [6.4, 0, 1.8, 2.7], palette.wood, 0.18)
          : windowAt(face, 2, 0.9, 1.6, 1.4, { frame: palette.metal })) +
        face.block(-0.1, 3.05, face.w + 0.2, 0.25, [0, 0.3], tone),
    );
  const blue = vertical(
    [0, mix(light.on('#3fb9c4'), light.sky[2], 0.4)],
    [0.3, light.on('#38b4c2')],
    [1, light.on('#1f8eaa')],
  );
  const ripples = Array.from({ length: 44 }, () => {
    const x = stage.random.between(-26, 36);
    const z = stage.random.between(-17, -4.6);
    const [px, py] = camera.point([x, 0, z]);
    const s = camera.scale([x, 0, z]);
    return ellipse(px, py, s * stage.random.between(0.4, 1.3), s * 0.025, fade('#ffffff', 0.5));
  });
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    range(input, light, camera.horizon + 4, 120, '#b98a6a', true),
    earth(stage, palette.leaf, palette.leaf),
    lawn(stage, -34, -4, 90, 40),
    plants(stage, [
      [-14, 22, 8, 'palm'],
      [-6, 20, 9, 'palm'],
      [20, 22, 9, 'palm'],
      [33, 20, 8, 'palm'],
    ]),
    house(-13, 13, white),
    house(26, 12, white),
    plants(stage, [
      [-3, 9, 7, 'palm'],
      [20, 8, 7.6, 'palm'],
    ]),
    house(13, 3, mix(white, palette.fabric, 0.2)),
    house(0, 0, white),
    paving(stage, -1, -3.4, 24, 3.4, lighten(palette.floor, 0.35), 0.9),
    plants(stage, [
      [-2.4, -1.4, 6.4, 'palm'],
      [10.6, -1.4, 1.2, 'flower'],
      [11.6, -0.8, 5.4, 'palm'],
      [-4.6, -2, 1.2, 'blades'],
      [24, -2, 1.3, 'flower'],
    ]),
    stand(stage, 7.4, -1.6, 2.5, (px, py, ph) => parasol(stage, px, py, ph, palette.accent, '#fdf6e6'), 0.6),
    stand(stage, 6, -2.4, 0.8, (px, py, ph) => lounger(stage, px, py, ph, palette.wood, palette.fabric), 1.3),
    stand(stage, 2.6, -2.4, 0.8, (px, py, ph) => lounger(stage, px, py, ph, palette.wood, palette.fabric, false), 1.3),
    stand(stage, 16, -2, 2.5, (px, py, ph) => parasol(stage, px, py, ph, palette.fabricAlt, '#fdf6e6'), 0.6),
    floor(stage, -60, -4.2, 130, 0.8, light.on('#efdcb6')),
    floor(stage, -60, -19, 130, 14.8, blue),
    ...ripples,
    floor(stage, 3.6, -10, 2, 6, light.on(palette.wood)),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((plank) =>
      floor(stage, 3.6, -10 + plank * 0.75, 2, 0.06, light.on(palette.woodDark)),
    ),
    (() => {
      const [px, py] = camera.point([8.4, 0, -8.4]);
      return rowingBoat(light, px, py, camera.scale([8.4, 0, -8.4]) * 3.4, palette.accent, '#f6efe0');
    })(),
    stand(stage, 4.6, -6, 1.7, (px, py, ph) => figure(light, px, py, ph, palette.fabricAlt, palette.accent)),
    foreground(stage, -1, palette.leafDark),
  ]);
};

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
      h * camera.scale([x, 0, z]),
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

/** A terrace over the sea: tiled floor, low wall, chairs, bougainvillea, far mountains. */
export const seaTerrace: Scene = (input) => {
  const stage = stageOf(input, () => ({ x: 0, eye: 1.9, z: -1, turn: 0, lens: 0.78, horizon: 560 }));
  const { palette, light, camera, random, plant } = stage;
  const white = lighten(palette.wall, 0.4);
  const mountains = random.chance(0.6);
  const table = camera.point([0.3, 0, 4.4]);
  const s = camera.scale([0.3, 0, 4.4]);
  const chair = (x: number, z: number, flip: boolean): string =>
    stand(stage, x, z, 0.9, (px, py, ph) => lounger(stage, px, py, ph, palette.wood, palette.fabric, !flip), 1.2);
  const [tx, ty] = table;
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    mountains ? range(input, light, camera.horizon + 3, 150, '#b0785c', true) : '',
    water(input, light, camera.horizon, 900, '#17709f', '#54c0c2'),
    (() => {
      const [bx, by] = [random.between(300, 1200), camera.horizon + 60];
      return yacht(light, bx, by, 150, palette.accent) + yacht(light, bx + 260, by - 30, 80, '#f2ede0', false);
    })(),
    paving(stage, -6, 0, 12, 7, lighten(palette.floor, 0.3), 0.75),
    solid(stage, { x: -6, z: 7, w: 12, d: 0.3, h: 0.55 }, white),
    ...[-4.6, -1.5, 1.6, 4.7].map((x) => solid(stage, { x, z: 6.95, w: 0.3, d: 0.3, h: 1.1 }, white)),
    floor(stage, -6, 6.9, 12, 0.45, light.on(palette.woodDark), 1.02),
    floor(stage, -6, 6.9, 12, 0.3, light.on(palette.wood), 1.06),
    pergola(stage, -4.3, 3.4, 8.6, 3.2, 3, palette.wood),
    plants(stage, [
      [-3.9, 6.3, 1.5, 'flower'],
      [4, 6.3, 1.4, 'flower'],
      [-2.9, 6.4, 0.9, 'blades'],
      [3, 6.4, 0.9, 'blades'],
    ]),
    chair(-1.7, 4.8, true),
    chair(2.2, 4.8, false),
    ellipse(tx, ty, s * 0.42, s * 0.09, light.shadow, { opacity: 0.35 }),
    path(
      `M${num(tx - s * 0.04)} ${num(ty)}V${num(ty - s * 0.55)}H${num(tx + s * 0.04)}V${num(ty)}Z`,
      light.on(palette.woodDark),
    ),
    ellipse(tx, ty - s * 0.55, s * 0.45, s * 0.11, light.on(darken(palette.wood, 0.3))),
    ellipse(tx, ty - s * 0.58, s * 0.45, s * 0.11, light.on(palette.wood)),
    path(
      `M${num(tx - s * 0.14)} ${num(ty - s * 0.78)}h${num(s * 0.1)}l${num(-s * 0.02)} ${num(s * 0.18)}h${num(-s * 0.06)}Z`,
      light.on('#e2804a'),
    ),
    ellipse(tx + s * 0.16, ty - s * 0.62, s * 0.13, s * 0.035, light.on('#fbf6ea')),
    ellipse(tx + s * 0.14, ty - s * 0.66, s * 0.05, s * 0.05, light.on('#d9543a')),
    ellipse(tx + s * 0.2, ty - s * 0.65, s * 0.045, s * 0.045, light.on('#e6b23c')),
    stand(stage, -2.9, 3.2, 0.42, (px, py, ph) => cat(light, px, py, ph, '#e9dfcc'), 0.6),
    foreground({ ...stage, plant }, 1, palette.leafDark),
  ]);
};
