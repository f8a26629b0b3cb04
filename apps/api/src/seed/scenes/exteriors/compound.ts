import { darken, fade, lighten, mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import { palm, pottedPlant } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, ellipse, group, num, path, rect, vertical } from '../kit/svg.ts';
import { skyline } from '../kit/view.ts';
import { balconyAt } from './build/balcony.ts';
import { solid } from './build/face.ts';
import { lawn, meadow, paving, treeline } from './build/ground.ts';
import { courses, lattice, slats, weather } from './build/materials.ts';
import { windowAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { earth, eitherWay, floor, type Stage, sheet, stageOf, stand } from './build/stage.ts';
import { foreground, hedge, lounger, parasol, pergola, pool } from './things/leisure.ts';
import { bench, cat, figure, streetLamp } from './things/street.ts';

/** Homes that close a compound's gardens at the back. */
function homes(stage: Stage, z: number): string {
  const { palette } = stage;
  const trim = lighten(palette.wall, 0.5);
  return [-26, -9, 8, 25]
    .map((x, index) => {
      const h = index % 2 === 0 ? 9.9 : 6.8;
      return solid(
        stage,
        { x, z: z + (index % 2) * 3, w: 14, d: 10, h },
        index % 2 === 0 ? palette.wall : mix(palette.wall, palette.fabric, 0.3),
        (face) =>
          weather(face, [0, 0, face.w, h]) +
          Array.from({ length: Math.floor(h / 3.2) }, (_, floorIndex) =>
            face.w > 12
              ? [0.8, 9.2]
                  .map((u) =>
                    balconyAt(face, u, floorIndex * 3.2 + 0.3, 4, 3.1, {
                      railing: 'glass',
                      slab: trim,
                      rail: palette.metal,
                      frame: palette.metal,
                      curtains: palette.fabric,
                    }),
                  )
                  .join('') + slats(face, [5.8, floorIndex * 3.2 + 0.3, 2.4, 2.7], palette.wood, 0.26)
              : windowAt(face, 3, floorIndex * 3.2 + 1, 1.6, 1.6, { frame: palette.metal }),
          ).join('') +
          face.block(-0.2, h - 0.2, face.w + 0.4, 0.4, [0, 0.4], trim),
      );
    })
    .join('');
}

function garden(input: Parameters<Scene>[0], eye: number, horizon: number, z = -15): { stage: Stage; behind: string } {
  const stage = stageOf(input, () => ({ x: -2, eye, z, turn: 0.14, lens: 0.88, horizon }));
  const { light, camera, palette } = stage;
  const behind =
    sky(input, light, camera.horizon) +
    skyline(input, light, camera.horizon + 4, 50, light.on(palette.wallShade)) +
    earth(stage, palette.leaf, palette.leaf) +
    treeline(stage) +
    homes(stage, 24) +
    lawn(stage, -40, -14, 90, 38) +
    plants(stage, [
      [-16, 22, 6, 'tree'],
      [-5, 21, 8, 'palm'],
      [5, 23, 7, 'palm'],
      [19, 22, 6, 'tree'],
      [-23, 18, 7, 'palm'],
      [26, 18, 7, 'palm'],
    ]);
  return { stage, behind };
}

/** The shared pool with parasols, palms and homes around. */
export const compoundPool: Scene = (input) => {
  const { stage, behind } = garden(input, 2.9, 610);
  const { palette, light, plant } = stage;
  const seat = (x: number, z: number, tone: string): string =>
    stand(stage, x + 1, z + 0.5, 2.5, (px, py, ph) => parasol(stage, px, py, ph, tone, '#fdf6e6'), 0.6) +
    stand(stage, x, z, 0.8, (px, py, ph) => lounger(stage, px, py, ph, palette.wood, palette.fabric), 1.3) +
    stand(stage, x + 2.3, z, 0.8, (px, py, ph) => lounger(stage, px, py, ph, palette.wood, palette.fabric), 1.3);
  return eitherWay(stage, [
    behind,
    paving(stage, -12, -10, 26, 22, lighten(palette.floor, 0.35), 1.1),
    hedge(stage, -12, 12.4, 26, 0.8),
    seat(-6, 10.4, palette.accent),
    seat(1.4, 10.6, palette.fabricAlt),
    seat(8, 10.2, palette.accent),
    pool(stage, -8, -4, 18, 12, palette.stone),
    ...[
      [-10.6, 9],
      [-10.4, 2],
      [12.4, 8],
      [12.6, 1],
    ].map(([x = 0, z = 0]) => stand(stage, x, z, 6, (px, py, ph) => palm(plant, px, py, ph))),
    seat(-10, -6, palette.fabricAlt),
    stand(stage, 5, -5.6, 0.42, (px, py, ph) => cat(light, px, py, ph, '#e6dccb'), 0.6),
    foreground(stage, 1, palette.leafDark),
  ]);
};

/** A walk through the shared garden: benches, flowers, a fountain, a pergola. */
export const compoundGarden: Scene = (input) => {
  const { stage, behind } = garden(input, 2.1, 620);
  const { palette, light, camera } = stage;
  const [fx, fy] = camera.point([0.4, 0, 5]);
  const s = camera.scale([0.4, 0, 5]);
  const stone = light.on(lighten(palette.stone, 0.2));
  const basin =
    ellipse(fx, fy, s * 2.5, s * 0.5, light.cast(0.8)) +
    path(
      `M${num(fx - s * 2.2)} ${num(fy - s * 0.45)}V${num(fy)}A${num(s * 2.2)} ${num(s * 0.42)} 0 0 0 ${num(fx + s * 2.2)} ${num(fy)}V${num(fy - s * 0.45)}Z`,
      vertical([0, stone], [1, light.off(palette.stone)]),
    ) +
    ellipse(fx, fy - s * 0.45, s * 2.2, s * 0.42, stone) +
    ellipse(fx, fy - s * 0.44, s * 1.95, s * 0.35, light.on('#5fb7be')) +
    rect(fx - s * 0.16, fy - s * 1.5, s * 0.32, s * 1.05, stone) +
    ellipse(fx, fy - s * 1.5, s * 0.8, s * 0.16, light.on('#7fc6c8')) +
    [-1, 1]
      .map((side) =>
        path(
          `M${num(fx)} ${num(fy - s * 2.1)}Q${num(fx + side * s * 0.5)} ${num(fy - s * 2.2)} ${num(fx + side * s * 0.72)} ${num(fy - s * 1.5)}M${num(fx + side * s * 0.7)} ${num(fy - s * 1.45)}Q${num(fx + side * s * 1.2)} ${num(fy - s * 1.3)} ${num(fx + side * s * 1.35)} ${num(fy - s * 0.45)}`,
          'none',
          { stroke: fade('#f2fbfb', 0.85), 'stroke-width': s * 0.07, 'stroke-linecap': 'round' },
        ),
      )
      .join('');
  const beds = [
    [-2.9, 12],
    [3.9, 12],
    [-3, 8.6],
    [4, 8.6],
    [-3.2, 0.4],
    [4.2, 0.4],
    [-3.4, -3],
    [4.4, -3],
    [-3.4, -6],
    [4.2, -6],
  ].map(([x = 0, z = 0], index) => plants(stage, [[x, z, 0.95, index % 3 === 0 ? 'shrub' : 'flower']]));
  return eitherWay(stage, [
    behind,
    paving(stage, -1.6, -14, 4, 34, lighten(palette.stone, 0.15), 1),
    paving(stage, -3.6, 2, 8, 6, lighten(palette.stone, 0.2), 1),
    pergola(stage, -9.6, 11, 5.4, 3.4, 2.8, palette.wood),
    plants(stage, [
      [10, 12, 5, 'tree'],
      [-12, 9, 5, 'tree'],
      [13, 6, 6.4, 'palm'],
      [-8, 4, 4.4, 'tree'],
    ]),
    ...beds.slice(0, 4),
    basin,
    ...beds.slice(4),
    stand(stage, 6, 2.4, 0.95, (px, py, ph) => bench(light, px, py, ph, palette.wood, palette.metal), 1),
    stand(stage, -5.6, 1.6, 0.95, (px, py, ph) => bench(light, px, py, ph, palette.wood, palette.metal), 1),
    stand(stage, 1.2, -1.6, 1.7, (px, py, ph) => figure(light, px, py, ph, palette.fabricAlt, palette.accent)),
    stand(stage, -2, -1.4, 4, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal)),
    meadow(stage, 1020, palette.leaf, palette.accent),
    foreground(stage, -1, palette.leafDark),
  ]);
};

/** A playground on soft ground under trees. */
export const compoundPlayground: Scene = (input) => {
  const { stage, behind } = garden(input, 2.4, 620, -8);
  const { palette, light, camera } = stage;
  const at = (x: number, y: number, z: number): string =>
    camera
      .point([x, y, z])
      .map((part) => num(part))
      .join(' ');
  const bar = (
    from: readonly [number, number, number],
    to: readonly [number, number, number],
    tone: string,
    thick = 0.12,
  ): string =>
    path(`M${at(...from)}L${at(...to)}`, 'none', {
      stroke: light.on(tone),
      'stroke-width': Math.max(2, camera.scale(from) * thick),
      'stroke-linecap': 'round',
    });
  const swings =
    bar([3, 0, 6.4], [3.5, 2.6, 6], palette.accent) +
    bar([4, 0, 5.6], [3.5, 2.6, 6], palette.accent) +
    bar([8, 0, 6.4], [8.5, 2.6, 6], palette.accent) +
    bar([9, 0, 5.6], [8.5, 2.6, 6], palette.accent) +
    bar([3.5, 2.6, 6], [8.5, 2.6, 6], palette.accent, 0.14) +
    [4.8, 7]
      .map(
        (x) =>
          bar([x - 0.25, 2.6, 6], [x - 0.4, 0.6, 5.6], '#7d7a74', 0.03) +
          bar([x + 0.25, 2.6, 6], [x + 0.1, 0.6, 5.6], '#7d7a74', 0.03) +
          bar([x - 0.45, 0.58, 5.6], [x + 0.15, 0.58, 5.6], '#d8452f', 0.12),
      )
      .join('');
  const tower =
    solid(stage, { x: -5, y: 1.4, z: 5, w: 2, d: 2, h: 0.2 }, palette.wood) +
    [
      [-4.9, 6.9],
      [-3.1, 6.9],
      [-4.9, 5],
      [-3.1, 5],
    ]
      .map(([x = 0, z = 0]) => bar([x, 0, z], [x, 3, z], palette.woodDark, 0.14))
      .join('') +
    sheet(
      stage,
      [
        [-5.3, 2.9, 4.8],
        [-2.7, 2.9, 4.8],
        [-4, 4.1, 6],
      ],
      light.on('#e2a52c'),
    ) +
    sheet(
      stage,
      [
        [-5.3, 2.9, 7.2],
        [-5.3, 2.9, 4.8],
        [-4, 4.1, 6],
      ],
      light.off('#e2a52c'),
    ) +
    sheet(
      stage,
      [
        [-3, 1.6, 5.2],
        [-3, 1.6, 6.4],
        [0.8, 0.15, 5.6],
        [0.8, 0.15, 4.2],
      ],
      light.on('#d8452f'),
    ) +
    sheet(
      stage,
      [
        [-3, 1.6, 5.2],
        [0.8, 0.15, 4.2],
        [0.8, 0.45, 4.2],
        [-3, 1.95, 5.2],
      ],
      light.on('#f0b040'),
    ) +
    [0.3, 0.65, 1, 1.3].map((y) => bar([-4.9, y, 5], [-3.5, y, 5], palette.wood, 0.08)).join('');
  const ball = camera.point([1.6, 0.3, -2]);
  const r = camera.scale([1.6, 0, -2]) * 0.3;
  return eitherWay(stage, [
    behind,
    floor(stage, -10, -4, 22, 16, light.on(mix(palette.fabric, '#d9906a', 0.4))),
    floor(stage, -7, 1, 9, 8, light.on(mix(palette.accent, '#7fc0c4', 0.6))),
    floor(stage, 2.6, 2.6, 7.6, 6, light.on('#e6b95c')),
    hedge(stage, -11, 12.4, 24, 0.8),
    plants(stage, [
      [-9, 11, 5, 'tree'],
      [11, 11, 5.4, 'tree'],
    ]),
    tower,
    swings,
    ellipse(ball[0], ball[1] + r * 0.9, r * 1.2, r * 0.24, light.cast()),
    circle(ball[0], ball[1], r, light.on('#f4efe2')),
    path(
      `M${num(ball[0] - r)} ${num(ball[1])}A${num(r)} ${num(r)} 0 0 1 ${num(ball[0] + r)} ${num(ball[1])}Z`,
      light.on('#d8452f'),
    ),
    stand(stage, 11, 0, 0.95, (px, py, ph) => bench(light, px, py, ph, palette.wood, palette.metal), 1),
    stand(stage, 2.2, 1, 1.15, (px, py, ph) => figure(light, px, py, ph, '#e2a52c', '#4a3428')),
    stand(stage, -1, 0.4, 1.05, (px, py, ph) => figure(light, px, py, ph, '#5f9fc4', '#3a2a22')),
    stand(stage, 9, 0.4, 1.68, (px, py, ph) => figure(light, px, py, ph, palette.fabricAlt, palette.accent)),
    meadow(stage, 1060, palette.leaf, palette.accent),
    foreground(stage, -1, palette.leafDark),
  ]);
};

/** The compound's gate: lattice portal, guard house, barrier, palms. */
export const compoundGate: Scene = (input) => {
  const stage = stageOf(input, () => ({ x: 0, eye: 2, z: -15, turn: 0.05, lens: 0.92, horizon: 720 }));
  const { palette, light, camera, plant, random } = stage;
  const tar = light.on('#7a756d');
  const tower = (x: number): string =>
    solid(
      stage,
      { x, z: 4, w: 3.4, d: 4, h: 7.4 },
      palette.wall,
      (face) =>
        courses(face, [0, 0, face.w, 7.4], palette.wall, 0.5, 1.2) +
        lattice(face, [0.6, 2.6, face.w - 1.2, 3.8], palette.wood, 0.34),
    );
  const bar =
    sheet(
      stage,
      [
        [-5, 1.1, 3.6],
        [-0.6, 1.1, 3.6],
        [-0.6, 1.28, 3.6],
        [-5, 1.28, 3.6],
      ],
      light.on('#f6f1e6'),
    ) +
    [0, 1, 2, 3]
      .map((index) =>
        sheet(
          stage,
          [
            [-4.7 + index * 1.1, 1.1, 3.58],
            [-4.2 + index * 1.1, 1.1, 3.58],
            [-4.2 + index * 1.1, 1.28, 3.58],
            [-4.7 + index * 1.1, 1.28, 3.58],
          ],
          light.on('#cf4230'),
        ),
      )
      .join('');
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 40, light.on(palette.wallShade)),
    earth(stage, palette.leaf, palette.leaf),
    treeline(stage),
    homes(stage, 40),
    lawn(stage, -40, -14, 80, 50),
    floor(stage, -5.4, -15, 4.6, 60, tar),
    floor(stage, 0.8, -15, 4.6, 60, tar),
    floor(stage, -0.8, -15, 1.6, 60, light.on(palette.leaf)),
    ...[0, 1, 2, 3].map(
      (index) =>
        floor(stage, -3.2, -11 + index * 4, 0.16, 2, light.on('#f1ebdd')) +
        floor(stage, 3, -11 + index * 4, 0.16, 2, light.on('#f1ebdd')),
    ),
    ...[30, 24, 18, 12].flatMap((z) => [
      stand(stage, -7.4, z, 7, (px, py, ph) => palm(plant, px, py, ph)),
      stand(stage, 7.4, z, 7, (px, py, ph) => palm(plant, px, py, ph)),
    ]),
    solid(stage, { x: -22, z: 6, w: 12, d: 0.4, h: 2.6 }, palette.wallShade),
    solid(stage, { x: 10, z: 6, w: 12, d: 0.4, h: 2.6 }, palette.wallShade),
    tower(-9.4),
    tower(6),
    solid(stage, { x: -10, y: 7.4, z: 3.4, w: 20, d: 5.4, h: 0.9 }, lighten(palette.wall, 0.2), (face) =>
      face.w > 10 ? slats(face, [0.4, 0.2, face.w - 0.8, 0.5], palette.wood, 0.3) : '',
    ),
    sheet(
      stage,
      [
        [-10, 7.4, 3.4],
        [10, 7.4, 3.4],
        [10, 7.4, 8.8],
        [-10, 7.4, 8.8],
      ],
      darken(light.off(palette.wall), 0.2),
    ),
    solid(stage, { x: -0.7, z: 4, w: 1.5, d: 2, h: 2.6 }, palette.wood, (face) =>
      windowAt(face, 0.15, 1.1, face.w - 0.3, 1, { frame: palette.metal, glow: light.lit }),
    ),
    bar,
    hedge(stage, -22, 3, 12, 0.9),
    hedge(stage, 10, 3, 12, 0.9),
    plants(stage, [
      [-11, 1, 1, 'flower'],
      [-9, 1, 1, 'flower'],
      [-7, 1, 0.9, 'shrub'],
      [7, 1, 1, 'flower'],
      [9, 1, 1, 'flower'],
      [11.4, 1, 1, 'shrub'],
      [0, -3, 0.9, 'flower'],
      [0, -6, 0.9, 'flower'],
    ]),
    stand(stage, 6.4, -1, 1.75, (px, py, ph) => figure(light, px, py, ph, '#3f5568', '#2b2a2c')),
    ...[-6.4, 6.4].map((x) => stand(stage, x, -3, 6, (px, py, ph) => palm({ ...plant, random }, px, py, ph))),
    meadow(stage, 1060, palette.leaf, palette.accent),
  ]);
};

/** A roof terrace over the city: planters, seats, lights on a cord, the skyline behind. */
export const roofTerrace: Scene = (input) => {
  const stage = stageOf(input, () => ({ x: 0, eye: 1.9, z: -2, turn: 0.08, lens: 0.8, horizon: 600 }));
  const { palette, light, camera, plant } = stage;
  const lamps = [0, 1].map((row) => {
    const a = camera.point([-5, 3.1, 3 + row * 3]);
    const b = camera.point([5, 3.1, 3.4 + row * 3]);
    const sag = 70 - row * 25;
    return (
      path(
        `M${num(a[0])} ${num(a[1])}Q${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2 + sag * 2)} ${num(b[0])} ${num(b[1])}`,
        'none',
        { stroke: '#3a3430', 'stroke-width': 2.5 },
      ) +
      Array.from({ length: 11 }, (_, index) => {
        const t = (index + 0.5) / 11;
        const lx = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * ((a[0] + b[0]) / 2) + t * t * b[0];
        const ly = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * ((a[1] + b[1]) / 2 + sag * 2) + t * t * b[1];
        return (
          (light.lit ? circle(lx, ly + 11, 26, fade(light.lamp, 0.25)) : '') +
          ellipse(lx, ly + 11, 7, 9, light.lit ? '#fff1c0' : '#f4ead2')
        );
      }).join('')
    );
  });
  const sofa = (x: number, z: number, w: number): string =>
    solid(stage, { x, z, w, d: 1, h: 0.34 }, palette.wood) +
    solid(stage, { x: x + 0.05, y: 0.34, z: z + 0.05, w: w - 0.1, d: 0.9, h: 0.2 }, palette.fabric) +
    solid(stage, { x: x + 0.05, y: 0.54, z: z + 0.7, w: w - 0.1, d: 0.25, h: 0.5 }, lighten(palette.fabric, 0.2)) +
    Array.from({ length: 3 }, (_, index) => {
      const [px, py] = camera.point([x + 0.5 + (index * (w - 1)) / 2, 0.56, z + 0.45]);
      const s = camera.scale([x, 0, z]);
      return rect(
        px - s * 0.24,
        py - s * 0.4,
        s * 0.48,
        s * 0.4,
        light.on([palette.accent, palette.fabricAlt, '#f4ead6'][index] ?? palette.accent),
        { rx: s * 0.08, transform: `rotate(${index * 8 - 8} ${num(px)} ${num(py)})` },
      );
    }).join('');
  return eitherWay(stage, [
    sky(input, light, camera.horizon + 60),
    rect(0, camera.horizon + 50, 1600, 300, light.on(palette.wallShade)),
    skyline(input, light, camera.horizon + 60, 210, light.on(palette.wallShade)),
    skyline(input, light, camera.horizon + 150, 200, light.on(darken(palette.wallShade, 0.12))),
    rect(0, camera.horizon + 110, 1600, 600, light.on(palette.wallShade)),
    paving(stage, -7, -1, 14, 9, lighten(palette.floor, 0.25), 0.7),
    solid(stage, { x: -7, z: 8, w: 14, d: 0.3, h: 0.95 }, palette.wall, (face) =>
      lattice(face, [0.5, 0.15, face.w - 1, 0.65], palette.wall, 0.26),
    ),
    floor(stage, -7, 7.95, 14, 0.4, light.on(lighten(palette.stone, 0.3)), 0.97),
    ...[-6, 5.2].map((x) => solid(stage, { x, z: 7.4, w: 1, d: 0.5, h: 0.5 }, palette.accent)),
    plants(stage, [
      [-5.5, 7.5, 1.7, 'blades'],
      [5.7, 7.5, 1.7, 'blades'],
    ]),
    pergola(stage, -4.6, 3.4, 9.2, 3.6, 3, palette.wood),
    stand(stage, -3.9, 6.4, 1.7, (px, py, ph) => pottedPlant(plant, px, py, ph, palette.accent)),
    sofa(-2.8, 5.6, 3),
    sofa(0.9, 5.6, 2.6),
    solid(stage, { x: -0.9, z: 4.1, w: 1.8, d: 0.9, h: 0.32 }, palette.woodDark),
    ...lamps,
    stand(stage, 3.9, 5.2, 1.5, (px, py, ph) => pottedPlant(plant, px, py, ph, '#b5653f')),
    stand(stage, 2.4, 3.2, 0.4, (px, py, ph) => cat(light, px, py, ph, '#d79a55'), 0.6),
    group(foreground(stage, -1, palette.leafDark)),
  ]);
};
