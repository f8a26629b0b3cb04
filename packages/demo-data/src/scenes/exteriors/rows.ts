import { darken, lighten, mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { skyline } from '../kit/view.ts';
import { balconyAt } from './build/balcony.ts';
import { solid } from './build/face.ts';
import { glassWall } from './build/glassWall.ts';
import { lawn, meadow, paving, street, treeline } from './build/ground.ts';
import { courses, slats, weather } from './build/materials.ts';
import { doorAt, windowAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { hipRoof } from './build/roofs.ts';
import { boxShadow, cornerView, earth, eitherWay, type Stage, stageOf, stand } from './build/stage.ts';
import { foreground, hedge } from './things/garden.ts';
import { bench, car, cat, figure, streetLamp } from './things/street.ts';

function townHouse(stage: Stage, x: number, w: number, tone: string, turn: number): string {
  const { palette } = stage;
  const h = 7;
  const trim = lighten(palette.wall, 0.5);
  return (
    solid(stage, { x: x + w * 0.15, y: h, z: 3, w: w * 0.5, d: 5, h: 2.6 }, darken(tone, 0.08), (face) =>
      windowAt(face, face.w * 0.2, 0.3, face.w * 0.6, 1.9, { frame: palette.metal, panes: 3 }),
    ) +
    solid(stage, { x, z: 0, w, d: 10, h }, tone, (face, which) => {
      if (which === 'side')
        return (
          weather(face, [0, 0, face.w, h]) +
          courses(face, [0, 0, face.w, 1.2], palette.stone, 0.4, 1) +
          [2, 6]
            .map(
              (u) =>
                windowAt(face, u, 4.3, 1.4, 1.6, { frame: palette.metal, sill: trim }) +
                windowAt(face, u, 1.2, 1.4, 1.5, { frame: palette.metal, sill: trim }),
            )
            .join('')
        );
      const door = turn % 2 === 0 ? 0.6 : w - 1.9;
      const bay = turn % 2 === 0 ? 2.4 : 0.6;
      return (
        weather(face, [0, 0, w, h]) +
        slats(face, [door - 0.25, 2.6, 1.8, h - 2.9], palette.wood, 0.2) +
        doorAt(face, door, 0.25, 1.2, 2.3, palette.accent, palette.woodDark) +
        face.block(door - 0.4, 2.75, 2, 0.16, [0, 1.1], palette.metal) +
        glassWall(face, bay, 0.3, w - 3.2, 2.4, 3) +
        balconyAt(face, bay, 3.6, w - 3.2, 3.2, {
          railing: 'glass',
          slab: trim,
          rail: palette.metal,
          frame: palette.metal,
          curtains: palette.fabric,
          out: 1.1,
        }) +
        face.block(0, h - 0.2, w, 0.35, [0, 0.35], trim) +
        face.block(w - 0.14, 0, 0.28, h, [0, 0.12], trim)
      );
    })
  );
}

/** A row of town houses, each with its own colour, door and front garden. */
export const townHouses: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(21, 0.5, { eye: 2.2, lens: 0.9, horizon: 840, aim: [5.4, 0] }));
  const { palette, light, camera, random } = stage;
  const tones = [
    palette.wall,
    mix(palette.wall, palette.fabric, 0.5),
    lighten(palette.wallShade, 0.2),
    mix(palette.wall, palette.fabricAlt, 0.3),
    palette.wall,
  ];
  const gardens = [0, 1, 2, 3].map(
    (index) =>
      hedge(stage, index * 6.4 + 2.2, -2.6, 3.6, 0.7) +
      plants(stage, [
        [index * 6.4 + 2.6, -1.4, random.between(0.8, 1.2), 'flower'],
        [index * 6.4 + 5, -1.2, random.between(0.9, 1.4), 'blades'],
      ]),
  );
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 3, 50, light.on(palette.wallShade)),
    earth(stage, palette.leaf, palette.leaf),
    treeline(stage),
    lawn(stage, -30, -4, 70, 24),
    plants(stage, [
      [-7, 12, 6, 'tree'],
      [-12, 15, 8, 'palm'],
      [-3, 16, 7, 'palm'],
    ]),
    boxShadow(stage, 0, 0, 26, 10, 6, 0.7),
    street(stage, -12.4, 5.4, 2.2),
    ...[3, 2, 1, 0].map((index) => townHouse(stage, index * 6.4, 6.4, tones[index] ?? palette.wall, index)),
    ...[0, 1, 2, 3].map((index) =>
      paving(stage, index * 6.4 + (index % 2 === 0 ? 0.5 : 4.4), -4.8, 1.5, 4.8, palette.stone, 0.8),
    ),
    ...gardens.reverse(),
    plants(stage, [
      [-2.4, -2, 4.6, 'tree'],
      [12.4, -4.6, 4, 'tree'],
    ]),
    stand(stage, 8, -8.4, 1.5, (px, py, ph) => car(light, px, py, ph, palette.accent), 0.9),
    stand(stage, 4.4, -5, 4.6, (px, py, ph) => streetLamp(light, px, py, ph, palette.metal)),
    stand(stage, 2.8, -5.4, 1.7, (px, py, ph) => figure(light, px, py, ph, palette.fabric, palette.woodDark)),
    stand(stage, 3.4, -5.7, 0.44, (px, py, ph) => cat(light, px, py, ph, '#d7a263', false), 0.6),
    foreground(stage, -1, palette.leafDark),
  ]);
};

/** Two mirrored homes under one roof behind a shared lawn. */
export const twinHouse: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(21, 0.3, { eye: 2.1, lens: 0.9, horizon: 810, aim: [7, 0] }));
  const { palette, light, camera } = stage;
  const trim = lighten(palette.wall, 0.5);
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    skyline(input, light, camera.horizon + 3, 50, light.on(palette.wallShade)),
    earth(stage, palette.leaf, palette.leaf),
    treeline(stage),
    lawn(stage, -20, -12, 56, 30),
    plants(stage, [
      [-6, 12, 8, 'palm'],
      [20, 12, 6, 'tree'],
      [24, 13, 9, 'palm'],
      [-11, 10, 5, 'tree'],
    ]),
    boxShadow(stage, 0, 0, 15, 9, 6, 0.7),
    solid(stage, { x: 0, z: 0, w: 15, d: 9, h: 6.6 }, palette.wall, (face, which) => {
      if (which === 'side')
        return (
          weather(face, [0, 0, face.w, 6.6]) +
          courses(face, [0, 0, face.w, 3.2], palette.stone, 0.36, 1) +
          [1.6, 5.4]
            .map(
              (u) =>
                windowAt(face, u, 4.2, 1.5, 1.5, { frame: palette.metal, sill: trim, curtains: palette.fabric }) +
                windowAt(face, u, 1, 1.5, 1.5, { frame: palette.metal, sill: trim, curtains: palette.fabric }),
            )
            .join('')
        );
      const half = (mirrored: boolean): string => {
        const at = (u: number, w: number): number => (mirrored ? 15 - u - w : u);
        return (
          glassWall(face, at(0.6, 3.6), 0.2, 3.6, 2.5, 3) +
          doorAt(face, at(5.2, 1.3), 0.2, 1.3, 2.4, palette.accent, palette.woodDark) +
          face.block(at(4.7, 2.4), 2.8, 2.4, 0.18, [0, 1.3], palette.wood) +
          balconyAt(face, at(0.5, 3.8), 3.5, 3.8, 3, {
            railing: 'glass',
            slab: trim,
            rail: palette.metal,
            frame: palette.metal,
            curtains: palette.fabric,
            out: 1.1,
          }) +
          windowAt(face, at(5, 1.5), 4.3, 1.5, 1.5, { frame: palette.metal, sill: trim, curtains: palette.fabric })
        );
      };
      return (
        weather(face, [0, 0, 15, 6.6]) + slats(face, [7.1, 0, 0.8, 6.6], palette.wood, 0.2) + half(true) + half(false)
      );
    }),
    hipRoof(stage, 0, 6.6, 0, 15, 9, 2.1, mix(palette.accent, '#8f4a34', 0.6)),
    paving(stage, 5.2, -9, 1.6, 9, palette.stone, 0.8),
    paving(stage, 8.3, -9, 1.6, 9, palette.stone, 0.8),
    hedge(stage, -1, -1, 5.4, 0.6),
    hedge(stage, 11, -1, 5, 0.6),
    plants(stage, [
      [7.5, -1.4, 1, 'flower'],
      [7.5, -3, 0.9, 'flower'],
      [7.5, -4.6, 0.9, 'shrub'],
      [-2.4, -2.4, 5, 'palm'],
      [17, -1.6, 4.6, 'tree'],
      [3.6, -3, 0.8, 'flower'],
      [12, -2.8, 0.8, 'flower'],
    ]),
    stand(stage, 3.4, -4.6, 0.9, (px, py, ph) => bench(light, px, py, ph, palette.wood, palette.metal), 1),
    meadow(stage, 1020, palette.leaf, palette.accent),
    foreground(stage, -1, palette.leafDark),
  ]);
};
