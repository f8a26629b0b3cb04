import { lighten, mix } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { drawSkyline } from '../kit/view.ts';
import { drawBalcony } from './build/balcony.ts';
import { drawSolid } from './build/face.ts';
import { drawStreet } from './build/ground.ts';
import { drawBrickCourses, drawWeathering } from './build/materials.ts';
import { drawAirConditioner, drawDoor, drawWindow } from './build/openings.ts';
import { drawPlants } from './build/planting.ts';
import {
  createCornerCamera,
  createSceneStage,
  drawGround,
  drawUpright,
  maybeMirror,
  type Stage,
} from './build/stage.ts';
import { drawForegroundPlants } from './things/garden.ts';
import { drawCar, drawCat, drawFigure } from './things/street.ts';

function drawRooftop(stage: Stage, x: number, y: number, z: number): string {
  const { light, camera, palette } = stage;
  const [px, py] = camera.point([x, y, z]);
  const s = camera.scale([x, y, z]);
  return `<path d="M${px.toFixed(1)} ${py.toFixed(1)}v${(-s * 2).toFixed(1)}" stroke="${light.applyLight(palette.metal)}" stroke-width="${(s * 0.07).toFixed(1)}"/><ellipse cx="${px.toFixed(1)}" cy="${(py - s * 1.9).toFixed(1)}" rx="${(s * 0.62).toFixed(1)}" ry="${(s * 0.5).toFixed(1)}" fill="${light.applyLight('#e9e6de')}" transform="rotate(-24 ${px.toFixed(1)} ${(py - s * 1.9).toFixed(1)})"/>`;
}

/** A brick town house of the Delta among its neighbours, washing on a balcony, a canal-side tree. */
export const brickTownHouse: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(23, 0.4, { eye: 1.9, lens: 0.92, horizon: 930, aim: [4, 0] }),
  );
  const { palette, light, camera } = stage;
  const brick = mix(palette.wall, '#b5664a', 0.55);
  const concrete = '#cdc4b4';
  const drawHouse = (x: number, z: number, w: number, floors: number, tone: string): string => {
    const h = floors * 3.2 + 0.4;
    return (
      drawSolid(stage, { x, z, w, d: 11, h }, tone, (face, which) => {
        const storeys = Array.from({ length: floors }, (_, floor) => {
          const v = floor * 3.2 + 0.4;
          const bays = Math.max(2, Math.round(face.w / 3.3));
          const cells = Array.from({ length: bays }, (__, bay) => {
            const u = (bay / bays) * face.w;
            if (which === 'front' && floor === 0 && bay === 1)
              return drawDoor(face, u + 0.7, 0, 1.5, 2.5, palette.accent, concrete);
            if (which === 'front' && floor > 0 && bay === 0)
              return drawBalcony(face, u + 0.3, v, face.w / bays - 0.5, 3.2, {
                railing: 'half',
                slab: concrete,
                rail: lighten(palette.fabricAlt, 0.3),
                frame: palette.woodDark,
                curtains: palette.fabric,
              });
            return (
              drawWindow(face, u + face.w / bays / 2 - 0.55, v + 0.9, 1.1, 1.4, {
                frame: '#f2eadb',
                shutters: palette.accent,
                sill: concrete,
              }) + (bay === 2 && floor === 1 ? drawAirConditioner(face, u + face.w / bays - 0.9, v + 0.2) : '')
            );
          });
          return face.quad(0, v - 0.4, face.w, 0.4, face.color(concrete)) + cells.join('');
        });
        return (
          drawBrickCourses(face, [0, 0, face.w, h], tone, 0.22, 0.7) +
          drawWeathering(face, [0, 0, face.w, h]) +
          storeys.join('') +
          [0, face.w - 0.4].map((u) => face.quad(u, 0, 0.4, h, face.color(concrete))).join('') +
          face.block(0, h, face.w, 0.8, [-0.2, 0], tone)
        );
      }) + drawRooftop(stage, x + w * 0.3, h + 0.5, z + 4)
    );
  };
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 120, light.applyLight(palette.wallShade)),
    drawGround(stage, '#b3976f', '#c2a67c'),
    drawPlants(stage, [
      [-7, 13, 8, 'palm'],
      [-10, 16, 7, 'palm'],
      [25, 14, 8, 'palm'],
    ]),
    drawHouse(10.4, 0.6, 9, 2, mix(palette.wall, '#e8cf9a', 0.7)),
    drawHouse(20, 1, 9, 3, mix(brick, '#8d5a44', 0.4)),
    drawHouse(0, 0, 10, 3, brick),
    drawStreet(stage, -13.5, 6, 3.4),
    drawPlants(stage, [
      [-3, -2, 5, 'tree'],
      [1, -1.2, 0.8, 'flower'],
      [8.8, -1.2, 0.9, 'shrub'],
      [14.6, -2.4, 4.2, 'tree'],
    ]),
    drawUpright(stage, 6.4, -2.6, 1.7, (px, py, ph) => drawFigure(light, px, py, ph, '#8fa6b4', '#f2efe6')),
    drawUpright(stage, 2.6, -5, 0.4, (px, py, ph) => drawCat(light, px, py, ph, '#3b3733'), 0.6),
    drawUpright(stage, 9.6, -8.8, 1.45, (px, py, ph) => drawCar(light, px, py, ph, '#d8d2c4', false), 0.9),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};
