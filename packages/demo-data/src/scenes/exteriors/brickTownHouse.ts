import { lighten, mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { skyline } from '../kit/view.ts';
import { balconyAt } from './build/balcony.ts';
import { solid } from './build/face.ts';
import { street } from './build/ground.ts';
import { courses, weather } from './build/materials.ts';
import { airConditioner, doorAt, windowAt } from './build/openings.ts';
import { plants } from './build/planting.ts';
import { cornerView, earth, eitherWay, type Stage, stageOf, stand } from './build/stage.ts';
import { foreground } from './things/garden.ts';
import { car, cat, figure } from './things/street.ts';

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
