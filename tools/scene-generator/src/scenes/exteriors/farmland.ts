import { darken, fade, lighten, mix } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import { drawBlades, drawPalm, drawTree } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { ellipse, formatCoordinate, group, path, verticalGradient } from '../kit/svg.ts';
import { drawMountains, drawSkyline } from '../kit/view.ts';
import { drawSolid } from './build/face.ts';
import { drawMeadow, drawTreeline } from './build/ground.ts';
import { createOverlookCamera, drawNeighbor, drawSoil, drawStakes } from './build/plots.ts';
import { createSceneStage, drawFloor, drawGround, drawUpright, maybeMirror } from './build/stage.ts';
import { drawRowingBoat } from './things/boats.ts';
import { drawCar, drawFigure } from './things/street.ts';

/** Green Delta fields: strips of crops, a canal with palms, a dovecote and egrets. */
export const fields: Scene = (input) => {
  const stage = createSceneStage(input, createOverlookCamera(4.2, 520, 0.2));
  const { palette, light, camera, random, plant } = stage;
  const greens = ['#8fb548', '#6c9c3c', '#a9bd55', '#5c8a3a', '#c2bb58', '#7fae4c'] as const;
  const crops: string[] = [];
  for (let strip = 0; strip < 9; strip += 1) {
    const x = -3 + strip * 5.2;
    const tone = light.applyLight(greens[strip % greens.length] ?? palette.leaf);
    crops.push(
      drawFloor(
        stage,
        x,
        -13,
        5,
        70,
        verticalGradient([0, mix(tone, light.sky[2], 0.25)], [0.4, tone], [1, darken(tone, 0.1)]),
      ),
      drawFloor(stage, x + 5, -13, 0.2, 70, light.applyLight('#8a6a45')),
    );
    for (let row = 0.4; row < 5; row += 0.62)
      crops.push(
        drawFloor(stage, x + row, -13, 0.26, 62, fade(strip % 2 === 0 ? darken(tone, 0.3) : lighten(tone, 0.28), 0.42)),
      );
  }
  const tufts = Array.from({ length: 60 }, () => [random.between(-3, 20), random.between(-11, 6)] as const)
    .sort((a, b) => b[1] - a[1])
    .map(([x, z]) =>
      drawUpright(stage, x, z, random.between(0.35, 0.6), (px, py, ph) => drawBlades(plant, px, py, ph), 0.3),
    );
  const egrets = [
    [2, 2],
    [3.4, 4],
    [7, -2],
  ].map(([x = 0, z = 0]) => {
    const [px, py] = camera.point([x, 0, z]);
    const s = camera.scale([x, 0, z]);
    return group(
      path(`M${formatCoordinate(px)} ${formatCoordinate(py)}v${formatCoordinate(-s * 0.4)}`, 'none', {
        stroke: '#4a4540',
        'stroke-width': Math.max(1.5, s * 0.03),
      }) +
        ellipse(px, py - s * 0.5, s * 0.24, s * 0.14, light.applyLight('#ffffff')) +
        path(
          `M${formatCoordinate(px + s * 0.14)} ${formatCoordinate(py - s * 0.54)}q${formatCoordinate(s * 0.2)} ${formatCoordinate(-s * 0.1)} ${formatCoordinate(s * 0.08)} ${formatCoordinate(-s * 0.36)}l${formatCoordinate(s * 0.2)} ${formatCoordinate(s * 0.06)}`,
          'none',
          { stroke: light.applyLight('#ffffff'), 'stroke-width': Math.max(2, s * 0.07) },
        ),
    );
  });
  const dove =
    drawSolid(stage, { x: 22, z: 48, w: 4, d: 4, h: 4 }, '#d9b98a') +
    (() => {
      const [px, py] = camera.point([24, 4, 50]);
      const s = camera.scale([24, 4, 50]);
      return (
        path(
          `M${formatCoordinate(px - s * 2)} ${formatCoordinate(py)}Q${formatCoordinate(px - s * 1.6)} ${formatCoordinate(py - s * 4)} ${formatCoordinate(px)} ${formatCoordinate(py - s * 7)}Q${formatCoordinate(px + s * 1.6)} ${formatCoordinate(py - s * 4)} ${formatCoordinate(px + s * 2)} ${formatCoordinate(py)}Z`,
          light.applyLight('#e2c595'),
        ) +
        [1.2, 2.4, 3.6, 4.8]
          .map((level) =>
            [-0.7, 0, 0.7]
              .map((dx) =>
                ellipse(
                  px + dx * s * (1.4 - level * 0.2),
                  py - level * s,
                  s * 0.16,
                  s * 0.2,
                  light.applyLight('#6d5134'),
                ),
              )
              .join(''),
          )
          .join('')
      );
    })();
  const canal = verticalGradient(
    [0, mix(light.applyLight('#6fa5a8'), light.sky[2], 0.5)],
    [0.5, light.applyLight('#5c989c')],
    [1, light.applyLight('#3f7a80')],
  );
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 42, light.applyLight('#c9a884')),
    drawGround(stage, '#7fa348', '#9db662'),
    drawTreeline(stage),
    dove,
    ...crops,
    drawFloor(stage, -20, -13, 9, 80, light.applyLight('#93ad55')),
    drawFloor(stage, -11, -13, 1.2, 80, light.applyLight('#a98a5c')),
    drawFloor(stage, -9.8, -13, 4.4, 80, canal),
    drawFloor(stage, -5.4, -13, 2.2, 80, light.applyLight('#c8a56f')),
    ...Array.from({ length: 8 }, (_, index) =>
      drawUpright(stage, -12.4, 46 - index * 7, random.between(6.5, 8.4), (px, py, ph) => drawPalm(plant, px, py, ph)),
    ),
    ...Array.from({ length: 4 }, (_, index) =>
      drawUpright(stage, -3.2, 42 - index * 11, random.between(4, 5), (px, py, ph) => drawTree(plant, px, py, ph)),
    ),
    (() => {
      const [px, py] = camera.point([-7.4, 0, -1]);
      return drawRowingBoat(light, px, py, camera.scale([-7.4, 0, -1]) * 3.2, palette.accent, '#f2e7cf');
    })(),
    ...tufts,
    ...egrets,
    drawUpright(stage, -4.3, 3, 1.72, (px, py, ph) => drawFigure(light, px, py, ph, '#7fa3bd', '#f6f1e4')),
  ]);
};

/** Reclaimed desert: young olive rows under drip lines, a well house, dunes behind. */
export const plotDesert: Scene = (input) => {
  const stage = createSceneStage(input, createOverlookCamera(4, 540, 0.16));
  const { palette, light, camera, random, plant } = stage;
  const sapling = { ...plant, leaf: '#97a86a', leafDark: '#647a4a' };
  const rows: string[] = [];
  for (let z = 40; z > -9; z -= 3.6)
    for (let x = -3; x < 34; x += 4.2)
      rows.push(
        drawUpright(stage, x, z, random.between(1.2, 1.8), (px, py, ph) => drawTree(sapling, px, py, ph), 0.45),
      );
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawMountains(input, light, camera.horizon + 6, 120, '#d3a068', false),
    drawGround(stage, '#dcae74', '#e6c48f'),
    drawSoil(stage, -30, -12, 70, 60, '#dcb07a'),
    ...Array.from({ length: 9 }, (_, index) =>
      drawFloor(stage, -3.2 + index * 4.2, -13, 0.5, 56, light.applyLight('#b98a5a')),
    ),
    drawNeighbor(stage, -15, 16, 6, 1, '#e9d3b0'),
    drawUpright(stage, -8, 15, 7, (px, py, ph) => drawPalm(plant, px, py, ph)),
    drawUpright(stage, -17, 14, 7.4, (px, py, ph) => drawPalm(plant, px, py, ph)),
    drawFloor(stage, -8.6, -13, 3.4, 60, light.applyLight('#cfa36c')),
    ...rows,
    drawStakes(stage, -19, -2, 9, 9),
    drawUpright(stage, -7, 1, 1.5, (px, py, ph) => drawCar(light, px, py, ph, '#f1ecdf', false), 0.9),
    drawUpright(stage, -4.6, -0.6, 1.75, (px, py, ph) => drawFigure(light, px, py, ph, palette.fabricAlt, '#f4eee0')),
    drawMeadow(stage, 1080, '#b5945a'),
  ]);
};
