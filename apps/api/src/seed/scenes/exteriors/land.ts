import { darken, fade, lighten, mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import { blades, palm, tree } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { HEIGHT, WIDTH } from '../kit/scene.ts';
import { ellipse, group, num, path, vertical } from '../kit/svg.ts';
import { range, skyline, water } from '../kit/view.ts';
import { solid } from './build/face.ts';
import { meadow, paving, street, treeline } from './build/ground.ts';
import { courses, weather } from './build/materials.ts';
import { windowAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { earth, eitherWay, floor, type Stage, sheet, stageOf, stand } from './build/stage.ts';
import { rowingBoat } from './things/boats.ts';
import { car, cat, figure, streetLamp } from './things/street.ts';
import { lorry } from './things/works.ts';

/** Survey stakes with a cord around a plot, red-tipped; corners in (x, z). */
function stakes(stage: Stage, x: number, z: number, w: number, d: number): string {
  const { light } = stage;
  const post = (px: number, pz: number): string =>
    sheet(
      stage,
      [
        [px - 0.07, 0, pz],
        [px + 0.07, 0, pz],
        [px + 0.07, 1.05, pz],
        [px - 0.07, 1.05, pz],
      ],
      light.on('#b98a58'),
    ) +
    sheet(
      stage,
      [
        [px - 0.07, 0.85, pz],
        [px + 0.07, 0.85, pz],
        [px + 0.07, 1.08, pz],
        [px - 0.07, 1.08, pz],
      ],
      light.on('#d2452f'),
    );
  const cord = (a: readonly [number, number], b: readonly [number, number]): string =>
    sheet(
      stage,
      [
        [a[0], 0.74, a[1]],
        [b[0], 0.74, b[1]],
        [b[0], 0.79, b[1]],
        [a[0], 0.79, a[1]],
      ],
      light.on('#fbf6ea'),
    );
  const parts: string[] = [cord([x, z + d], [x + w, z + d])];
  const along = 4;
  for (let index = 0; index <= along; index += 1) parts.push(post(x + (index / along) * w, z + d));
  for (let index = along - 1; index >= 0; index -= 1) {
    const [near, far] = [z + (index / along) * d, z + ((index + 1) / along) * d];
    parts.push(cord([x, near], [x, far]), cord([x + w, near], [x + w, far]));
    if (index > 0) parts.push(post(x, near), post(x + w, near));
  }
  for (let index = 0; index <= along; index += 1) parts.push(post(x + (index / along) * w, z));
  parts.push(cord([x, z], [x + w, z]));
  return parts.join('');
}

/** Soil with clods and pebbles lying on it. */
function soil(stage: Stage, x: number, z: number, w: number, d: number, colour: string): string {
  const { light, random, camera } = stage;
  const base = light.on(colour);
  const parts = [floor(stage, x, z, w, d, vertical([0, lighten(base, 0.12)], [1, base]))];
  const spots = Array.from(
    { length: 150 },
    () => [x + random.next() * w, 0, z + random.next() ** 1.4 * d] as const,
  ).sort((a, b) => b[2] - a[2]);
  for (const spot of spots) {
    if (camera.depth(spot) < 1.5) continue;
    const [px, py] = camera.point(spot);
    const s = camera.scale(spot);
    const r = s * random.between(0.04, 0.14);
    parts.push(
      ellipse(px, py, r, r * 0.5, random.chance(0.5) ? darken(base, 0.16) : lighten(base, 0.22)),
      random.chance(0.3) ? ellipse(px - light.side * r * 0.6, py + r * 0.2, r * 0.9, r * 0.26, light.cast(0.5)) : '',
    );
  }
  return parts.join('');
}

/** A block being built or lived in, as a plot's neighbour. */
function neighbour(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  floors: number,
  tone: string,
  unfinished = false,
): string {
  const { palette } = stage;
  const h = floors * 3.1 + 0.4;
  return solid(
    stage,
    { x, z, w, d: 10, h },
    tone,
    (face) =>
      weather(face, [0, 0, face.w, h]) +
      (unfinished ? courses(face, [0, 0, face.w, h], '#b86d50', 0.3, 0.9) : '') +
      Array.from(
        { length: floors },
        (_, floor) =>
          Array.from({ length: Math.max(1, Math.round(face.w / 3.4)) }, (__, bay) =>
            windowAt(
              face,
              bay * 3.4 + 1,
              floor * 3.1 + 1,
              1.4,
              1.5,
              unfinished ? { frame: '#4f4540', panes: 1, glow: false } : { frame: palette.metal, sill: palette.stone },
            ),
          ).join('') + face.quad(0, floor * 3.1 + 3.1, face.w, 0.26, face.colour('#cfc6b6')),
      ).join(''),
  );
}

const overlook =
  (
    eye: number,
    horizon: number,
    turn = 0.12,
  ): ((stage: { side: number }) => {
    x: number;
    eye: number;
    z: number;
    turn: number;
    lens: number;
    horizon: number;
  }) =>
  () => ({ x: -2.5, eye, z: -14, turn, lens: 0.86, horizon });

/** A staked residential plot between finished homes. */
export const plotResidential: Scene = (input) => {
  const stage = stageOf(input, overlook(3.4, 600));
  const { palette, light, camera } = stage;
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 90, light.on(palette.wallShade)),
    earth(stage, '#cdb184', '#d8c194'),
    treeline(stage),
    neighbour(stage, -22, 16, 12, 3, palette.wall),
    neighbour(stage, -7, 21, 11, 2, mix(palette.wall, palette.fabric, 0.4)),
    neighbour(stage, 7, 21, 12, 3, palette.wallShade, true),
    neighbour(stage, 22, 15, 12, 3, palette.wall),
    plants(stage, [
      [-10, 18, 6, 'tree'],
      [5, 19, 7, 'palm'],
      [20, 14, 5, 'tree'],
      [-24, 12, 5, 'tree'],
    ]),
    soil(stage, -9, 0, 19, 14, '#c79d68'),
    stakes(stage, -9, 0.4, 19, 13.2),
    street(stage, -9, 5.6, 2.4),
    stand(stage, 6.4, 5, 1.75, (px, py, ph) => figure(light, px, py, ph, '#45617a', '#f0b83a')),
    plants(stage, [
      [-7.6, 11, 0.9, 'blades'],
      [8.4, 10, 0.9, 'blades'],
      [-11, 2, 3.6, 'tree'],
      [12.6, 2, 4, 'tree'],
    ]),
    stand(stage, 3.4, -5.4, 1.5, (px, py, ph) => car(light, px, py, ph, palette.accent), 0.9),
    stand(stage, -4.4, -1.8, 4.8, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal)),
    meadow(stage, 1090, '#b99f62'),
  ]);
};

/** Green Delta fields: strips of crops, a canal with palms, a dovecote and egrets. */
export const fields: Scene = (input) => {
  const stage = stageOf(input, overlook(4.2, 520, 0.2));
  const { palette, light, camera, random, plant } = stage;
  const greens = ['#8fb548', '#6c9c3c', '#a9bd55', '#5c8a3a', '#c2bb58', '#7fae4c'] as const;
  const crops: string[] = [];
  for (let strip = 0; strip < 9; strip += 1) {
    const x = -3 + strip * 5.2;
    const tone = light.on(greens[strip % greens.length] ?? palette.leaf);
    crops.push(
      floor(stage, x, -13, 5, 70, vertical([0, mix(tone, light.sky[2], 0.25)], [0.4, tone], [1, darken(tone, 0.1)])),
      floor(stage, x + 5, -13, 0.2, 70, light.on('#8a6a45')),
    );
    for (let row = 0.4; row < 5; row += 0.62)
      crops.push(
        floor(stage, x + row, -13, 0.26, 62, fade(strip % 2 === 0 ? darken(tone, 0.3) : lighten(tone, 0.28), 0.42)),
      );
  }
  const tufts = Array.from({ length: 60 }, () => [random.between(-3, 20), random.between(-11, 6)] as const)
    .sort((a, b) => b[1] - a[1])
    .map(([x, z]) => stand(stage, x, z, random.between(0.35, 0.6), (px, py, ph) => blades(plant, px, py, ph), 0.3));
  const egrets = [
    [2, 2],
    [3.4, 4],
    [7, -2],
  ].map(([x = 0, z = 0]) => {
    const [px, py] = camera.point([x, 0, z]);
    const s = camera.scale([x, 0, z]);
    return group(
      path(`M${num(px)} ${num(py)}v${num(-s * 0.4)}`, 'none', {
        stroke: '#4a4540',
        'stroke-width': Math.max(1.5, s * 0.03),
      }) +
        ellipse(px, py - s * 0.5, s * 0.24, s * 0.14, light.on('#ffffff')) +
        path(
          `M${num(px + s * 0.14)} ${num(py - s * 0.54)}q${num(s * 0.2)} ${num(-s * 0.1)} ${num(s * 0.08)} ${num(-s * 0.36)}l${num(s * 0.2)} ${num(s * 0.06)}`,
          'none',
          { stroke: light.on('#ffffff'), 'stroke-width': Math.max(2, s * 0.07) },
        ),
    );
  });
  const dove =
    solid(stage, { x: 22, z: 48, w: 4, d: 4, h: 4 }, '#d9b98a') +
    (() => {
      const [px, py] = camera.point([24, 4, 50]);
      const s = camera.scale([24, 4, 50]);
      return (
        path(
          `M${num(px - s * 2)} ${num(py)}Q${num(px - s * 1.6)} ${num(py - s * 4)} ${num(px)} ${num(py - s * 7)}Q${num(px + s * 1.6)} ${num(py - s * 4)} ${num(px + s * 2)} ${num(py)}Z`,
          light.on('#e2c595'),
        ) +
        [1.2, 2.4, 3.6, 4.8]
          .map((level) =>
            [-0.7, 0, 0.7]
              .map((dx) =>
                ellipse(px + dx * s * (1.4 - level * 0.2), py - level * s, s * 0.16, s * 0.2, light.on('#6d5134')),
              )
              .join(''),
          )
          .join('')
      );
    })();
  const canal = vertical(
    [0, mix(light.on('#6fa5a8'), light.sky[2], 0.5)],
    [0.5, light.on('#5c989c')],
    [1, light.on('#3f7a80')],
  );
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 42, light.on('#c9a884')),
    earth(stage, '#7fa348', '#9db662'),
    treeline(stage),
    dove,
    ...crops,
    floor(stage, -20, -13, 9, 80, light.on('#93ad55')),
    floor(stage, -11, -13, 1.2, 80, light.on('#a98a5c')),
    floor(stage, -9.8, -13, 4.4, 80, canal),
    floor(stage, -5.4, -13, 2.2, 80, light.on('#c8a56f')),
    ...Array.from({ length: 8 }, (_, index) =>
      stand(stage, -12.4, 46 - index * 7, random.between(6.5, 8.4), (px, py, ph) => palm(plant, px, py, ph)),
    ),
    ...Array.from({ length: 4 }, (_, index) =>
      stand(stage, -3.2, 42 - index * 11, random.between(4, 5), (px, py, ph) => tree(plant, px, py, ph)),
    ),
    (() => {
      const [px, py] = camera.point([-7.4, 0, -1]);
      return rowingBoat(light, px, py, camera.scale([-7.4, 0, -1]) * 3.2, palette.accent, '#f2e7cf');
    })(),
    ...tufts,
    ...egrets,
    stand(stage, -4.3, 3, 1.72, (px, py, ph) => figure(light, px, py, ph, '#7fa3bd', '#f6f1e4')),
  ]);
};

/** Reclaimed desert: young olive rows under drip lines, a well house, dunes behind. */
export const plotDesert: Scene = (input) => {
  const stage = stageOf(input, overlook(4, 540, 0.16));
  const { palette, light, camera, random, plant } = stage;
  const sapling = { ...plant, leaf: '#97a86a', leafDark: '#647a4a' };
  const rows: string[] = [];
  for (let z = 40; z > -9; z -= 3.6)
    for (let x = -3; x < 34; x += 4.2)
      rows.push(stand(stage, x, z, random.between(1.2, 1.8), (px, py, ph) => tree(sapling, px, py, ph), 0.45));
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    range(input, light, camera.horizon + 6, 120, '#d3a068', false),
    earth(stage, '#dcae74', '#e6c48f'),
    soil(stage, -30, -12, 70, 60, '#dcb07a'),
    ...Array.from({ length: 9 }, (_, index) => floor(stage, -3.2 + index * 4.2, -13, 0.5, 56, light.on('#b98a5a'))),
    neighbour(stage, -15, 16, 6, 1, '#e9d3b0'),
    stand(stage, -8, 15, 7, (px, py, ph) => palm(plant, px, py, ph)),
    stand(stage, -17, 14, 7.4, (px, py, ph) => palm(plant, px, py, ph)),
    floor(stage, -8.6, -13, 3.4, 60, light.on('#cfa36c')),
    ...rows,
    stakes(stage, -19, -2, 9, 9),
    stand(stage, -7, 1, 1.5, (px, py, ph) => car(light, px, py, ph, '#f1ecdf', false), 0.9),
    stand(stage, -4.6, -0.6, 1.75, (px, py, ph) => figure(light, px, py, ph, palette.fabricAlt, '#f4eee0')),
    meadow(stage, 1080, '#b5945a'),
  ]);
};

/** A corner plot of a new city where two avenues meet. */
export const plotCorner: Scene = (input) => {
  const stage = stageOf(input, () => ({ x: -9, eye: 5, z: -15, turn: 0.46, lens: 0.86, horizon: 480 }));
  const { palette, light, camera, random, plant } = stage;
  const tar = light.on('#6a6763');
  const kerb = light.on('#efe9dc');
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 120, light.on(palette.wallShade)),
    earth(stage, '#cbb38a', '#d6bf95'),
    neighbour(stage, 4, 36, 14, 5, palette.wall),
    neighbour(stage, 24, 34, 14, 6, mix(palette.wall, palette.fabric, 0.3)),
    neighbour(stage, 40, 12, 12, 5, palette.wallShade, true),
    neighbour(stage, -16, 44, 14, 5, palette.wallShade),
    plants(stage, [
      [1, 32, 6, 'tree'],
      [20, 31, 7, 'palm'],
      [36, 24, 6, 'tree'],
    ]),
    floor(stage, -9, -40, 8, 130, tar),
    floor(stage, -60, -10, 140, 8, tar),
    ...Array.from(
      { length: 14 },
      (_, index) =>
        floor(stage, -5.1, 1 + index * 5, 0.2, 2.6, kerb) + floor(stage, 2 + index * 5, -6.1, 2.6, 0.2, kerb),
    ),
    floor(stage, -1, -2, 80, 0.35, kerb),
    floor(stage, -1, -2, 0.35, 90, kerb),
    paving(stage, -0.6, -1.6, 60, 2, palette.stone, 1),
    floor(stage, -0.6, 0.4, 2, 60, light.on(palette.stone)),
    soil(stage, 1.6, 0.6, 26, 24, '#cda26a'),
    stakes(stage, 1.8, 0.8, 24, 22),
    ...[16, 9, 2].map((z) => stand(stage, -0.2, z + 2, 5.6, (px, py, ph) => palm(plant, px, py, ph))),
    ...[9, 17, 25].map((x) => stand(stage, x, -0.8, 5.6, (px, py, ph) => palm(plant, px, py, ph))),
    stand(stage, -0.5, -1.5, 6, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal, -1)),
    stand(stage, 11, 9, 1.75, (px, py, ph) => figure(light, px, py, ph, '#45617a', '#f0b83a')),
    stand(stage, 6.6, -4.4, 1.5, (px, py, ph) => car(light, px, py, ph, palette.accent, random.chance(0.5)), 0.9),
    stand(stage, 2.6, -1, 0.42, (px, py, ph) => cat(light, px, py, ph, '#d39a58', false), 0.6),
  ]);
};

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
    meadow(stage, 1100, '#b79d66'),
  ]);
};

/** Open land that runs down to the sea. */
export const plotCoastal: Scene = (input) => {
  const stage = stageOf(input, overlook(5, 470, 0.1));
  const { palette, light, camera } = stage;
  const foot = camera.horizon + 90;
  const foam = path(
    `M0 ${num(foot)}${Array.from({ length: 10 }, (_, index) => `Q${num((index + 0.5) * (WIDTH / 9))} ${num(foot + (index % 2 === 0 ? 9 : -6))} ${num((index + 1) * (WIDTH / 9))} ${num(foot)}`).join('')}`,
    'none',
    { stroke: light.on('#ffffff'), 'stroke-width': 7, opacity: 0.8 },
  );
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    earth(stage, '#e3c692', '#f0ddb4'),
    range(input, light, camera.horizon + 3, 70, '#b98a66', true),
    water(input, light, camera.horizon, foot, '#1f7fb0', '#63cbc8'),
    foam,
    soil(stage, -40, -13, 90, 40, '#e0c18c'),
    neighbour(stage, 22, 30, 12, 2, '#fbf7ee'),
    neighbour(stage, -30, 30, 12, 2, '#fbf7ee'),
    plants(stage, [
      [-16, 30, 7, 'palm'],
      [18, 30, 8, 'palm'],
      [-13, 22, 7, 'palm'],
    ]),
    stakes(stage, -9, 2, 19, 19),
    floor(stage, -60, -8, 140, 4.4, light.on('#bfa67f')),
    plants(stage, [
      [-12, 9, 1, 'blades'],
      [12.6, 8, 1.1, 'blades'],
      [-11.6, -1, 5.4, 'palm'],
      [13.6, -1, 6, 'palm'],
    ]),
    stand(stage, 3, -5.4, 1.5, (px, py, ph) => car(light, px, py, ph, '#f4f0e6'), 0.9),
    stand(stage, -2.6, -3.2, 1.75, (px, py, ph) => figure(light, px, py, ph, palette.accent, '#efe6d2')),
    meadow(stage, HEIGHT - 110, '#b99f62'),
  ]);
};
