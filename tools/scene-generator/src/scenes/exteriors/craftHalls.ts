import { darken, fade, lighten, mix } from '../kit/color.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, ellipse, formatCoordinate, group, path, rect, verticalGradient } from '../kit/svg.ts';
import { drawSolid } from './build/face.ts';
import { createIndoorStage, drawHall } from './build/hall.ts';
import { drawUpright } from './build/stage.ts';
import { drawFigure } from './things/street.ts';

/** A joinery: benches, a saw table, planks stacked by colour of wood. */
export const hallCarpentry: Scene = (input) => {
  const stage = createIndoorStage(input);
  const { palette, light, camera, random } = stage;
  const drawBench = (x: number, z: number): string =>
    [0, 2.7]
      .flatMap((dx) =>
        [0, 1].map((dz) => drawSolid(stage, { x: x + dx, z: z + dz, w: 0.2, d: 0.2, h: 0.85 }, palette.woodDark)),
      )
      .reverse()
      .join('') +
    drawSolid(stage, { x, y: 0.85, z, w: 2.9, d: 1.2, h: 0.12 }, palette.wood) +
    drawSolid(stage, { x: x + 0.4, y: 0.97, z: z + 0.3, w: 1.5, d: 0.3, h: 0.07 }, lighten(palette.wood, 0.4)) +
    drawSolid(stage, { x: x + 2.1, y: 0.97, z: z + 0.4, w: 0.3, d: 0.3, h: 0.22 }, palette.accent);
  const drawStack = (x: number, z: number): string =>
    Array.from({ length: 7 }, (_, row) =>
      drawSolid(
        stage,
        { x: x + random.between(0, 0.12), y: row * 0.24, z, w: 2.6, d: 3.6, h: 0.2 },
        row % 3 === 0
          ? palette.wood
          : row % 3 === 1
            ? lighten(palette.wood, 0.3)
            : mix(palette.wood, palette.woodDark, 0.4),
      ),
    ).join('');
  const drawSaw = (x: number, z: number): string => {
    const [px, py] = camera.point([x + 1.2, 1, z + 0.6]);
    const s = camera.scale([x + 1.2, 1, z + 0.6]);
    return (
      drawSolid(stage, { x, z, w: 2.4, d: 1.5, h: 1 }, '#7f9097') +
      path(
        `M${formatCoordinate(px - s * 0.4)} ${formatCoordinate(py)}A${formatCoordinate(s * 0.4)} ${formatCoordinate(s * 0.4)} 0 0 1 ${formatCoordinate(px + s * 0.4)} ${formatCoordinate(py)}Z`,
        light.applyLight('#d5dadb'),
      ) +
      circle(px, py - s * 0.05, s * 0.05, '#3a3a3a')
    );
  };
  const chairs = [0, 1, 2].map((index) => {
    const [px, py] = camera.point([3.4 + index * 1.3, 0, 9.4]);
    const s = camera.scale([3.4, 0, 9.4]);
    return group(
      ellipse(px, py, s * 0.4, s * 0.06, light.shadow, { opacity: 0.35 }) +
        [-0.24, 0.2]
          .map((dx) => rect(px + dx * s, py - s * 0.95, s * 0.06, s * 0.95, light.applyLight(palette.woodDark)))
          .join('') +
        rect(px - s * 0.28, py - s * 0.48, s * 0.58, s * 0.08, light.applyLight(lighten(palette.wood, 0.2))) +
        [0.62, 0.76, 0.9]
          .map((level) => rect(px - s * 0.2, py - s * level, s * 0.42, s * 0.07, light.applyLight(palette.wood)))
          .join(''),
    );
  });
  return [
    drawHall(stage, palette.wall, mix(palette.floor, '#c9a777', 0.4)),
    drawStack(-8.2, 24),
    drawStack(-8.2, 18.4),
    drawStack(5.4, 22),
    drawBench(3.6, 17),
    drawBench(-7.4, 13),
    drawSaw(4.6, 12.4),
    drawBench(-7.2, 8),
    ...chairs,
    drawUpright(stage, -3.4, 12, 1.75, (px, py, ph) => drawFigure(light, px, py, ph, '#4d6b7c', '#d9c49a')),
    drawUpright(stage, 0.6, 18, 1.7, (px, py, ph) => drawFigure(light, px, py, ph, palette.accent, '#efe5d2')),
  ].join('');
};

/** A food line: steel belts with jars and trays, tiled walls, white coats. */
export const hallFood: Scene = (input) => {
  const stage = createIndoorStage(input);
  const { palette, light, camera } = stage;
  const drawBelt = (x: number, goods: readonly [string, string]): string => {
    const parts = [
      drawSolid(stage, { x, y: 0, z: 5, w: 1.6, d: 24, h: 0.75 }, '#c3cdd0'),
      drawSolid(stage, { x: x - 0.05, y: 0.75, z: 5, w: 1.7, d: 24, h: 0.15 }, '#7b888d'),
    ];
    for (let row = 22; row >= 0; row -= 1) {
      for (const dx of [1.15, 0.45]) {
        const spot = [x + dx, 0.9, 5.4 + row] as const;
        const [px, py] = camera.point(spot);
        const s = camera.scale(spot);
        const tone = light.applyLight(goods[row % 2] ?? goods[0]);
        parts.push(
          rect(px - s * 0.2, py - s * 0.46, s * 0.4, s * 0.48, createJarGradient(tone), { rx: s * 0.07 }),
          rect(px - s * 0.17, py - s * 0.55, s * 0.34, s * 0.11, light.applyLight('#e9e2cf'), { rx: s * 0.03 }),
          rect(px - s * 0.2, py - s * 0.32, s * 0.4, s * 0.2, light.applyLight('#fbf6ea')),
        );
      }
    }
    return parts.join('');
  };
  const tanks = [24, 18, 12].map((z) => {
    const [px, py] = camera.point([7.2, 0, z]);
    const s = camera.scale([7.2, 0, z]);
    const steel = verticalGradient(
      [0, '#eef3f4'],
      [0.5, light.applyLight('#b6c3c8')],
      [1, light.applyLight('#84949b')],
    );
    return (
      ellipse(px, py, s * 1.2, s * 0.2, light.shadow, { opacity: 0.35 }) +
      rect(px - s, py - s * 3.4, s * 2, s * 3.2, steel, { rx: s * 0.35 }) +
      rect(px - s * 0.7, py - s * 3.1, s * 0.22, s * 2.6, fade('#ffffff', 0.5), { rx: s * 0.1 }) +
      [0.6, 2]
        .map((level) => rect(px - s, py - s * level - s * 0.4, s * 2, s * 0.08, light.applyLight('#6f7f86')))
        .join('') +
      circle(px + s * 0.3, py - s * 1.9, s * 0.22, light.applyLight('#f4f6f4')) +
      circle(px + s * 0.3, py - s * 1.9, s * 0.05, '#c8432f')
    );
  });
  return [
    drawHall(stage, mix(palette.wall, '#eef2ee', 0.5), mix(palette.floor, '#c9d2cf', 0.5)),
    ...tanks,
    drawBelt(-6.2, ['#c8452f', '#e8963a']),
    drawBelt(2.4, ['#6f9c48', '#d8b03c']),
    ...(
      [
        [-3, 14],
        [-3.2, 9],
        [1, 17],
        [-7.4, 11],
      ] as const
    ).map(([x, z], index) =>
      drawUpright(stage, x, z, 1.72, (px, py, ph) =>
        drawFigure(light, px, py, ph, '#f7f4ec', index % 2 === 0 ? '#dfe9ee' : '#f3efe4'),
      ),
    ),
  ].join('');
};

function createJarGradient(tone: string): string {
  return verticalGradient([0, lighten(tone, 0.3)], [0.4, tone], [1, darken(tone, 0.3)]);
}
