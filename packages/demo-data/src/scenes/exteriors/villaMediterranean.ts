import { lighten } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { range } from '../kit/view.ts';
import { type Face, solid } from './build/face.ts';
import { lawn, meadow, paving, treeline } from './build/ground.ts';
import { courses, weather } from './build/materials.ts';
import { archAt, windowAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { hipRoof } from './build/roofs.ts';
import { boxShadow, cornerView, earth, eitherWay, stageOf } from './build/stage.ts';
import { foreground, hedge } from './things/garden.ts';

/** A Mediterranean villa: tiled roofs, an arcade, cypresses. */
export const villaMediterranean: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(22, 0.44, { eye: 2, lens: 0.92, horizon: 830, aim: [5.4, 0] }));
  const { palette, light, camera } = stage;
  const tile = '#c4633c';
  const windows = (face: Face, v: number, count: number): string =>
    Array.from({ length: count }, (_, index) =>
      windowAt(face, ((index + 0.5) / count) * face.w - 0.5, v, 1, 1.5, {
        frame: '#f6efe0',
        shutters: palette.accent,
        sill: palette.stone,
        curtains: palette.fabric,
      }),
    ).join('');
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    range(input, light, camera.horizon + 3, 90, palette.leafDark, false),
    earth(stage, palette.leaf, palette.leaf),
    treeline(stage),
    plants(stage, [
      [-8, 15, 7, 'cypress'],
      [-5.6, 16, 8, 'cypress'],
      [17, 15, 8, 'cypress'],
      [19.4, 14, 7, 'cypress'],
      [24, 15, 6, 'tree'],
      [-14, 14, 6, 'tree'],
    ]),
    lawn(stage, -18, -13, 48, 24),
    boxShadow(stage, 0, 0, 12, 9, 6, 0.8),
    solid(
      stage,
      { x: 8.4, z: 1, w: 5, d: 8, h: 3.6 },
      palette.wall,
      (face, which) => weather(face, [0, 0, face.w, face.h]) + (which === 'front' ? windows(face, 0.9, 1) : ''),
    ),
    hipRoof(stage, 8.4, 3.6, 1, 5, 8, 1.5, tile),
    solid(
      stage,
      { x: 0, z: 0, w: 8.8, d: 9, h: 6.5 },
      palette.wall,
      (face, which) =>
        weather(face, [0, 0, face.w, 6.5]) +
        courses(face, [0, 0, face.w, 0.7], palette.stone, 0.34, 0.8) +
        windows(face, 4, 3) +
        face.block(-0.05, 3.3, face.w + 0.1, 0.18, [0, 0.12], palette.stone) +
        (which === 'front'
          ? archAt(face, 3.5, 0, 1.8, 2, { surround: palette.stone, frame: palette.woodDark, door: palette.wood }) +
            archAt(face, 0.9, 0.6, 1.3, 1.2, { surround: palette.stone, frame: '#f6efe0' }) +
            archAt(face, 6.5, 0.6, 1.3, 1.2, { surround: palette.stone, frame: '#f6efe0' })
          : windows(face, 0.9, 3)),
    ),
    hipRoof(stage, 0, 6.5, 0, 8.8, 9, 2.3, tile),
    paving(stage, 2.9, -11, 3, 11, lighten(palette.stone, 0.15), 0.8),
    hedge(stage, -4, -1.2, 6.2, 0.7),
    hedge(stage, 6.6, -1.2, 7, 0.7),
    plants(stage, [
      [-1.4, -0.9, 4.6, 'cypress'],
      [9, -1, 4, 'cypress'],
      [2.2, -3, 0.8, 'flower'],
      [6.6, -3, 0.8, 'flower'],
      [2, -5.6, 0.8, 'flower'],
      [6.9, -5.6, 0.8, 'flower'],
      [1.4, -8.2, 0.9, 'flower'],
      [7.6, -8, 0.9, 'flower'],
      [12, -4, 3.6, 'tree'],
      [-4.4, -5, 1.1, 'blades'],
    ]),
    meadow(stage, 1040, palette.leaf, '#e07a9a'),
    foreground(stage, -1, palette.leafDark),
  ]);
};
