import { darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import { num, path, rect, vertical } from '../kit/svg.ts';
import { solid } from './build/face.ts';
import { hall, indoor, WIDE } from './build/hall.ts';
import { sheet, stand } from './build/stage.ts';
import { figure } from './things/street.ts';
import { forklift } from './things/works.ts';

/** A metal works: presses and lathes in rows, a crane beam, a fork-lift in the aisle. */
export const hallMachines: Scene = (input) => {
  const stage = indoor(input);
  const { palette, light, camera } = stage;
  const machine = (x: number, z: number, colour: string): string =>
    solid(stage, { x, z, w: 3.4, d: 1.8, h: 0.9 }, darken(colour, 0.2)) +
    solid(
      stage,
      { x: x + 0.1, y: 0.9, z: z + 0.3, w: 1.1, d: 1.3, h: 1.5 },
      colour,
      (face) =>
        face.quad(face.w * 0.2, 0.7, face.w * 0.6, 0.5, face.colour('#2f4450')) +
        face.quad(face.w * 0.25, 0.25, 0.14, 0.14, '#d8432f') +
        face.quad(face.w * 0.25 + 0.24, 0.25, 0.14, 0.14, '#6fbf4a'),
    ) +
    solid(stage, { x: x + 1.3, y: 0.9, z: z + 0.6, w: 1.7, d: 0.5, h: 0.3 }, '#c9ccca') +
    solid(stage, { x: x + 2.6, y: 0.9, z: z + 0.4, w: 0.7, d: 1, h: 0.9 }, colour);
  const rows = [22, 17, 12, 7].map(
    (z, index) =>
      machine(-7.6, z, index % 2 === 0 ? palette.accent : palette.fabric) +
      machine(4.2, z + 0.6, index % 2 === 0 ? palette.fabric : palette.accent),
  );
  const beam = sheet(
    stage,
    [
      [-WIDE / 2, 5.6, 13],
      [WIDE / 2, 5.6, 13],
      [WIDE / 2, 6.1, 13],
      [-WIDE / 2, 6.1, 13],
    ],
    light.on('#e2a52c'),
  );
  const [hx, hy] = camera.point([1.6, 5.6, 13]);
  const s = camera.scale([1.6, 5.6, 13]);
  const hook =
    rect(hx - s * 0.5, hy - s * 0.1, s, s * 0.5, light.on('#3e3c3a')) +
    rect(hx - s * 0.03, hy + s * 0.3, s * 0.06, s * 1.2, '#3e3c3a') +
    path(
      `M${num(hx)} ${num(hy + s * 1.5)}q${num(s * 0.3)} ${num(s * 0.2)} 0 ${num(s * 0.44)}q${num(-s * 0.24)} 0 ${num(-s * 0.2)} ${num(-s * 0.2)}`,
      'none',
      { stroke: '#3e3c3a', 'stroke-width': s * 0.1 },
    );
  return [
    hall(stage, palette.wall, palette.floor),
    beam,
    hook,
    ...rows,
    stand(stage, 0.3, 15, 2.1, (px, py, ph) => forklift(light, px, py, ph, '#e2a52c', palette.wood), 0.5),
    stand(stage, -3.4, 8.6, 1.75, (px, py, ph) => figure(light, px, py, ph, '#3f5f80', '#e8b02c')),
  ].join('');
};

/** A spinning mill: long frames of bobbins in soft colours. */
export const hallSpinning: Scene = (input) => {
  const stage = indoor(input);
  const { palette, light, camera } = stage;
  const yarns = [palette.fabric, palette.fabricAlt, palette.accent, '#f6efe2', mix(palette.accent, '#ffffff', 0.5)];
  const frame = (x: number, z: number, inner: 1 | -1): string => {
    const parts = [
      solid(stage, { x, z, w: 1.7, d: 5.2, h: 1.1 }, '#8fa0a4'),
      solid(stage, { x: x + 0.55, y: 1.1, z, w: 0.6, d: 5.2, h: 1.2 }, '#b9c4c4'),
    ];
    for (let row = 9; row >= 0; row -= 1) {
      for (const [level, dx] of [
        [2.35, 0.85],
        [1.3, inner > 0 ? 1.45 : 0.25],
      ] as const) {
        const spot = [x + dx, level, z + 0.25 + row * 0.5] as const;
        const [px, py] = camera.point(spot);
        const s = camera.scale(spot);
        const yarn = light.on(yarns[(row + Math.round(z)) % yarns.length] ?? palette.fabric);
        parts.push(
          rect(px - s * 0.15, py - s * 0.42, s * 0.3, s * 0.42, horizontalRoll(yarn), { rx: s * 0.05 }),
          rect(px - s * 0.04, py - s * 0.52, s * 0.08, s * 0.12, light.on(palette.wood)),
        );
      }
    }
    return parts.join('');
  };
  const rows = [24, 17.6, 11.2, 4.8].flatMap((z) => [
    frame(-7.8, z, 1),
    frame(-4.4, z, 1),
    frame(5.8, z, -1),
    frame(2.6, z, -1),
  ]);
  return [
    hall(stage, palette.wall, palette.floor),
    ...rows,
    stand(stage, -0.8, 12, 1.7, (px, py, ph) => figure(light, px, py, ph, palette.accent, '#f4ede0')),
    stand(stage, 0.9, 19, 1.7, (px, py, ph) => figure(light, px, py, ph, '#5a7488', palette.fabricAlt)),
  ].join('');
};

function horizontalRoll(colour: string): string {
  return vertical([0, lighten(colour, 0.35)], [0.5, colour], [1, darken(colour, 0.25)]);
}
