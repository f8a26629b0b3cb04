import { darken, lighten, mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { range } from '../kit/view.ts';
import { solid } from './build/face.ts';
import { meadow, paving } from './build/ground.ts';
import { archPoints, lattice, weather } from './build/materials.ts';
import { archAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { dome } from './build/roofs.ts';
import { boxShadow, cornerView, earth, eitherWay, stageOf, stand } from './build/stage.ts';
import { foreground, pool } from './things/garden.ts';
import { lounger, parasol } from './things/leisure.ts';

/** A rammed-earth desert house with domes, a vault and a shaded court. */
export const villaDesert: Scene = (input) => {
  const stage = stageOf(input, () => cornerView(21, 0.36, { eye: 2.1, lens: 0.9, horizon: 780, aim: [5.4, 0] }));
  const { palette, light, camera } = stage;
  const clay = palette.wall;
  return eitherWay(stage, [
    sky(input, light, camera.horizon),
    range(input, light, camera.horizon + 4, 170, '#c98a5a', true),
    earth(stage, '#e0b27c', '#e9c592'),
    plants(stage, [
      [-8, 15, 8, 'palm'],
      [-5, 13, 7, 'palm'],
      [18, 14, 8.5, 'palm'],
    ]),
    boxShadow(stage, 0, 0, 13, 8, 4.5, 0.85),
    dome(stage, 3.4, 4.9, 5, 2.1, clay),
    solid(
      stage,
      { x: 0, z: 0, w: 7, d: 8, h: 4.9 },
      clay,
      (face, which) =>
        weather(face, [0, 0, face.w, 4.9]) +
        (which === 'front'
          ? archAt(face, 2.5, 0, 1.9, 1.9, {
              surround: lighten(clay, 0.3),
              frame: palette.woodDark,
              door: palette.accent,
              pointed: true,
            }) +
            lattice(face, [0.6, 2.4, 1.1, 1.4], palette.woodDark, 0.2) +
            lattice(face, [5.3, 2.4, 1.1, 1.4], palette.woodDark, 0.2)
          : [1.2, 3.6, 6]
              .map((u) =>
                face.shape(archPoints(u, 1.4, 0.7, 0.9), light.isDark ? light.lamp : face.colour(darken(clay, 0.75))),
              )
              .join('')) +
        face.block(0, 4.9, face.w, 0.3, [-0.3, 0], lighten(clay, 0.1)),
    ),
    dome(stage, 9.4, 3.3, 4.6, 1.4, clay),
    solid(
      stage,
      { x: 7, z: 1.4, w: 6.6, d: 6, h: 3.3 },
      darken(clay, 0.06),
      (face, which) =>
        weather(face, [0, 0, face.w, 3.3]) +
        (which === 'front'
          ? [0.4, 2.4, 4.4]
              .map(
                (u) =>
                  face.shape(archPoints(u, 0, 1.6, 1.5), light.isDark ? '#e9a85a' : face.colour(darken(clay, 0.6))) +
                  face.shape(
                    archPoints(u + (light.side > 0 ? 0 : 0.3), 0, 1.3, 1.4),
                    light.isDark ? '#ffce80' : face.colour(darken(clay, 0.74)),
                  ),
              )
              .join('')
          : ''),
    ),
    paving(stage, -1, -8, 14.6, 8, lighten(palette.floor, 0.2), 0.9),
    pool(stage, 6.4, -5.6, 5.4, 2.8, palette.stone),
    plants(stage, [
      [-1.6, -1, 1.2, 'blades'],
      [1.4, -0.8, 0.8, 'flower'],
      [5.4, -0.8, 1.2, 'blades'],
      [14.6, 0, 6, 'palm'],
      [-3.4, -2, 5.4, 'palm'],
      [0, -5.4, 1, 'blades'],
      [13.4, -4.6, 1.1, 'blades'],
      [2.2, -7, 0.7, 'blades'],
    ]),
    stand(
      stage,
      3.6,
      -3.8,
      2.5,
      (px, py, ph) => parasol(stage, px, py, ph, palette.fabricAlt, lighten(clay, 0.4)),
      0.6,
    ),
    stand(stage, 3.2, -4.4, 0.8, (px, py, ph) => lounger(stage, px, py, ph, palette.wood, palette.fabric), 1.4),
    meadow(stage, 1040, '#b98f58'),
    foreground(stage, -1, mix(palette.leafDark, '#7d7a4a', 0.3)),
  ]);
};
