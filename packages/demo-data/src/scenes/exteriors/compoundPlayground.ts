import { mix } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, ellipse, num, path } from '../kit/svg.ts';
import { garden } from './build/compound.ts';
import { solid } from './build/face.ts';
import { meadow } from './build/ground.ts';
import { plants } from './build/planting.ts';
import { eitherWay, floor, sheet, stand } from './build/stage.ts';
import { foreground, hedge } from './things/garden.ts';
import { bench, figure } from './things/street.ts';

/** A playground on soft ground under trees. */
export const compoundPlayground: Scene = (input) => {
  const { stage, behind } = garden(input, 2.4, 620, -8);
  const { palette, light, camera } = stage;
  const at = (x: number, y: number, z: number): string =>
    camera
      .point([x, y, z])
      .map((part) => num(part))
      .join(' ');
  const bar = (
    from: readonly [number, number, number],
    to: readonly [number, number, number],
    tone: string,
    thick = 0.12,
  ): string =>
    path(`M${at(...from)}L${at(...to)}`, 'none', {
      stroke: light.on(tone),
      'stroke-width': Math.max(2, camera.scale(from) * thick),
      'stroke-linecap': 'round',
    });
  const swings =
    bar([3, 0, 6.4], [3.5, 2.6, 6], palette.accent) +
    bar([4, 0, 5.6], [3.5, 2.6, 6], palette.accent) +
    bar([8, 0, 6.4], [8.5, 2.6, 6], palette.accent) +
    bar([9, 0, 5.6], [8.5, 2.6, 6], palette.accent) +
    bar([3.5, 2.6, 6], [8.5, 2.6, 6], palette.accent, 0.14) +
    [4.8, 7]
      .map(
        (x) =>
          bar([x - 0.25, 2.6, 6], [x - 0.4, 0.6, 5.6], '#7d7a74', 0.03) +
          bar([x + 0.25, 2.6, 6], [x + 0.1, 0.6, 5.6], '#7d7a74', 0.03) +
          bar([x - 0.45, 0.58, 5.6], [x + 0.15, 0.58, 5.6], '#d8452f', 0.12),
      )
      .join('');
  const tower =
    solid(stage, { x: -5, y: 1.4, z: 5, w: 2, d: 2, h: 0.2 }, palette.wood) +
    [
      [-4.9, 6.9],
      [-3.1, 6.9],
      [-4.9, 5],
      [-3.1, 5],
    ]
      .map(([x = 0, z = 0]) => bar([x, 0, z], [x, 3, z], palette.woodDark, 0.14))
      .join('') +
    sheet(
      stage,
      [
        [-5.3, 2.9, 4.8],
        [-2.7, 2.9, 4.8],
        [-4, 4.1, 6],
      ],
      light.on('#e2a52c'),
    ) +
    sheet(
      stage,
      [
        [-5.3, 2.9, 7.2],
        [-5.3, 2.9, 4.8],
        [-4, 4.1, 6],
      ],
      light.off('#e2a52c'),
    ) +
    sheet(
      stage,
      [
        [-3, 1.6, 5.2],
        [-3, 1.6, 6.4],
        [0.8, 0.15, 5.6],
        [0.8, 0.15, 4.2],
      ],
      light.on('#d8452f'),
    ) +
    sheet(
      stage,
      [
        [-3, 1.6, 5.2],
        [0.8, 0.15, 4.2],
        [0.8, 0.45, 4.2],
        [-3, 1.95, 5.2],
      ],
      light.on('#f0b040'),
    ) +
    [0.3, 0.65, 1, 1.3].map((y) => bar([-4.9, y, 5], [-3.5, y, 5], palette.wood, 0.08)).join('');
  const ball = camera.point([1.6, 0.3, -2]);
  const r = camera.scale([1.6, 0, -2]) * 0.3;
  return eitherWay(stage, [
    behind,
    floor(stage, -10, -4, 22, 16, light.on(mix(palette.fabric, '#d9906a', 0.4))),
    floor(stage, -7, 1, 9, 8, light.on(mix(palette.accent, '#7fc0c4', 0.6))),
    floor(stage, 2.6, 2.6, 7.6, 6, light.on('#e6b95c')),
    hedge(stage, -11, 12.4, 24, 0.8),
    plants(stage, [
      [-9, 11, 5, 'tree'],
      [11, 11, 5.4, 'tree'],
    ]),
    tower,
    swings,
    ellipse(ball[0], ball[1] + r * 0.9, r * 1.2, r * 0.24, light.cast()),
    circle(ball[0], ball[1], r, light.on('#f4efe2')),
    path(
      `M${num(ball[0] - r)} ${num(ball[1])}A${num(r)} ${num(r)} 0 0 1 ${num(ball[0] + r)} ${num(ball[1])}Z`,
      light.on('#d8452f'),
    ),
    stand(stage, 11, 0, 0.95, (px, py, ph) => bench(light, px, py, ph, palette.wood, palette.metal), 1),
    stand(stage, 2.2, 1, 1.15, (px, py, ph) => figure(light, px, py, ph, '#e2a52c', '#4a3428')),
    stand(stage, -1, 0.4, 1.05, (px, py, ph) => figure(light, px, py, ph, '#5f9fc4', '#3a2a22')),
    stand(stage, 9, 0.4, 1.68, (px, py, ph) => figure(light, px, py, ph, palette.fabricAlt, palette.accent)),
    meadow(stage, 1060, palette.leaf, palette.accent),
    foreground(stage, -1, palette.leafDark),
  ]);
};
