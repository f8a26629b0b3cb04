import { darken, fade, lighten } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import { drawPottedPlant } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, ellipse, formatCoordinate, group, path, rect } from '../kit/svg.ts';
import { drawSkyline } from '../kit/view.ts';
import { drawSolid } from './build/face.ts';
import { drawPaving } from './build/ground.ts';
import { drawLattice } from './build/materials.ts';
import { drawPlants } from './build/planting.ts';
import { createSceneStage, drawFloor, drawUpright, maybeMirror } from './build/stage.ts';
import { drawForegroundPlants, drawPergola } from './things/garden.ts';
import { drawCat } from './things/street.ts';

/** A roof terrace over the city: planters, seats, lights on a cord, the skyline behind. */
export const roofTerrace: Scene = (input) => {
  const stage = createSceneStage(input, () => ({ x: 0, eye: 1.9, z: -2, turn: 0.08, lens: 0.8, horizon: 600 }));
  const { palette, light, camera, plant } = stage;
  const lamps = [0, 1].map((row) => {
    const a = camera.point([-5, 3.1, 3 + row * 3]);
    const b = camera.point([5, 3.1, 3.4 + row * 3]);
    const sag = 70 - row * 25;
    return (
      path(
        `M${formatCoordinate(a[0])} ${formatCoordinate(a[1])}Q${formatCoordinate((a[0] + b[0]) / 2)} ${formatCoordinate((a[1] + b[1]) / 2 + sag * 2)} ${formatCoordinate(b[0])} ${formatCoordinate(b[1])}`,
        'none',
        { stroke: '#3a3430', 'stroke-width': 2.5 },
      ) +
      Array.from({ length: 11 }, (_, index) => {
        const t = (index + 0.5) / 11;
        const lx = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * ((a[0] + b[0]) / 2) + t * t * b[0];
        const ly = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * ((a[1] + b[1]) / 2 + sag * 2) + t * t * b[1];
        return (
          (light.isDark ? circle(lx, ly + 11, 26, fade(light.lamp, 0.25)) : '') +
          ellipse(lx, ly + 11, 7, 9, light.isDark ? '#fff1c0' : '#f4ead2')
        );
      }).join('')
    );
  });
  const drawSofa = (x: number, z: number, w: number): string =>
    drawSolid(stage, { x, z, w, d: 1, h: 0.34 }, palette.wood) +
    drawSolid(stage, { x: x + 0.05, y: 0.34, z: z + 0.05, w: w - 0.1, d: 0.9, h: 0.2 }, palette.fabric) +
    drawSolid(stage, { x: x + 0.05, y: 0.54, z: z + 0.7, w: w - 0.1, d: 0.25, h: 0.5 }, lighten(palette.fabric, 0.2)) +
    Array.from({ length: 3 }, (_, index) => {
      const [px, py] = camera.point([x + 0.5 + (index * (w - 1)) / 2, 0.56, z + 0.45]);
      const s = camera.scale([x, 0, z]);
      return rect(
        px - s * 0.24,
        py - s * 0.4,
        s * 0.48,
        s * 0.4,
        light.applyLight([palette.accent, palette.fabricAlt, '#f4ead6'][index] ?? palette.accent),
        { rx: s * 0.08, transform: `rotate(${index * 8 - 8} ${formatCoordinate(px)} ${formatCoordinate(py)})` },
      );
    }).join('');
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon + 60),
    rect(0, camera.horizon + 50, 1600, 300, light.applyLight(palette.wallShade)),
    drawSkyline(input, light, camera.horizon + 60, 210, light.applyLight(palette.wallShade)),
    drawSkyline(input, light, camera.horizon + 150, 200, light.applyLight(darken(palette.wallShade, 0.12))),
    rect(0, camera.horizon + 110, 1600, 600, light.applyLight(palette.wallShade)),
    drawPaving(stage, -7, -1, 14, 9, lighten(palette.floor, 0.25), 0.7),
    drawSolid(stage, { x: -7, z: 8, w: 14, d: 0.3, h: 0.95 }, palette.wall, (face) =>
      drawLattice(face, [0.5, 0.15, face.w - 1, 0.65], palette.wall, 0.26),
    ),
    drawFloor(stage, -7, 7.95, 14, 0.4, light.applyLight(lighten(palette.stone, 0.3)), 0.97),
    ...[-6, 5.2].map((x) => drawSolid(stage, { x, z: 7.4, w: 1, d: 0.5, h: 0.5 }, palette.accent)),
    drawPlants(stage, [
      [-5.5, 7.5, 1.7, 'blades'],
      [5.7, 7.5, 1.7, 'blades'],
    ]),
    drawPergola(stage, -4.6, 3.4, 9.2, 3.6, 3, palette.wood),
    drawUpright(stage, -3.9, 6.4, 1.7, (px, py, ph) => drawPottedPlant(plant, px, py, ph, palette.accent)),
    drawSofa(-2.8, 5.6, 3),
    drawSofa(0.9, 5.6, 2.6),
    drawSolid(stage, { x: -0.9, z: 4.1, w: 1.8, d: 0.9, h: 0.32 }, palette.woodDark),
    ...lamps,
    drawUpright(stage, 3.9, 5.2, 1.5, (px, py, ph) => drawPottedPlant(plant, px, py, ph, '#b5653f')),
    drawUpright(stage, 2.4, 3.2, 0.4, (px, py, ph) => drawCat(light, px, py, ph, '#d79a55'), 0.6),
    group(drawForegroundPlants(stage, -1, palette.leafDark)),
  ]);
};
