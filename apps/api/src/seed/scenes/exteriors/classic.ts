import { darken, fade, lighten, mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import { shrub } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { skyline } from '../kit/view.ts';
import { balconyAt } from './build/balcony.ts';
import { type Face, solid } from './build/face.ts';
import { paving, street } from './build/ground.ts';
import { courses, lattice, weather } from './build/materials.ts';
import { airConditioner, archAt, doorAt, windowAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { cornerView, earth, eitherWay, type Stage, stageOf, stand } from './build/stage.ts';
import { foreground } from './things/leisure.ts';
import { car, cat, figure, streetLamp } from './things/street.ts';

function decoStoreys(face: Face, floors: number, from: number, storey: number): string {
  const { palette } = face.stage;
  const bays = Math.max(3, Math.round(face.w / 3));
  const bay = face.w / bays;
  const trim = lighten(palette.wall, 0.35);
  const parts: string[] = [];
  for (let index = 0; index <= bays; index += 1)
    parts.push(
      face.block(
        Math.min(face.w - 0.35, Math.max(0, index * bay - 0.18)),
        from,
        0.36,
        floors * storey,
        [0, 0.16],
        trim,
      ),
    );
  for (let floor = 0; floor < floors; floor += 1) {
    const v = from + floor * storey;
    for (let index = 0; index < bays; index += 1) {
      const u = index * bay;
      if (floor > 0 && floor < floors - 1 && index % 2 === 1 && bays > 3) {
        parts.push(
          balconyAt(face, u + 0.3, v, bay - 0.6, storey, {
            railing: 'bars',
            slab: trim,
            rail: palette.metal,
            frame: palette.woodDark,
            curtains: palette.fabric,
            out: 0.9,
          }),
        );
        continue;
      }
      if (floor === floors - 1)
        parts.push(archAt(face, u + bay * 0.28, v + 0.7, bay * 0.44, 1.3, { surround: trim, frame: palette.woodDark }));
      else
        parts.push(
          windowAt(face, u + bay * 0.29, v + 0.7, bay * 0.42, 1.9, {
            frame: palette.woodDark,
            shutters: palette.accent,
            sill: trim,
            bar: true,
          }),
        );
      parts.push(face.block(u + bay * 0.2, v + storey - 0.52, bay * 0.6, 0.12, [0, 0.2], trim));
    }
    parts.push(face.block(0, v - 0.14, face.w, 0.2, [0, 0.22], trim));
  }
  return parts.join('');
}

/** A downtown block of the nineteen-thirties: pilasters, iron balconies, shutters, a cornice and shops with awnings. */
export const artDecoBlock: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(31, 0.56, { eye: 2.2, lens: 0.94, horizon: 985, aim: [4, 0] }));
  const { palette, light, camera } = stage;
  const floors = 4;
  const storey = 3.9;
  const from = 4.6;
  const h = from + floors * storey + 0.6;
  const trim = lighten(palette.wall, 0.4);
  const neighbour = (x: number, z: number, w: number, tall: number, tone: string): string =>
    solid(
      stage,
      { x, z, w, d: 16, h: tall },
      tone,
      (face) =>
        weather(face, [0, 0, face.w, tall]) +
        [0, 1, 2, 3]
          .map((row) =>
            Array.from({ length: Math.round(face.w / 3.4) }, (_, index) =>
              windowAt(face, index * 3.4 + 1.2, 5 + row * 3.6, 1.2, 1.9, { frame: palette.woodDark, sill: trim }),
            ).join(''),
          )
          .join(''),
    );
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 130, light.on(palette.wallShade)),
    earth(stage, '#a49a8b', palette.stone),
    street(stage, -13, 8, 5),
    neighbour(-18, 17, 17, 17, darken(palette.wallShade, 0.1)),
    neighbour(20.4, 1, 16, 17, mix(palette.wall, palette.fabricAlt, 0.3)),
    solid(stage, { x: 0, z: 0, w: 20, d: 15, h }, palette.wall, (face) => {
      const bays = Math.round(face.w / 4);
      const shops = Array.from({ length: bays }, (_, index) => {
        const u = (index / bays) * face.w;
        const bay = face.w / bays;
        const open = index === 2 && face.w > 16;
        const stripes = Array.from({ length: 6 }, (__, part) =>
          face.shape(
            [
              [u + 0.4 + (part / 6) * (bay - 0.8), 3.5],
              [u + 0.4 + ((part + 1) / 6) * (bay - 0.8), 3.5],
              [u + 0.4 + ((part + 1) / 6) * (bay - 0.8), 2.75],
              [u + 0.4 + (part / 6) * (bay - 0.8), 2.75],
            ],
            face.colour(part % 2 === 0 ? palette.accent : '#f4ecdc'),
            0.7,
          ),
        );
        return open
          ? archAt(face, u + 0.8, 0, bay - 1.6, 2.6, { surround: trim, frame: palette.metal, door: palette.woodDark })
          : windowAt(face, u + 0.5, 0.4, bay - 1, 2.8, { frame: palette.woodDark, panes: 3, glow: light.lit }) +
              face.shadow(u + 0.4, 2.9, bay - 0.8, 0, 0.8) +
              stripes.join('');
      });
      return (
        weather(face, [0, 0, face.w, h]) +
        courses(face, [0, 0, face.w, from], palette.stone, 0.55, 1.3) +
        shops.join('') +
        decoStoreys(face, floors, from, storey) +
        face.block(-0.3, h - 0.7, face.w + 0.6, 0.4, [0, 0.7], trim) +
        face.block(-0.1, h - 0.3, face.w + 0.2, 0.9, [0, 0.1], trim)
      );
    }),
    plants(stage, [
      [-3, -4.6, 4.6, 'tree'],
      [14, -5, 4.6, 'tree'],
    ]),
    ...(
      [
        [5, -3, palette.fabric, palette.accent],
        [6, -3.2, palette.metal, palette.woodDark],
        [11, -4.2, palette.fabricAlt, palette.fabric],
      ] as const
    ).map(([x, z, robe, scarf]) => stand(stage, x, z, 1.7, (px, py, ph) => figure(light, px, py, ph, robe, scarf))),
    stand(stage, 8.6, -7, 1.5, (px, py, ph) => car(light, px, py, ph, '#2c2c2e'), 0.9),
    stand(stage, 0, -7.6, 1.5, (px, py, ph) => car(light, px, py, ph, '#f0ede4', false), 0.9),
    stand(stage, 3, -4.8, 6.4, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal)),
    foreground(stage, -1, palette.leafDark),
  ]);
};

function mashrabiyaBay(face: Face, u: number, v: number, w: number, h: number): string {
  const { palette } = face.stage;
  const wood = palette.wood;
  const out = 0.9;
  const panel = (part: number): string =>
    lattice(shifted(face, out), [u + (part / 3) * w + 0.06, v + 0.8, w / 3 - 0.12, h - 1.2], wood, 0.17);
  return (
    face.shadow(u, v, w, 0, out) +
    face.block(u + 0.3, v - 0.4, w - 0.6, 0.4, [0, out * 0.6], palette.woodDark) +
    face.block(u, v, w, h, [0, out], wood) +
    [0, 1, 2].map(panel).join('') +
    [0.12, 1.12, 2.12]
      .map((part) => face.quad(u + (part / 3) * w, v + 0.16, (w / 3) * 0.76, 0.48, face.colour(darken(wood, 0.2)), out))
      .join('') +
    face.block(u - 0.12, v + h, w + 0.24, 0.14, [0, out + 0.15], palette.woodDark)
  );
}

/** The same wall, moved out: what is drawn on it lies on the front of a bay. */
function shifted(face: Face, by: number): Face {
  return {
    ...face,
    quad: (u, v, w, h, fill, out = 0, more) => face.quad(u, v, w, h, fill, out + by, more),
    shape: (corners, fill, out = 0, more) => face.shape(corners, fill, out + by, more),
    line: (points, colour, thick, more) => face.line(points, colour, thick, more, by),
  };
}

/** An old Cairo house of banded stone with lattice bays over a narrow street. */
export const latticeHouse: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(20, 0.42, { eye: 1.8, lens: 0.92, horizon: 930, aim: [4.2, 0] }));
  const { palette, light, camera, plant } = stage;
  const band = (face: Face, h: number): string =>
    Array.from({ length: Math.floor(h / 1) }, (_, row) =>
      row % 2 === 0
        ? face.quad(0, row, face.w, 0.5, fade(face.colour(mix(palette.accent, palette.stone, 0.55)), 0.28))
        : '',
    ).join('');
  const house = (x: number, z: number, w: number, h: number, wall: string, bays: readonly number[]): string =>
    solid(
      stage,
      { x, z, w, d: 12, h },
      wall,
      (face, which) =>
        weather(face, [0, 0, face.w, h]) +
        band(face, 4.4) +
        courses(face, [0, 0, face.w, h], wall, 0.5, 1.2) +
        (which === 'front'
          ? archAt(face, w * 0.44, 0, 1.9, 2, {
              surround: lighten(palette.stone, 0.2),
              frame: palette.woodDark,
              door: palette.accent,
              pointed: true,
            }) +
            bays
              .map(
                (u) =>
                  mashrabiyaBay(face, u, 4.9, 2.8, 2.9) +
                  (h > 9
                    ? windowAt(face, u + 0.7, 9.2, 1.3, 1.5, { frame: palette.woodDark, shutters: palette.wood })
                    : ''),
              )
              .join('') +
            lattice(face, [1, 1.6, 1.2, 1.4], palette.woodDark, 0.2) +
            lattice(face, [w - 2.6, 1.6, 1.2, 1.4], palette.woodDark, 0.2)
          : [1.4, 5, 8.6]
              .map((u) => windowAt(face, u, 5.4, 1.2, 1.7, { frame: palette.woodDark, shutters: palette.wood }))
              .join('')) +
        Array.from({ length: Math.round(face.w / 0.9) }, (_, index) =>
          face.shape(
            [
              [index * 0.9 + 0.1, h],
              [index * 0.9 + 0.8, h],
              [index * 0.9 + 0.6, h + 0.5],
              [index * 0.9 + 0.45, h + 0.75],
              [index * 0.9 + 0.3, h + 0.5],
            ],
            face.colour(wall),
          ),
        ).join(''),
    );
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 300, light.on(palette.wallShade)),
    earth(stage, palette.stone, palette.stone),
    paving(stage, -30, -16, 60, 30, palette.stone, 1.2),
    house(-13.5, 13, 12, 10, palette.wallShade, [2, 7]),
    house(12.2, 1.2, 11, 9.4, mix(palette.wall, palette.wallShade, 0.5), [1, 6.6]),
    house(0, 0, 12, 11.8, palette.wall, [0.9, 8.2]),
    ...[1.2, 3.4, 9.2].map((x, index) =>
      stand(stage, x, -0.6, 0.9, (px, py, ph) => shrub(plant, px, py, ph, index === 1 ? '#c8385e' : undefined), 0.5),
    ),
    stand(stage, 7.6, -2.4, 1.7, (px, py, ph) => figure(light, px, py, ph, palette.fabric, palette.woodDark)),
    stand(stage, 2, -4.4, 0.45, (px, py, ph) => cat(light, px, py, ph, '#e8e0d0'), 0.6),
    stand(stage, 3.2, -6, 0.42, (px, py, ph) => cat(light, px, py, ph, '#c98d50', false), 0.6),
    stand(stage, -1.8, -3, 4.4, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal)),
    foreground(stage, 1, palette.leafDark),
  ]);
};

function rooftop(stage: Stage, x: number, y: number, z: number): string {
  const { light, camera, palette } = stage;
  const [px, py] = camera.point([x, y, z]);
  const s = camera.scale([x, y, z]);
  return `<path d="M${px.toFixed(1)} ${py.toFixed(1)}v${(-s * 2).toFixed(1)}" stroke="${light.on(palette.metal)}" stroke-width="${(s * 0.07).toFixed(1)}"/><ellipse cx="${px.toFixed(1)}" cy="${(py - s * 1.9).toFixed(1)}" rx="${(s * 0.62).toFixed(1)}" ry="${(s * 0.5).toFixed(1)}" fill="${light.on('#e9e6de')}" transform="rotate(-24 ${px.toFixed(1)} ${(py - s * 1.9).toFixed(1)})"/>`;
}

/** A brick town house of the Delta among its neighbours, washing on a balcony, a canal-side tree. */
export const brickTownHouse: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(23, 0.4, { eye: 1.9, lens: 0.92, horizon: 930, aim: [4, 0] }));
  const { palette, light, camera } = stage;
  const brick = mix(palette.wall, '#b5664a', 0.55);
  const concrete = '#cdc4b4';
  const house = (x: number, z: number, w: number, floors: number, tone: string): string => {
    const h = floors * 3.2 + 0.4;
    return (
      solid(stage, { x, z, w, d: 11, h }, tone, (face, which) => {
        const storeys = Array.from({ length: floors }, (_, floor) => {
          const v = floor * 3.2 + 0.4;
          const bays = Math.max(2, Math.round(face.w / 3.3));
          const cells = Array.from({ length: bays }, (__, bay) => {
            const u = (bay / bays) * face.w;
            if (which === 'front' && floor === 0 && bay === 1)
              return doorAt(face, u + 0.7, 0, 1.5, 2.5, palette.accent, concrete);
            if (which === 'front' && floor > 0 && bay === 0)
              return balconyAt(face, u + 0.3, v, face.w / bays - 0.5, 3.2, {
                railing: 'half',
                slab: concrete,
                rail: lighten(palette.fabricAlt, 0.3),
                frame: palette.woodDark,
                curtains: palette.fabric,
              });
            return (
              windowAt(face, u + face.w / bays / 2 - 0.55, v + 0.9, 1.1, 1.4, {
                frame: '#f2eadb',
                shutters: palette.accent,
                sill: concrete,
              }) + (bay === 2 && floor === 1 ? airConditioner(face, u + face.w / bays - 0.9, v + 0.2) : '')
            );
          });
          return face.quad(0, v - 0.4, face.w, 0.4, face.colour(concrete)) + cells.join('');
        });
        return (
          courses(face, [0, 0, face.w, h], tone, 0.22, 0.7) +
          weather(face, [0, 0, face.w, h]) +
          storeys.join('') +
          [0, face.w - 0.4].map((u) => face.quad(u, 0, 0.4, h, face.colour(concrete))).join('') +
          face.block(0, h, face.w, 0.8, [-0.2, 0], tone)
        );
      }) + rooftop(stage, x + w * 0.3, h + 0.5, z + 4)
    );
  };
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 120, light.on(palette.wallShade)),
    earth(stage, '#b3976f', '#c2a67c'),
    plants(stage, [
      [-7, 13, 8, 'palm'],
      [-10, 16, 7, 'palm'],
      [25, 14, 8, 'palm'],
    ]),
    house(10.4, 0.6, 9, 2, mix(palette.wall, '#e8cf9a', 0.7)),
    house(20, 1, 9, 3, mix(brick, '#8d5a44', 0.4)),
    house(0, 0, 10, 3, brick),
    street(stage, -13.5, 6, 3.4),
    plants(stage, [
      [-3, -2, 5, 'tree'],
      [1, -1.2, 0.8, 'flower'],
      [8.8, -1.2, 0.9, 'shrub'],
      [14.6, -2.4, 4.2, 'tree'],
    ]),
    stand(stage, 6.4, -2.6, 1.7, (px, py, ph) => figure(light, px, py, ph, '#8fa6b4', '#f2efe6')),
    stand(stage, 2.6, -5, 0.4, (px, py, ph) => cat(light, px, py, ph, '#3b3733'), 0.6),
    stand(stage, 9.6, -8.8, 1.45, (px, py, ph) => car(light, px, py, ph, '#d8d2c4', false), 0.9),
    foreground(stage, -1, palette.leafDark),
  ]);
};
