import { lighten, mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import { palm, shrub, tree } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { HEIGHT } from '../kit/scene.ts';
import { vertical } from '../kit/svg.ts';
import { felucca, skyline, water } from '../kit/view.ts';
import { balconyAt, type Railing } from './build/balcony.ts';
import { type Face, solid } from './build/face.ts';
import { meadow, paving, street, treeline } from './build/ground.ts';
import { courses, slats, weather } from './build/materials.ts';
import { airConditioner, doorAt, windowAt } from './build/openings.ts';
import { boxShadow, cornerView, earth, eitherWay, floor, type Stage, stageOf, stand } from './build/stage.ts';
import { foreground, hedge } from './things/garden.ts';
import { car, cat, figure, streetLamp } from './things/street.ts';

interface BlockLook {
  wall: string;
  trim: string;
  storey: number;
  railing: Railing;
}

/** Balcony bays and windows on each storey above the ground floor. */
function storeys(face: Face, look: BlockLook, from: number, count: number): string {
  const { palette, random } = face.stage;
  const bays = Math.max(2, Math.round(face.w / 4.8));
  const bay = face.w / bays;
  const rhythm = Array.from({ length: bays }, (_, index) => index % 2 === 0);
  const parts: string[] = [];
  for (let storey = 0; storey < count; storey += 1) {
    const v = from + storey * look.storey;
    parts.push(face.quad(0, v - 0.12, face.w, 0.12, face.colour(look.trim)));
    rhythm.forEach((balcony, index) => {
      const u = index * bay;
      if (balcony) {
        const rail = look.railing === 'bars' ? palette.metal : look.wall;
        parts.push(
          balconyAt(face, u + bay * 0.1, v, bay * 0.8, look.storey, {
            railing: look.railing,
            slab: look.trim,
            rail,
            frame: palette.metal,
            curtains: palette.fabric,
          }),
        );
        return;
      }
      const w = Math.min(1.7, bay * 0.42);
      parts.push(
        windowAt(face, u + (bay - w) / 2, v + 0.85, w, 1.6, {
          frame: lighten(look.trim, 0.3),
          curtains: palette.fabric,
          sill: look.trim,
        }),
      );
      if (random.chance(0.35)) parts.push(airConditioner(face, u + bay * 0.78, v + 0.35));
    });
  }
  return parts.join('');
}

function groundFloor(face: Face, height: number, shops: boolean): string {
  const { palette } = face.stage;
  const parts = [
    face.quad(0, 0, face.w, height, face.colour(palette.stone)),
    courses(face, [0, 0, face.w, height], palette.stone, 0.5, 1.2),
  ];
  const bays = Math.floor(face.w / 4.4);
  for (let bay = 0; bay < bays; bay += 1) {
    const u = ((bay + 0.5) / bays) * face.w;
    if (shops && bay === Math.floor(bays / 2))
      parts.push(
        doorAt(face, u - 1, 0, 2, 2.7, palette.woodDark, palette.metal),
        face.block(u - 2.2, 3, 4.4, 0.22, [0, 1.8], palette.metal),
      );
    else
      parts.push(windowAt(face, u - 1.3, 0.5, 2.6, 2.3, { frame: palette.metal, panes: 3, curtains: palette.fabric }));
  }
  return parts.join('');
}

function tank(stage: Stage, x: number, y: number, z: number, w: number, d: number): string {
  return solid(stage, { x: x + w * 0.35, y, z: z + d * 0.4, w: w * 0.24, d: d * 0.3, h: 2.4 }, stage.palette.wallShade);
}

export const apartmentBlock: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(37, 0.5, { eye: 2.8, lens: 1, horizon: 985, aim: [5.5, 0] }));
  const { palette, light, random, plant, camera } = stage;
  const floors = random.whole(4, 6);
  const look: BlockLook = {
    wall: palette.wall,
    trim: lighten(palette.stone, 0.2),
    storey: 3.1,
    railing: random.pick(['glass', 'solid', 'half', 'bars']),
  };
  const h = 3.9 + floors * look.storey;
  const box = { x: 0, z: 0, w: 21, d: 15, h };
  const trees = (spots: readonly (readonly [number, number])[]): string =>
    spots.map(([x, z]) => stand(stage, x, z, random.between(5, 6.6), (px, py, ph) => tree(plant, px, py, ph))).join('');
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 150, light.on(palette.wallShade)),
    earth(stage, '#a89f90', palette.stone),
    street(stage, -15, 8, 5),
    paving(stage, -30, -1.5, 80, 12, palette.stone, 1.6),
    boxShadow(stage, box.x, box.z, box.w, box.d, box.h * 0.7, 0.8),
    trees([
      [-16, 22],
      [-9, 12],
      [27, 5],
      [36, 12],
      [31, 24],
    ]),
    tank(stage, box.x, h, box.z, box.w, box.d),
    solid(stage, box, look.wall, (face, which) => {
      const strip = which === 'front' ? slats(face, [face.w * 0.465, 3.9, 1.5, h - 3.9], palette.wood, 0.24) : '';
      return (
        weather(face, [0, 0, face.w, h]) +
        groundFloor(face, 3.6, which === 'front') +
        strip +
        storeys(face, look, 3.9, floors) +
        face.block(-0.1, h - 0.1, face.w + 0.2, 0.5, [0, 0.25], look.trim)
      );
    }),
    trees([
      [-6, -5],
      [3.5, -5.6],
      [17, -5.4],
    ]),
    stand(stage, 9, -6, 1.7, (px, py, ph) => figure(light, px, py, ph, palette.fabricAlt, palette.accent)),
    stand(stage, 10.6, -6.2, 1.6, (px, py, ph) => figure(light, px, py, ph, palette.metal, palette.woodDark)),
    stand(stage, 13, -8.6, 1.5, (px, py, ph) => car(light, px, py, ph, palette.accent), 0.9),
    stand(stage, -2, -9, 1.5, (px, py, ph) => car(light, px, py, ph, '#e8e4da', false), 0.9),
    stand(stage, 7, -6.8, 7, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal)),
    foreground(stage, -1, palette.leafDark),
  ]);
};

/** Low buildings of a compound with gardens between them and a path in front. */
export const compoundBlock: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(25, 0.42, { eye: 2.6, lens: 0.98, horizon: 790, aim: [4.5, 0] }));
  const { palette, light, random, plant, camera } = stage;
  const look: BlockLook = {
    wall: palette.wall,
    trim: lighten(palette.wall, 0.5),
    storey: 3.2,
    railing: random.pick(['glass', 'solid']),
  };
  const house = (x: number, z: number, w: number, floors: number): string => {
    const h = floors * look.storey + 0.5;
    const upper = solid(
      stage,
      { x: x + w * 0.28, y: h, z: z + 2, w: w * 0.5, d: 8, h: 2.7 },
      palette.wallShade,
      (face) => windowAt(face, face.w * 0.2, 0.4, face.w * 0.55, 1.8, { frame: palette.metal, panes: 3 }),
    );
    return (
      boxShadow(stage, x, z, w, 12, h, 0.7) +
      upper +
      solid(
        stage,
        { x, z, w, d: 12, h },
        look.wall,
        (face, which) =>
          weather(face, [0, 0, face.w, h]) +
          (which === 'front'
            ? slats(face, [face.w * 0.43, 0.2, 1.3, h - 0.2], palette.wood, 0.22)
            : courses(face, [0, 0, face.w, 1.1], palette.stone, 0.36, 0.9)) +
          storeys(face, look, 0.35, floors) +
          face.block(-0.3, h - 0.25, face.w + 0.6, 0.3, [0, 0.5], look.trim),
      )
    );
  };
  const green = (spots: readonly (readonly [number, number, number])[]): string =>
    spots
      .map(([x, z, h]) =>
        stand(stage, x, z, h, (px, py, ph) =>
          h < 1.6
            ? shrub(plant, px, py, ph, random.chance(0.5) ? palette.accent : undefined)
            : h > 5.5
              ? palm(plant, px, py, ph)
              : tree(plant, px, py, ph),
        ),
      )
      .join('');
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 4, 60, light.on(palette.wallShade)),
    earth(stage, palette.leaf, palette.leaf),
    treeline(stage),
    green([
      [-20, 40, 9],
      [-10, 44, 5],
      [-30, 30, 5],
      [40, 30, 9],
    ]),
    house(-21, 19, 14, 2),
    green([
      [-6, 22, 5],
      [-15, 13, 4.4],
    ]),
    house(24, 8, 15, 2),
    house(0, 0, 16, 3),
    floor(stage, -60, -8.4, 120, 3.4, light.on(lighten(palette.stone, 0.2))),
    paving(stage, -40, -8.4, 80, 3.4, lighten(palette.stone, 0.15), 1.1),
    paving(stage, 7, -5, 2.2, 5, palette.stone, 1.1),
    hedge(stage, 0.6, -1.4, 5.8, 0.8),
    hedge(stage, 9.6, -1.4, 6, 0.8),
    green([
      [2, -3.4, 1],
      [5, -3.8, 0.8],
      [11.4, -3.2, 1.1],
      [14.4, -3.6, 0.9],
      [-3.2, -3, 6.4],
      [18.6, -2.4, 4.6],
      [-7, 3, 4.2],
    ]),
    stand(stage, 8.4, -7, 1.7, (px, py, ph) => figure(light, px, py, ph, palette.fabric, palette.accent)),
    stand(stage, 4.6, -9.3, 4, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal)),
    green([
      [-2.6, -12, 1.1],
      [0, -13, 0.9],
      [9, -10, 0.9],
      [12, -9.8, 1.1],
    ]),
    meadow(stage, 1000, palette.leaf, palette.accent),
    stand(stage, 3.8, -12.6, 0.42, (px, py, ph) => cat(light, px, py, ph, '#d59a5b'), 0.6),
    foreground(stage, -1, palette.leafDark),
  ]);
};

/** A tall tower of balconies on the bank, with the river and feluccas at its foot. */
export const nileTower: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(82, 0.6, { eye: 13, lens: 1.02, horizon: 690, aim: [8, 0] }));
  const { palette, light, random, plant, camera } = stage;
  const look: BlockLook = {
    wall: palette.wall,
    trim: lighten(palette.wall, 0.4),
    storey: 3.3,
    railing: random.pick(['glass', 'solid']),
  };
  const tower = (x: number, z: number, w: number, d: number, floors: number): string => {
    const h = floors * look.storey + 4;
    const crown = solid(stage, { x: x + 2, y: h, z: z + 2, w: w - 4, d: d - 4, h: 3 }, palette.wallShade);
    return (
      crown +
      solid(
        stage,
        { x, z, w, d, h },
        look.wall,
        (face) =>
          weather(face, [0, 0, face.w, h]) +
          groundFloor(face, 3.8, false) +
          storeys(face, look, 4, floors) +
          face.block(-0.2, h - 0.2, face.w + 0.4, 0.6, [0, 0.3], look.trim),
      )
    );
  };
  const palms = Array.from({ length: 13 }, (_, index) =>
    stand(stage, -20 + index * 5.4 + random.between(-1, 1), -5, random.between(6.5, 8.5), (px, py, ph) =>
      palm(plant, px, py, ph),
    ),
  );
  const parkland = Array.from({ length: 70 }, (_, index) =>
    stand(stage, random.between(-100, 120), 118 - index * 1.5, random.between(5, 8), (px, py, ph) =>
      tree(plant, px, py, ph),
    ),
  );
  const sails = (
    [
      [-16, -30, 6.4],
      [22, -26, 6.4],
    ] as const
  ).map(([x, z, h]) => {
    const [px, py] = camera.point([x, 0, z]);
    return felucca(light, px, py, h * camera.scale([x, 0, z]));
  });
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 8, 190, light.on(palette.wallShade)),
    water(input, light, camera.horizon + 2, HEIGHT, '#2f7484', '#6fa9a6'),
    floor(
      stage,
      -260,
      -14,
      520,
      420,
      vertical([0, mix(light.on(palette.leaf), light.sky[2], 0.35)], [1, light.on(palette.leaf)]),
    ),
    parkland.join(''),
    tower(-44, 34, 18, 16, 8),
    tower(34, 22, 16, 14, 9),
    tower(0, 0, 19, 17, random.whole(10, 11)),
    floor(stage, -120, -14, 240, 12, light.on(lighten(palette.stone, 0.15))),
    palms.join(''),
    ...sails,
  ]);
};
