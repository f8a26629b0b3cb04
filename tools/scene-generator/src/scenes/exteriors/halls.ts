import { darken, lighten, mix } from '../kit/color.ts';
import type { Scene } from '../kit/scene.ts';
import { formatCoordinate, path, rect, verticalGradient } from '../kit/svg.ts';
import { drawSolid } from './build/face.ts';
import { createIndoorStage, drawHall, HALL_WIDTH } from './build/hall.ts';
import { drawFlatShape, drawUpright } from './build/stage.ts';
import { drawFigure } from './things/street.ts';
import { drawForklift } from './things/works.ts';

/** A metal works: presses and lathes in rows, a crane beam, a fork-lift in the aisle. */
export const hallMachines: Scene = (input) => {
  const stage = createIndoorStage(input);
  const { palette, light, camera } = stage;
  const drawMachine = (x: number, z: number, color: string): string =>
    drawSolid(stage, { x, z, w: 3.4, d: 1.8, h: 0.9 }, darken(color, 0.2)) +
    drawSolid(
      stage,
      { x: x + 0.1, y: 0.9, z: z + 0.3, w: 1.1, d: 1.3, h: 1.5 },
      color,
      (face) =>
        face.quad(face.w * 0.2, 0.7, face.w * 0.6, 0.5, face.color('#2f4450')) +
        face.quad(face.w * 0.25, 0.25, 0.14, 0.14, '#d8432f') +
        face.quad(face.w * 0.25 + 0.24, 0.25, 0.14, 0.14, '#6fbf4a'),
    ) +
    drawSolid(stage, { x: x + 1.3, y: 0.9, z: z + 0.6, w: 1.7, d: 0.5, h: 0.3 }, '#c9ccca') +
    drawSolid(stage, { x: x + 2.6, y: 0.9, z: z + 0.4, w: 0.7, d: 1, h: 0.9 }, color);
  const rows = [22, 17, 12, 7].map(
    (z, index) =>
      drawMachine(-7.6, z, index % 2 === 0 ? palette.accent : palette.fabric) +
      drawMachine(4.2, z + 0.6, index % 2 === 0 ? palette.fabric : palette.accent),
  );
  const beam = drawFlatShape(
    stage,
    [
      [-HALL_WIDTH / 2, 5.6, 13],
      [HALL_WIDTH / 2, 5.6, 13],
      [HALL_WIDTH / 2, 6.1, 13],
      [-HALL_WIDTH / 2, 6.1, 13],
    ],
    light.applyLight('#e2a52c'),
  );
  const [hx, hy] = camera.point([1.6, 5.6, 13]);
  const s = camera.scale([1.6, 5.6, 13]);
  const hook =
    rect(hx - s * 0.5, hy - s * 0.1, s, s * 0.5, light.applyLight('#3e3c3a')) +
    rect(hx - s * 0.03, hy + s * 0.3, s * 0.06, s * 1.2, '#3e3c3a') +
    path(
      `M${formatCoordinate(hx)} ${formatCoordinate(hy + s * 1.5)}q${formatCoordinate(s * 0.3)} ${formatCoordinate(s * 0.2)} 0 ${formatCoordinate(s * 0.44)}q${formatCoordinate(-s * 0.24)} 0 ${formatCoordinate(-s * 0.2)} ${formatCoordinate(-s * 0.2)}`,
      'none',
      { stroke: '#3e3c3a', 'stroke-width': s * 0.1 },
    );
  return [
    drawHall(stage, palette.wall, palette.floor),
    beam,
    hook,
    ...rows,
    drawUpright(stage, 0.3, 15, 2.1, (px, py, ph) => drawForklift(light, px, py, ph, '#e2a52c', palette.wood), 0.5),
    drawUpright(stage, -3.4, 8.6, 1.75, (px, py, ph) => drawFigure(light, px, py, ph, '#3f5f80', '#e8b02c')),
  ].join('');
};

/** A spinning mill: long frames of bobbins in soft colours. */
export const hallSpinning: Scene = (input) => {
  const stage = createIndoorStage(input);
  const { palette, light, camera } = stage;
  const yarns = [palette.fabric, palette.fabricAlt, palette.accent, '#f6efe2', mix(palette.accent, '#ffffff', 0.5)];
  const drawFrame = (x: number, z: number, inner: 1 | -1): string => {
    const parts = [
      drawSolid(stage, { x, z, w: 1.7, d: 5.2, h: 1.1 }, '#8fa0a4'),
      drawSolid(stage, { x: x + 0.55, y: 1.1, z, w: 0.6, d: 5.2, h: 1.2 }, '#b9c4c4'),
    ];
    for (let row = 9; row >= 0; row -= 1) {
      for (const [level, dx] of [
        [2.35, 0.85],
        [1.3, inner > 0 ? 1.45 : 0.25],
      ] as const) {
        const spot = [x + dx, level, z + 0.25 + row * 0.5] as const;
        const [px, py] = camera.point(spot);
        const s = camera.scale(spot);
        const yarn = light.applyLight(yarns[(row + Math.round(z)) % yarns.length] ?? palette.fabric);
        parts.push(
          rect(px - s * 0.15, py - s * 0.42, s * 0.3, s * 0.42, createRollGradient(yarn), { rx: s * 0.05 }),
          rect(px - s * 0.04, py - s * 0.52, s * 0.08, s * 0.12, light.applyLight(palette.wood)),
        );
      }
    }
    return parts.join('');
  };
  const rows = [24, 17.6, 11.2, 4.8].flatMap((z) => [
    drawFrame(-7.8, z, 1),
    drawFrame(-4.4, z, 1),
    drawFrame(5.8, z, -1),
    drawFrame(2.6, z, -1),
  ]);
  return [
    drawHall(stage, palette.wall, palette.floor),
    ...rows,
    drawUpright(stage, -0.8, 12, 1.7, (px, py, ph) => drawFigure(light, px, py, ph, palette.accent, '#f4ede0')),
    drawUpright(stage, 0.9, 19, 1.7, (px, py, ph) => drawFigure(light, px, py, ph, '#5a7488', palette.fabricAlt)),
  ].join('');
};

function createRollGradient(color: string): string {
  return verticalGradient([0, lighten(color, 0.35)], [0.5, color], [1, darken(color, 0.25)]);
}
