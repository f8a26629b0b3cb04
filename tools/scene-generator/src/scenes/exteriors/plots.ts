import { mix } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import { drawPalm } from '../kit/plants.ts';
import { HEIGHT, type Scene, WIDTH } from '../kit/scene.ts';
import { formatCoordinate, path } from '../kit/svg.ts';
import { drawMountains, drawSkyline, drawWater } from '../kit/view.ts';
import { drawMeadow, drawPaving, drawStreet, drawTreeline } from './build/ground.ts';
import { drawPlants } from './build/planting.ts';
import { createOverlookCamera, drawNeighbor, drawSoil, drawStakes } from './build/plots.ts';
import { createSceneStage, drawFloor, drawGround, drawUpright, maybeMirror } from './build/stage.ts';
import { drawCar, drawCat, drawFigure, drawStreetLamp } from './things/street.ts';

/** A staked residential plot between finished homes. */
export const plotResidential: Scene = (input) => {
  const stage = createSceneStage(input, createOverlookCamera(3.4, 600));
  const { palette, light, camera } = stage;
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 90, light.applyLight(palette.wallShade)),
    drawGround(stage, '#cdb184', '#d8c194'),
    drawTreeline(stage),
    drawNeighbor(stage, -22, 16, 12, 3, palette.wall),
    drawNeighbor(stage, -7, 21, 11, 2, mix(palette.wall, palette.fabric, 0.4)),
    drawNeighbor(stage, 7, 21, 12, 3, palette.wallShade, true),
    drawNeighbor(stage, 22, 15, 12, 3, palette.wall),
    drawPlants(stage, [
      [-10, 18, 6, 'tree'],
      [5, 19, 7, 'palm'],
      [20, 14, 5, 'tree'],
      [-24, 12, 5, 'tree'],
    ]),
    drawSoil(stage, -9, 0, 19, 14, '#c79d68'),
    drawStakes(stage, -9, 0.4, 19, 13.2),
    drawStreet(stage, -9, 5.6, 2.4),
    drawUpright(stage, 6.4, 5, 1.75, (px, py, ph) => drawFigure(light, px, py, ph, '#45617a', '#f0b83a')),
    drawPlants(stage, [
      [-7.6, 11, 0.9, 'blades'],
      [8.4, 10, 0.9, 'blades'],
      [-11, 2, 3.6, 'tree'],
      [12.6, 2, 4, 'tree'],
    ]),
    drawUpright(stage, 3.4, -5.4, 1.5, (px, py, ph) => drawCar(light, px, py, ph, palette.accent), 0.9),
    drawUpright(stage, -4.4, -1.8, 4.8, (px, py, ph) => drawStreetLamp(light, px, py, ph, palette.metal)),
  ]);
};

/** A corner plot of a new city where two avenues meet. */
export const plotCorner: Scene = (input) => {
  const stage = createSceneStage(input, () => ({ x: -9, eye: 5, z: -15, turn: 0.46, lens: 0.86, horizon: 480 }));
  const { palette, light, camera, random, plant } = stage;
  const tar = light.applyLight('#6a6763');
  const curb = light.applyLight('#efe9dc');
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 120, light.applyLight(palette.wallShade)),
    drawGround(stage, '#cbb38a', '#d6bf95'),
    drawNeighbor(stage, 4, 36, 14, 5, palette.wall),
    drawNeighbor(stage, 24, 34, 14, 6, mix(palette.wall, palette.fabric, 0.3)),
    drawNeighbor(stage, 40, 12, 12, 5, palette.wallShade, true),
    drawNeighbor(stage, -16, 44, 14, 5, palette.wallShade),
    drawPlants(stage, [
      [1, 32, 6, 'tree'],
      [20, 31, 7, 'palm'],
      [36, 24, 6, 'tree'],
    ]),
    drawFloor(stage, -9, -40, 8, 130, tar),
    drawFloor(stage, -60, -10, 140, 8, tar),
    ...Array.from(
      { length: 14 },
      (_, index) =>
        drawFloor(stage, -5.1, 1 + index * 5, 0.2, 2.6, curb) + drawFloor(stage, 2 + index * 5, -6.1, 2.6, 0.2, curb),
    ),
    drawFloor(stage, -1, -2, 80, 0.35, curb),
    drawFloor(stage, -1, -2, 0.35, 90, curb),
    drawPaving(stage, -0.6, -1.6, 60, 2, palette.stone, 1),
    drawFloor(stage, -0.6, 0.4, 2, 60, light.applyLight(palette.stone)),
    drawSoil(stage, 1.6, 0.6, 26, 24, '#cda26a'),
    drawStakes(stage, 1.8, 0.8, 24, 22),
    ...[16, 9, 2].map((z) => drawUpright(stage, -0.2, z + 2, 5.6, (px, py, ph) => drawPalm(plant, px, py, ph))),
    ...[9, 17, 25].map((x) => drawUpright(stage, x, -0.8, 5.6, (px, py, ph) => drawPalm(plant, px, py, ph))),
    drawUpright(stage, -0.5, -1.5, 6, (px, py, ph) => drawStreetLamp(light, px, py, ph, palette.metal, -1)),
    drawUpright(stage, 11, 9, 1.75, (px, py, ph) => drawFigure(light, px, py, ph, '#45617a', '#f0b83a')),
    drawUpright(
      stage,
      6.6,
      -4.4,
      1.5,
      (px, py, ph) => drawCar(light, px, py, ph, palette.accent, random.chance(0.5)),
      0.9,
    ),
    drawUpright(stage, 2.6, -1, 0.42, (px, py, ph) => drawCat(light, px, py, ph, '#d39a58', false), 0.6),
  ]);
};

/** Open land that runs down to the sea. */
export const plotCoastal: Scene = (input) => {
  const stage = createSceneStage(input, createOverlookCamera(5, 470, 0.1));
  const { palette, light, camera } = stage;
  const foot = camera.horizon + 90;
  const foam = path(
    `M0 ${formatCoordinate(foot)}${Array.from({ length: 10 }, (_, index) => `Q${formatCoordinate((index + 0.5) * (WIDTH / 9))} ${formatCoordinate(foot + (index % 2 === 0 ? 9 : -6))} ${formatCoordinate((index + 1) * (WIDTH / 9))} ${formatCoordinate(foot)}`).join('')}`,
    'none',
    { stroke: light.applyLight('#ffffff'), 'stroke-width': 7, opacity: 0.8 },
  );
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawGround(stage, '#e3c692', '#f0ddb4'),
    drawMountains(input, light, camera.horizon + 3, 70, '#b98a66', true),
    drawWater(input, light, camera.horizon, foot, '#1f7fb0', '#63cbc8'),
    foam,
    drawSoil(stage, -40, -13, 90, 40, '#e0c18c'),
    drawNeighbor(stage, 22, 30, 12, 2, '#fbf7ee'),
    drawNeighbor(stage, -30, 30, 12, 2, '#fbf7ee'),
    drawPlants(stage, [
      [-16, 30, 7, 'palm'],
      [18, 30, 8, 'palm'],
      [-13, 22, 7, 'palm'],
    ]),
    drawStakes(stage, -9, 2, 19, 19),
    drawFloor(stage, -60, -8, 140, 4.4, light.applyLight('#bfa67f')),
    drawPlants(stage, [
      [-12, 9, 1, 'blades'],
      [12.6, 8, 1.1, 'blades'],
      [-11.6, -1, 5.4, 'palm'],
      [13.6, -1, 6, 'palm'],
    ]),
    drawUpright(stage, 3, -5.4, 1.5, (px, py, ph) => drawCar(light, px, py, ph, '#f4f0e6'), 0.9),
    drawUpright(stage, -2.6, -3.2, 1.75, (px, py, ph) => drawFigure(light, px, py, ph, palette.accent, '#efe6d2')),
    drawMeadow(stage, HEIGHT - 110, '#b99f62'),
  ]);
};
