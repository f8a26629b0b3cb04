import { darken, fade, lighten, mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { num, path, rect, vertical } from '../kit/svg.ts';
import { skyline } from '../kit/view.ts';
import { type Face, solid } from './build/face.ts';
import { glassWall } from './build/glassWall.ts';
import { paving, street } from './build/ground.ts';
import { courses, weather } from './build/materials.ts';
import { doorAt, glass, windowAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { boxShadow, cornerView, earth, eitherWay, floor, type Stage, sheet, stageOf, stand } from './build/stage.ts';
import { foreground } from './things/leisure.ts';
import { car, cat, figure, streetLamp } from './things/street.ts';
import { forklift, lorry } from './things/works.ts';

/** Upright ribs of sheet metal. */
function ribs(face: Face, v: number, h: number, colour: string): string {
  const count = Math.round(face.w / 0.7);
  return Array.from(
    { length: count },
    (_, index) =>
      face.quad((index / count) * face.w, v, 0.09, h, fade(face.colour(darken(colour, 0.5)), 0.32)) +
      face.quad((index / count) * face.w + 0.09, v, 0.1, h, fade('#ffffff', 0.13)),
  ).join('');
}

/** A dock gate: rolled door, yellow bumpers, lamp. */
function dock(face: Face, u: number, w: number, h: number, open: boolean): string {
  const { palette, light } = face.stage;
  const inside = light.lit ? vertical([0, '#ffe2a0'], [1, '#c08a4c']) : vertical([0, '#4d4a48'], [1, '#2c2a2a']);
  const lines = Array.from({ length: Math.round(h / 0.3) }, (_, row) =>
    face.line(
      [
        [u, row * 0.3 + 0.1],
        [u + w, row * 0.3 + 0.1],
      ],
      fade('#2c2a2a', 0.3),
      0.03,
    ),
  ).join('');
  return (
    face.quad(u - 0.18, 0, w + 0.36, h + 0.18, face.colour(palette.metal)) +
    (open
      ? face.quad(u, 0, w, h, inside) + face.quad(u, h - 0.7, w, 0.7, face.colour('#c9c8c2'))
      : face.quad(u, 0, w, h, face.colour('#d5d3cb')) + lines) +
    [u - 0.34, u + w + 0.16].map((at) => face.block(at, 0, 0.18, 0.9, [0, 0.22], '#e2b032')).join('') +
    face.block(u - 0.3, h + 0.4, w + 0.6, 0.16, [0, 1.1], palette.accent)
  );
}

/** A saw-tooth roof along x: north-light glass on the steep sides. */
function sawTooth(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  teeth: number,
  colour: string,
): string {
  const { light } = stage;
  const step = w / teeth;
  const parts: string[] = [];
  for (let tooth = teeth - 1; tooth >= 0; tooth -= 1) {
    const from = x + tooth * step;
    const to = from + step;
    const pane = light.lit ? '#ffd58c' : mix(light.on('#7fa3b0'), light.sky[1], 0.3);
    parts.push(
      sheet(
        stage,
        [
          [from, y + 2.4, z],
          [to, y, z],
          [to, y, z + d],
          [from, y + 2.4, z + d],
        ],
        light.on(darken(colour, 0.1)),
      ),
      sheet(
        stage,
        [
          [from, y, z + d],
          [from, y, z],
          [from, y + 2.4, z],
          [from, y + 2.4, z + d],
        ],
        pane,
      ),
    );
    for (let bar = 0; bar <= 6; bar += 1)
      parts.push(
        sheet(
          stage,
          [
            [from, y, z + (bar / 6) * d],
            [from, y, z + (bar / 6) * d + 0.14],
            [from, y + 2.4, z + (bar / 6) * d + 0.14],
            [from, y + 2.4, z + (bar / 6) * d],
          ],
          light.on(stage.palette.metal),
        ),
      );
    parts.push(
      sheet(
        stage,
        [
          [from, y, z],
          [to, y, z],
          [from, y + 2.4, z],
        ],
        light.on(colour),
      ),
    );
  }
  return parts.join('');
}

/** A factory with a saw-tooth roof, a chimney and a loading yard. */
export const factory: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(29, 0.46, { eye: 3, lens: 0.98, horizon: 830, aim: [9, 0] }));
  const { palette, light, camera, random } = stage;
  const brick = mix(palette.wall, '#b06a4c', random.pick([0.15, 0.5]));
  const [sx, sy] = camera.point([22, 0, 16]);
  const s = camera.scale([22, 0, 16]);
  const stack =
    path(
      `M${num(sx - s * 0.9)} ${num(sy)}L${num(sx - s * 0.6)} ${num(sy - s * 19)}H${num(sx + s * 0.6)}L${num(sx + s * 0.9)} ${num(sy)}Z`,
      vertical([0, light.on('#c9785a')], [1, light.on('#a2583f')]),
    ) +
    [17, 18.2].map((level) => rect(sx - s * 0.66, sy - s * level, s * 1.32, s * 0.6, light.on('#f1ece0'))).join('') +
    path(
      `M${num(sx - light.side * s * 0.1)} ${num(sy)}V${num(sy - s * 19)}H${num(sx - light.side * s * 0.6)}L${num(sx - light.side * s * 0.9)} ${num(sy)}Z`,
      fade(light.shadow, 0.22),
    );
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 60, light.on(palette.wallShade)),
    earth(stage, '#a89f92', '#b7ab96'),
    stack,
    plants(stage, [
      [-12, 18, 7, 'tree'],
      [-17, 22, 8, 'palm'],
      [38, 12, 6, 'tree'],
    ]),
    boxShadow(stage, 0, 0, 28, 16, 7, 0.8),
    sawTooth(stage, 0, 5.6, 0, 28, 16, 4, brick),
    solid(
      stage,
      { x: 0, z: 0, w: 28, d: 16, h: 5.6 },
      brick,
      (face, which) =>
        courses(face, [0, 0, face.w, 5.6], brick, 0.3, 0.9) +
        weather(face, [0, 0, face.w, 5.6]) +
        (which === 'front'
          ? dock(face, 3, 3.6, 3.8, true) +
            dock(face, 9.4, 3.6, 3.8, false) +
            [15.2, 18.4, 21.6, 24.8]
              .map((u) =>
                windowAt(face, u, 1.4, 2.2, 2.8, { frame: palette.metal, panes: 3, bar: true, sill: palette.stone }),
              )
              .join('')
          : [1.6, 5.2, 8.8, 12.4]
              .map((u) =>
                windowAt(face, u, 1.4, 2, 2.8, { frame: palette.metal, panes: 3, bar: true, sill: palette.stone }),
              )
              .join('')) +
        face.quad(0, 5.3, face.w, 0.3, face.colour(palette.stone)),
    ),
    paving(stage, -30, -22, 90, 21.5, '#b3aca0', 4),
    floor(stage, 2.6, -9, 0.2, 9, light.on('#e8c04a')),
    floor(stage, 7, -9, 0.2, 9, light.on('#e8c04a')),
    stand(stage, 15.6, -4.6, 3.4, (px, py, ph) => lorry(light, px, py, ph, palette.accent, '#f1ede2'), 1.4),
    stand(stage, 5.2, -3, 2.1, (px, py, ph) => forklift(light, px, py, ph, '#e2a52c', palette.wood), 0.6),
    stand(stage, 8.6, -4.4, 1.75, (px, py, ph) => figure(light, px, py, ph, '#45617a', '#e8b02c')),
    plants(stage, [
      [-3.4, -2, 5, 'tree'],
      [27, -1.6, 4.4, 'tree'],
      [1, -1, 0.8, 'shrub'],
    ]),
    stand(stage, -2, -8, 0.42, (px, py, ph) => cat(light, px, py, ph, '#4a443e'), 0.6),
  ]);
};

/** A sheet-metal warehouse with dock gates and lorries. */
export const warehouse: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(27, 0.5, { eye: 2.6, lens: 0.98, horizon: 860, aim: [7.5, 0] }));
  const { palette, light, camera } = stage;
  const metal = mix(palette.wall, palette.fabric, 0.25);
  const h = 8.4;
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 50, light.on(palette.wallShade)),
    earth(stage, '#a8a196', '#bdb19c'),
    plants(stage, [
      [-14, 20, 7, 'palm'],
      [-10, 17, 8, 'palm'],
      [40, 12, 6, 'tree'],
    ]),
    boxShadow(stage, 0, 0, 30, 20, h, 0.8),
    solid(
      stage,
      { x: 0, z: 0, w: 30, d: 20, h },
      metal,
      (face, which) =>
        ribs(face, 1.2, h - 1.2, metal) +
        face.quad(0, 0, face.w, 1.2, face.colour(palette.stone)) +
        face.quad(0, h - 1.7, face.w, 1, face.colour(palette.accent)) +
        weather(face, [0, 0, face.w, h]) +
        (which === 'front'
          ? [2.4, 8.4, 14.4, 20.4].map((u, index) => dock(face, u, 3.8, 4.2, index === 1)).join('') +
            doorAt(face, 27, 0, 1.2, 2.3, palette.metal, palette.accent)
          : [2, 7.4, 12.8].map((u) => windowAt(face, u, 4.6, 3.6, 1.1, { frame: palette.metal, panes: 4 })).join('')) +
        face.block(-0.1, h - 0.15, face.w + 0.2, 0.45, [0, 0.25], darken(metal, 0.2)),
    ),
    paving(stage, -40, -26, 110, 25.5, '#b5afa3', 4),
    stand(stage, 16.6, -2.6, 3.6, (px, py, ph) => lorry(light, px, py, ph, '#f3efe5', palette.accent), 1.4),
    stand(stage, 5, -4.6, 3.4, (px, py, ph) => lorry(light, px, py, ph, palette.fabric, '#ece7da', false), 1.4),
    stand(stage, 11.4, -3.2, 2.1, (px, py, ph) => forklift(light, px, py, ph, '#e2a52c', palette.wood), 0.6),
    stand(stage, 12.8, -5.4, 1.75, (px, py, ph) => figure(light, px, py, ph, '#54687a', '#e8b02c')),
    stand(stage, -2.4, -4, 7, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal)),
    foreground(stage, -1, palette.leafDark),
  ]);
};

/** A craftsman's workshop open to a side street, timber and tools before it. */
export const workshop: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(13, 0.28, { eye: 1.8, lens: 0.9, horizon: 820, aim: [5.4, 0] }));
  const { palette, light, camera, random } = stage;
  const brick = mix(palette.wall, '#b87052', 0.4);
  const lean = (u: number, face: Face): string =>
    Array.from({ length: 7 }, (_, index) =>
      face.shape(
        [
          [u + index * 0.2, 0],
          [u + index * 0.2 + 0.14, 0],
          [u + index * 0.2 + 0.44, random.between(2.2, 3)],
          [u + index * 0.2 + 0.3, 2.9],
        ],
        face.colour(index % 2 === 0 ? palette.wood : lighten(palette.wood, 0.25)),
        0.25,
      ),
    ).join('');
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 150, light.on(palette.wallShade)),
    earth(stage, '#b39e80', '#bfa986'),
    plants(stage, [
      [-6, 10, 7, 'palm'],
      [17, 9, 6, 'tree'],
      [21, 10, 8, 'palm'],
    ]),
    boxShadow(stage, 0, 0, 12, 8, 4.4, 0.8),
    solid(stage, { x: 0, z: 0, w: 12, d: 8, h: 4.6 }, brick, (face, which) => {
      const inside = light.lit ? vertical([0, '#ffe6ae'], [1, '#b9793f']) : vertical([0, '#57483c'], [1, '#8a6f54']);
      const opening = (u: number, w: number): string => {
        const tools = Array.from({ length: 9 }, (_, index) =>
          face.quad(
            u + 0.3 + (index / 9) * (w - 0.6),
            1.7 + (index % 3) * 0.12,
            0.09,
            0.5 + (index % 2) * 0.2,
            face.colour(index % 2 === 0 ? '#c9c5bb' : palette.accent),
          ),
        ).join('');
        return (
          face.quad(u - 0.15, 0, w + 0.3, 3.35, face.colour(palette.metal)) +
          face.quad(u, 0, w, 3.2, inside) +
          face.quad(u + 0.2, 1.55, w - 0.4, 0.85, face.colour(darken(palette.wood, 0.45))) +
          tools +
          face.block(u + 0.4, 0, w * 0.55, 0.9, [-0.4, 0], palette.wood) +
          face.quad(u + 0.3, 0.86, w * 0.6, 0.1, face.colour(lighten(palette.wood, 0.3))) +
          face.quad(u, 2.85, w, 0.35, face.colour('#b9b6ad')) +
          face.quad(u, 2.4, w, 0.45, light.cast(0.8))
        );
      };
      return (
        courses(face, [0, 0, face.w, 4.6], brick, 0.24, 0.7) +
        weather(face, [0, 0, face.w, 4.6]) +
        (which === 'front'
          ? opening(0.8, 4.4) +
            opening(6.4, 3.2) +
            lean(10.1, face) +
            face.block(0.3, 3.6, 11.4, 0.14, [0, 1.2], palette.metal)
          : windowAt(face, 2.4, 1.4, 2.6, 1.6, { frame: palette.metal, panes: 4, bar: true })) +
        face.block(0, 4.6, face.w, 0.4, [-0.25, 0], palette.stone)
      );
    }),
    paving(stage, -20, -14, 50, 13.8, palette.stone, 1.4),
    [0, 1, 2, 3, 4]
      .map((row) =>
        solid(
          stage,
          { x: 9.4 + row * 0.06, y: row * 0.2, z: -3.6, w: 3.4 - row * 0.12, d: 1, h: 0.17 },
          row % 2 === 0 ? palette.wood : lighten(palette.wood, 0.2),
        ),
      )
      .join(''),
    solid(stage, { x: 5.2, z: -2.6, w: 0.6, d: 0.6, h: 0.6 }, palette.accent),
    solid(stage, { x: 2, z: -3, w: 2, d: 0.9, h: 0.85 }, palette.woodDark),
    stand(stage, 4.6, -2.4, 1.72, (px, py, ph) => figure(light, px, py, ph, '#5b7288', '#e6dcc8')),
    stand(stage, 7.4, -4.6, 0.42, (px, py, ph) => cat(light, px, py, ph, '#d39a58'), 0.6),
    plants(stage, [
      [-1.4, -0.8, 1.2, 'blades'],
      [13, -0.8, 4, 'tree'],
    ]),
    foreground(stage, -1, palette.leafDark),
  ]);
};

/** A glazed office building over a planted forecourt. */
export const officeBuilding: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(44, 0.58, { eye: 2.6, lens: 0.98, horizon: 985, aim: [6, 0] }));
  const { palette, light, camera, random } = stage;
  const floors = random.whole(5, 6);
  const storey = 3.7;
  const h = 5 + floors * storey;
  const fins = random.chance(0.5);
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 190, light.on(palette.wallShade)),
    earth(stage, '#a59d92', palette.stone),
    street(stage, -17, 8, 4),
    paving(stage, -40, -5, 100, 16, palette.stone, 2),
    boxShadow(stage, 0, 0, 24, 18, h * 0.6, 0.8),
    solid(stage, { x: -22, z: 24, w: 18, d: 14, h: 17 }, palette.wallShade, (face) =>
      Array.from({ length: 5 }, (_, row) =>
        face.quad(
          0.8,
          2 + row * 3.1,
          face.w - 1.6,
          1.5,
          light.lit && row % 2 === 0 ? '#e7b878' : face.colour('#5a7480'),
        ),
      ).join(''),
    ),
    solid(stage, { x: 4, y: h, z: 4, w: 12, d: 9, h: 2.4 }, palette.metal),
    solid(stage, { x: 0, z: 0, w: 24, d: 18, h }, palette.metal, (face, which) => {
      const columns = Math.round(face.w / 2.2);
      const cell = face.w / columns;
      const panes = Array.from(
        { length: floors },
        (_, row) =>
          Array.from({ length: columns }, (__, column) =>
            glass(
              face,
              column * cell + 0.1,
              5 + row * storey + 0.5,
              cell - 0.2,
              storey - 0.6,
              random.chance(0.55) && light.lit,
            ),
          ).join('') + face.block(0, 5 + row * storey, face.w, 0.4, [0, 0.3], palette.wall),
      );
      const blades = fins
        ? Array.from({ length: columns + 1 }, (_, column) =>
            face.block(Math.min(face.w - 0.14, column * cell), 5, 0.14, h - 5, [0, 0.5], palette.wood),
          ).join('')
        : '';
      const base =
        face.quad(0, 0, face.w, 5, face.colour(palette.stone)) +
        courses(face, [0, 0, face.w, 5], palette.stone, 0.7, 1.6) +
        glassWall(face, 1.2, 0.1, face.w * 0.36, 3.6, 4) +
        glassWall(face, face.w * 0.58, 0.1, face.w * 0.36, 3.6, 4) +
        (which === 'front'
          ? doorAt(face, face.w * 0.47, 0, 2.2, 3, palette.metal, palette.wood) +
            face.block(face.w * 0.4, 3.8, face.w * 0.2, 0.3, [0, 2.6], palette.accent)
          : '');
      return base + panes.join('') + blades + face.block(-0.1, h - 0.2, face.w + 0.2, 0.7, [0, 0.4], palette.wall);
    }),
    plants(stage, [
      [-5, -3.4, 6, 'tree'],
      [3, -3.4, 6.6, 'palm'],
      [18, -3.6, 6.4, 'palm'],
      [23, -3.4, 5, 'tree'],
      [7, -3, 1, 'shrub'],
      [15.4, -3, 1, 'shrub'],
    ]),
    ...(
      [
        [10, -4, '#3f4a57', '#6b4a33'],
        [12.4, -4.4, palette.fabric, palette.accent],
        [4.6, -4.6, '#5b6470', '#2e2a28'],
      ] as const
    ).map(([x, z, robe, scarf]) => stand(stage, x, z, 1.75, (px, py, ph) => figure(light, px, py, ph, robe, scarf))),
    stand(stage, 0, -10.4, 1.5, (px, py, ph) => car(light, px, py, ph, '#e9e5dc'), 0.9),
    stand(stage, 15, -11, 1.5, (px, py, ph) => car(light, px, py, ph, palette.accent, false), 0.9),
    foreground(stage, -1, palette.leafDark),
  ]);
};
