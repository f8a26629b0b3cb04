import { fade, lighten } from '../kit/color.ts';
import { drawPalm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { ellipse, formatCoordinate, path, rect, verticalGradient } from '../kit/svg.ts';
import { createGarden } from './build/compound.ts';
import { drawMeadow, drawPaving } from './build/ground.ts';
import { drawPlants } from './build/planting.ts';
import { drawUpright, maybeMirror } from './build/stage.ts';
import { drawForegroundPlants, drawHedge, drawPergola, drawPool } from './things/garden.ts';
import { drawLounger, drawParasol } from './things/leisure.ts';
import { drawBench, drawCat, drawFigure, drawStreetLamp } from './things/street.ts';

/** The shared pool with parasols, palms and homes around. */
export const compoundPool: Scene = (input) => {
  const { stage, background } = createGarden(input, 2.9, 610);
  const { palette, light, plant } = stage;
  const drawSeat = (x: number, z: number, tone: string): string =>
    drawUpright(stage, x + 1, z + 0.5, 2.5, (px, py, ph) => drawParasol(stage, px, py, ph, tone, '#fdf6e6'), 0.6) +
    drawUpright(stage, x, z, 0.8, (px, py, ph) => drawLounger(stage, px, py, ph, palette.wood, palette.fabric), 1.3) +
    drawUpright(
      stage,
      x + 2.3,
      z,
      0.8,
      (px, py, ph) => drawLounger(stage, px, py, ph, palette.wood, palette.fabric),
      1.3,
    );
  return maybeMirror(stage, [
    background,
    drawPaving(stage, -12, -10, 26, 22, lighten(palette.floor, 0.35), 1.1),
    drawHedge(stage, -12, 12.4, 26, 0.8),
    drawSeat(-6, 10.4, palette.accent),
    drawSeat(1.4, 10.6, palette.fabricAlt),
    drawSeat(8, 10.2, palette.accent),
    drawPool(stage, -8, -4, 18, 12, palette.stone),
    ...[
      [-10.6, 9],
      [-10.4, 2],
      [12.4, 8],
      [12.6, 1],
    ].map(([x = 0, z = 0]) => drawUpright(stage, x, z, 6, (px, py, ph) => drawPalm(plant, px, py, ph))),
    drawSeat(-10, -6, palette.fabricAlt),
    drawUpright(stage, 5, -5.6, 0.42, (px, py, ph) => drawCat(light, px, py, ph, '#e6dccb'), 0.6),
    drawForegroundPlants(stage, 1, palette.leafDark),
  ]);
};

/** A walk through the shared garden: benches, flowers, a fountain, a pergola. */
export const compoundGarden: Scene = (input) => {
  const { stage, background } = createGarden(input, 2.1, 620);
  const { palette, light, camera } = stage;
  const [fx, fy] = camera.point([0.4, 0, 5]);
  const s = camera.scale([0.4, 0, 5]);
  const stone = light.applyLight(lighten(palette.stone, 0.2));
  const basin =
    ellipse(fx, fy, s * 2.5, s * 0.5, light.getShadowColor(0.8)) +
    path(
      `M${formatCoordinate(fx - s * 2.2)} ${formatCoordinate(fy - s * 0.45)}V${formatCoordinate(fy)}A${formatCoordinate(s * 2.2)} ${formatCoordinate(s * 0.42)} 0 0 0 ${formatCoordinate(fx + s * 2.2)} ${formatCoordinate(fy)}V${formatCoordinate(fy - s * 0.45)}Z`,
      verticalGradient([0, stone], [1, light.applyShade(palette.stone)]),
    ) +
    ellipse(fx, fy - s * 0.45, s * 2.2, s * 0.42, stone) +
    ellipse(fx, fy - s * 0.44, s * 1.95, s * 0.35, light.applyLight('#5fb7be')) +
    rect(fx - s * 0.16, fy - s * 1.5, s * 0.32, s * 1.05, stone) +
    ellipse(fx, fy - s * 1.5, s * 0.8, s * 0.16, light.applyLight('#7fc6c8')) +
    [-1, 1]
      .map((side) =>
        path(
          `M${formatCoordinate(fx)} ${formatCoordinate(fy - s * 2.1)}Q${formatCoordinate(fx + side * s * 0.5)} ${formatCoordinate(fy - s * 2.2)} ${formatCoordinate(fx + side * s * 0.72)} ${formatCoordinate(fy - s * 1.5)}M${formatCoordinate(fx + side * s * 0.7)} ${formatCoordinate(fy - s * 1.45)}Q${formatCoordinate(fx + side * s * 1.2)} ${formatCoordinate(fy - s * 1.3)} ${formatCoordinate(fx + side * s * 1.35)} ${formatCoordinate(fy - s * 0.45)}`,
          'none',
          { stroke: fade('#f2fbfb', 0.85), 'stroke-width': s * 0.07, 'stroke-linecap': 'round' },
        ),
      )
      .join('');
  const beds = [
    [-2.9, 12],
    [3.9, 12],
    [-3, 8.6],
    [4, 8.6],
    [-3.2, 0.4],
    [4.2, 0.4],
    [-3.4, -3],
    [4.4, -3],
    [-3.4, -6],
    [4.2, -6],
  ].map(([x = 0, z = 0], index) => drawPlants(stage, [[x, z, 0.95, index % 3 === 0 ? 'shrub' : 'flower']]));
  return maybeMirror(stage, [
    background,
    drawPaving(stage, -1.6, -14, 4, 34, lighten(palette.stone, 0.15), 1),
    drawPaving(stage, -3.6, 2, 8, 6, lighten(palette.stone, 0.2), 1),
    drawPergola(stage, -9.6, 11, 5.4, 3.4, 2.8, palette.wood),
    drawPlants(stage, [
      [10, 12, 5, 'tree'],
      [-12, 9, 5, 'tree'],
      [13, 6, 6.4, 'palm'],
      [-8, 4, 4.4, 'tree'],
    ]),
    ...beds.slice(0, 4),
    basin,
    ...beds.slice(4),
    drawUpright(stage, 6, 2.4, 0.95, (px, py, ph) => drawBench(light, px, py, ph, palette.wood, palette.metal), 1),
    drawUpright(stage, -5.6, 1.6, 0.95, (px, py, ph) => drawBench(light, px, py, ph, palette.wood, palette.metal), 1),
    drawUpright(stage, 1.2, -1.6, 1.7, (px, py, ph) =>
      drawFigure(light, px, py, ph, palette.fabricAlt, palette.accent),
    ),
    drawUpright(stage, -2, -1.4, 4, (px, py, ph) => drawStreetLamp(light, px, py, ph, palette.metal)),
    drawMeadow(stage, 1020, palette.leaf, palette.accent),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};
