import { darken, lighten, mix } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { drawSkyline } from '../kit/view.ts';
import { drawBalcony } from './build/balcony.ts';
import { drawSolid } from './build/face.ts';
import { drawGlassWall } from './build/glassWall.ts';
import { drawLawn, drawMeadow, drawPaving, drawStreet, drawTreeline } from './build/ground.ts';
import { drawBrickCourses, drawSlats, drawWeathering } from './build/materials.ts';
import { drawDoor, drawWindow } from './build/openings.ts';
import { drawPlants } from './build/planting.ts';
import { drawHipRoof } from './build/roofs.ts';
import {
  createCornerCamera,
  createSceneStage,
  drawBoxShadow,
  drawGround,
  drawUpright,
  maybeMirror,
  type Stage,
} from './build/stage.ts';
import { drawForegroundPlants, drawHedge } from './things/garden.ts';
import { drawBench, drawCar, drawCat, drawFigure, drawStreetLamp } from './things/street.ts';

function drawTownHouse(stage: Stage, x: number, w: number, tone: string, turn: number): string {
  const { palette } = stage;
  const h = 7;
  const trim = lighten(palette.wall, 0.5);
  return (
    drawSolid(stage, { x: x + w * 0.15, y: h, z: 3, w: w * 0.5, d: 5, h: 2.6 }, darken(tone, 0.08), (face) =>
      drawWindow(face, face.w * 0.2, 0.3, face.w * 0.6, 1.9, { frame: palette.metal, panes: 3 }),
    ) +
    drawSolid(stage, { x, z: 0, w, d: 10, h }, tone, (face, which) => {
      if (which === 'side')
        return (
          drawWeathering(face, [0, 0, face.w, h]) +
          drawBrickCourses(face, [0, 0, face.w, 1.2], palette.stone, 0.4, 1) +
          [2, 6]
            .map(
              (u) =>
                drawWindow(face, u, 4.3, 1.4, 1.6, { frame: palette.metal, sill: trim }) +
                drawWindow(face, u, 1.2, 1.4, 1.5, { frame: palette.metal, sill: trim }),
            )
            .join('')
        );
      const door = turn % 2 === 0 ? 0.6 : w - 1.9;
      const bay = turn % 2 === 0 ? 2.4 : 0.6;
      return (
        drawWeathering(face, [0, 0, w, h]) +
        drawSlats(face, [door - 0.25, 2.6, 1.8, h - 2.9], palette.wood, 0.2) +
        drawDoor(face, door, 0.25, 1.2, 2.3, palette.accent, palette.woodDark) +
        face.block(door - 0.4, 2.75, 2, 0.16, [0, 1.1], palette.metal) +
        drawGlassWall(face, bay, 0.3, w - 3.2, 2.4, 3) +
        drawBalcony(face, bay, 3.6, w - 3.2, 3.2, {
          railing: 'glass',
          slab: trim,
          rail: palette.metal,
          frame: palette.metal,
          curtains: palette.fabric,
          out: 1.1,
        }) +
        face.block(0, h - 0.2, w, 0.35, [0, 0.35], trim) +
        face.block(w - 0.14, 0, 0.28, h, [0, 0.12], trim)
      );
    })
  );
}

/** A row of town houses, each with its own colour, door and front garden. */
export const townHouses: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(21, 0.5, { eye: 2.2, lens: 0.9, horizon: 840, aim: [5.4, 0] }),
  );
  const { palette, light, camera, random } = stage;
  const tones = [
    palette.wall,
    mix(palette.wall, palette.fabric, 0.5),
    lighten(palette.wallShade, 0.2),
    mix(palette.wall, palette.fabricAlt, 0.3),
    palette.wall,
  ];
  const gardens = [0, 1, 2, 3].map(
    (index) =>
      drawHedge(stage, index * 6.4 + 2.2, -2.6, 3.6, 0.7) +
      drawPlants(stage, [
        [index * 6.4 + 2.6, -1.4, random.between(0.8, 1.2), 'flower'],
        [index * 6.4 + 5, -1.2, random.between(0.9, 1.4), 'blades'],
      ]),
  );
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 3, 50, light.applyLight(palette.wallShade)),
    drawGround(stage, palette.leaf, palette.leaf),
    drawTreeline(stage),
    drawLawn(stage, -30, -4, 70, 24),
    drawPlants(stage, [
      [-7, 12, 6, 'tree'],
      [-12, 15, 8, 'palm'],
      [-3, 16, 7, 'palm'],
    ]),
    drawBoxShadow(stage, 0, 0, 26, 10, 6, 0.7),
    drawStreet(stage, -12.4, 5.4, 2.2),
    ...[3, 2, 1, 0].map((index) => drawTownHouse(stage, index * 6.4, 6.4, tones[index] ?? palette.wall, index)),
    ...[0, 1, 2, 3].map((index) =>
      drawPaving(stage, index * 6.4 + (index % 2 === 0 ? 0.5 : 4.4), -4.8, 1.5, 4.8, palette.stone, 0.8),
    ),
    ...gardens.reverse(),
    drawPlants(stage, [
      [-2.4, -2, 4.6, 'tree'],
      [12.4, -4.6, 4, 'tree'],
    ]),
    drawUpright(stage, 8, -8.4, 1.5, (px, py, ph) => drawCar(light, px, py, ph, palette.accent), 0.9),
    drawUpright(stage, 4.4, -5, 4.6, (px, py, ph) => drawStreetLamp(light, px, py, ph, palette.metal)),
    drawUpright(stage, 2.8, -5.4, 1.7, (px, py, ph) => drawFigure(light, px, py, ph, palette.fabric, palette.woodDark)),
    drawUpright(stage, 3.4, -5.7, 0.44, (px, py, ph) => drawCat(light, px, py, ph, '#d7a263', false), 0.6),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};

/** Two mirrored homes under one roof behind a shared lawn. */
export const twinHouse: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(21, 0.3, { eye: 2.1, lens: 0.9, horizon: 810, aim: [7, 0] }),
  );
  const { palette, light, camera } = stage;
  const trim = lighten(palette.wall, 0.5);
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 3, 50, light.applyLight(palette.wallShade)),
    drawGround(stage, palette.leaf, palette.leaf),
    drawTreeline(stage),
    drawLawn(stage, -20, -12, 56, 30),
    drawPlants(stage, [
      [-6, 12, 8, 'palm'],
      [20, 12, 6, 'tree'],
      [24, 13, 9, 'palm'],
      [-11, 10, 5, 'tree'],
    ]),
    drawBoxShadow(stage, 0, 0, 15, 9, 6, 0.7),
    drawSolid(stage, { x: 0, z: 0, w: 15, d: 9, h: 6.6 }, palette.wall, (face, which) => {
      if (which === 'side')
        return (
          drawWeathering(face, [0, 0, face.w, 6.6]) +
          drawBrickCourses(face, [0, 0, face.w, 3.2], palette.stone, 0.36, 1) +
          [1.6, 5.4]
            .map(
              (u) =>
                drawWindow(face, u, 4.2, 1.5, 1.5, { frame: palette.metal, sill: trim, curtains: palette.fabric }) +
                drawWindow(face, u, 1, 1.5, 1.5, { frame: palette.metal, sill: trim, curtains: palette.fabric }),
            )
            .join('')
        );
      const drawHalf = (isMirrored: boolean): string => {
        const mirrorPosition = (u: number, w: number): number => (isMirrored ? 15 - u - w : u);
        return (
          drawGlassWall(face, mirrorPosition(0.6, 3.6), 0.2, 3.6, 2.5, 3) +
          drawDoor(face, mirrorPosition(5.2, 1.3), 0.2, 1.3, 2.4, palette.accent, palette.woodDark) +
          face.block(mirrorPosition(4.7, 2.4), 2.8, 2.4, 0.18, [0, 1.3], palette.wood) +
          drawBalcony(face, mirrorPosition(0.5, 3.8), 3.5, 3.8, 3, {
            railing: 'glass',
            slab: trim,
            rail: palette.metal,
            frame: palette.metal,
            curtains: palette.fabric,
            out: 1.1,
          }) +
          drawWindow(face, mirrorPosition(5, 1.5), 4.3, 1.5, 1.5, {
            frame: palette.metal,
            sill: trim,
            curtains: palette.fabric,
          })
        );
      };
      return (
        drawWeathering(face, [0, 0, 15, 6.6]) +
        drawSlats(face, [7.1, 0, 0.8, 6.6], palette.wood, 0.2) +
        drawHalf(true) +
        drawHalf(false)
      );
    }),
    drawHipRoof(stage, 0, 6.6, 0, 15, 9, 2.1, mix(palette.accent, '#8f4a34', 0.6)),
    drawPaving(stage, 5.2, -9, 1.6, 9, palette.stone, 0.8),
    drawPaving(stage, 8.3, -9, 1.6, 9, palette.stone, 0.8),
    drawHedge(stage, -1, -1, 5.4, 0.6),
    drawHedge(stage, 11, -1, 5, 0.6),
    drawPlants(stage, [
      [7.5, -1.4, 1, 'flower'],
      [7.5, -3, 0.9, 'flower'],
      [7.5, -4.6, 0.9, 'shrub'],
      [-2.4, -2.4, 5, 'palm'],
      [17, -1.6, 4.6, 'tree'],
      [3.6, -3, 0.8, 'flower'],
      [12, -2.8, 0.8, 'flower'],
    ]),
    drawUpright(stage, 3.4, -4.6, 0.9, (px, py, ph) => drawBench(light, px, py, ph, palette.wood, palette.metal), 1),
    drawMeadow(stage, 1020, palette.leaf, palette.accent),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};
