import { mix } from '../kit/colour.ts';
import { sky } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import { HEIGHT, type Scene, WIDTH } from '../kit/scene.ts';
import { num, path } from '../kit/svg.ts';
import { range, skyline, water } from '../kit/view.ts';
import { meadow, paving, street, treeline } from './build/ground.ts';
import { plants } from './build/planting.ts';
import { neighbour, overlook, soil, stakes } from './build/plots.ts';
import { earth, eitherWay, floor, stageOf, stand } from './build/stage.ts';
import { car, cat, figure, streetLamp } from './things/street.ts';

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
