import { darken, lighten, mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { vertical } from '../kit/svg.ts';
import { skyline } from '../kit/view.ts';
import { type Face, solid } from './build/face.ts';
import { paving } from './build/ground.ts';
import { courses, weather } from './build/materials.ts';
import { windowAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { boxShadow, cornerView, earth, eitherWay, stageOf, stand } from './build/stage.ts';
import { foreground } from './things/garden.ts';
import { cat, figure } from './things/street.ts';

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
      const inside = light.isDark ? vertical([0, '#ffe6ae'], [1, '#b9793f']) : vertical([0, '#57483c'], [1, '#8a6f54']);
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
