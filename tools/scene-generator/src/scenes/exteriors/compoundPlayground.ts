import { mix } from '../kit/color.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, ellipse, formatCoordinate, path } from '../kit/svg.ts';
import { createGarden } from './build/compound.ts';
import { drawSolid } from './build/face.ts';
import { drawMeadow } from './build/ground.ts';
import { drawPlants } from './build/planting.ts';
import { drawFlatShape, drawFloor, drawUpright, maybeMirror } from './build/stage.ts';
import { drawForegroundPlants, drawHedge } from './things/garden.ts';
import { drawBench, drawFigure } from './things/street.ts';

/** A playground on soft ground under trees. */
export const compoundPlayground: Scene = (input) => {
  const { stage, background } = createGarden(input, 2.4, 620, -8);
  const { palette, light, camera } = stage;
  const formatPoint = (x: number, y: number, z: number): string =>
    camera
      .point([x, y, z])
      .map((part) => formatCoordinate(part))
      .join(' ');
  const drawBar = (
    from: readonly [number, number, number],
    to: readonly [number, number, number],
    tone: string,
    thickness = 0.12,
  ): string =>
    path(`M${formatPoint(...from)}L${formatPoint(...to)}`, 'none', {
      stroke: light.applyLight(tone),
      'stroke-width': Math.max(2, camera.scale(from) * thickness),
      'stroke-linecap': 'round',
    });
  const swings =
    drawBar([3, 0, 6.4], [3.5, 2.6, 6], palette.accent) +
    drawBar([4, 0, 5.6], [3.5, 2.6, 6], palette.accent) +
    drawBar([8, 0, 6.4], [8.5, 2.6, 6], palette.accent) +
    drawBar([9, 0, 5.6], [8.5, 2.6, 6], palette.accent) +
    drawBar([3.5, 2.6, 6], [8.5, 2.6, 6], palette.accent, 0.14) +
    [4.8, 7]
      .map(
        (x) =>
          drawBar([x - 0.25, 2.6, 6], [x - 0.4, 0.6, 5.6], '#7d7a74', 0.03) +
          drawBar([x + 0.25, 2.6, 6], [x + 0.1, 0.6, 5.6], '#7d7a74', 0.03) +
          drawBar([x - 0.45, 0.58, 5.6], [x + 0.15, 0.58, 5.6], '#d8452f', 0.12),
      )
      .join('');
  const tower =
    drawSolid(stage, { x: -5, y: 1.4, z: 5, w: 2, d: 2, h: 0.2 }, palette.wood) +
    [
      [-4.9, 6.9],
      [-3.1, 6.9],
      [-4.9, 5],
      [-3.1, 5],
    ]
      .map(([x = 0, z = 0]) => drawBar([x, 0, z], [x, 3, z], palette.woodDark, 0.14))
      .join('') +
    drawFlatShape(
      stage,
      [
        [-5.3, 2.9, 4.8],
        [-2.7, 2.9, 4.8],
        [-4, 4.1, 6],
      ],
      light.applyLight('#e2a52c'),
    ) +
    drawFlatShape(
      stage,
      [
        [-5.3, 2.9, 7.2],
        [-5.3, 2.9, 4.8],
        [-4, 4.1, 6],
      ],
      light.applyShade('#e2a52c'),
    ) +
    drawFlatShape(
      stage,
      [
        [-3, 1.6, 5.2],
        [-3, 1.6, 6.4],
        [0.8, 0.15, 5.6],
        [0.8, 0.15, 4.2],
      ],
      light.applyLight('#d8452f'),
    ) +
    drawFlatShape(
      stage,
      [
        [-3, 1.6, 5.2],
        [0.8, 0.15, 4.2],
        [0.8, 0.45, 4.2],
        [-3, 1.95, 5.2],
      ],
      light.applyLight('#f0b040'),
    ) +
    [0.3, 0.65, 1, 1.3].map((y) => drawBar([-4.9, y, 5], [-3.5, y, 5], palette.wood, 0.08)).join('');
  const ball = camera.point([1.6, 0.3, -2]);
  const r = camera.scale([1.6, 0, -2]) * 0.3;
  return maybeMirror(stage, [
    background,
    drawFloor(stage, -10, -4, 22, 16, light.applyLight(mix(palette.fabric, '#d9906a', 0.4))),
    drawFloor(stage, -7, 1, 9, 8, light.applyLight(mix(palette.accent, '#7fc0c4', 0.6))),
    drawFloor(stage, 2.6, 2.6, 7.6, 6, light.applyLight('#e6b95c')),
    drawHedge(stage, -11, 12.4, 24, 0.8),
    drawPlants(stage, [
      [-9, 11, 5, 'tree'],
      [11, 11, 5.4, 'tree'],
    ]),
    tower,
    swings,
    ellipse(ball[0], ball[1] + r * 0.9, r * 1.2, r * 0.24, light.getShadowColor()),
    circle(ball[0], ball[1], r, light.applyLight('#f4efe2')),
    path(
      `M${formatCoordinate(ball[0] - r)} ${formatCoordinate(ball[1])}A${formatCoordinate(r)} ${formatCoordinate(r)} 0 0 1 ${formatCoordinate(ball[0] + r)} ${formatCoordinate(ball[1])}Z`,
      light.applyLight('#d8452f'),
    ),
    drawUpright(stage, 11, 0, 0.95, (px, py, ph) => drawBench(light, px, py, ph, palette.wood, palette.metal), 1),
    drawUpright(stage, 2.2, 1, 1.15, (px, py, ph) => drawFigure(light, px, py, ph, '#e2a52c', '#4a3428')),
    drawUpright(stage, -1, 0.4, 1.05, (px, py, ph) => drawFigure(light, px, py, ph, '#5f9fc4', '#3a2a22')),
    drawUpright(stage, 9, 0.4, 1.68, (px, py, ph) => drawFigure(light, px, py, ph, palette.fabricAlt, palette.accent)),
    drawMeadow(stage, 1060, palette.leaf, palette.accent),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};
