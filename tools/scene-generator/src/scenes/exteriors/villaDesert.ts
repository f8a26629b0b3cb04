import { darken, lighten, mix } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { drawMountains } from '../kit/view.ts';
import { drawSolid } from './build/face.ts';
import { drawMeadow, drawPaving } from './build/ground.ts';
import { createArchPoints, drawLattice, drawWeathering } from './build/materials.ts';
import { drawArch } from './build/openings.ts';
import { drawPlants } from './build/planting.ts';
import { drawDome } from './build/roofs.ts';
import {
  createCornerCamera,
  createSceneStage,
  drawBoxShadow,
  drawGround,
  drawUpright,
  maybeMirror,
} from './build/stage.ts';
import { drawForegroundPlants, drawPool } from './things/garden.ts';
import { drawLounger, drawParasol } from './things/leisure.ts';

/** A rammed-earth desert house with domes, a vault and a shaded court. */
export const villaDesert: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(21, 0.36, { eye: 2.1, lens: 0.9, horizon: 780, aim: [5.4, 0] }),
  );
  const { palette, light, camera } = stage;
  const clay = palette.wall;
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawMountains(input, light, camera.horizon + 4, 170, '#c98a5a', true),
    drawGround(stage, '#e0b27c', '#e9c592'),
    drawPlants(stage, [
      [-8, 15, 8, 'palm'],
      [-5, 13, 7, 'palm'],
      [18, 14, 8.5, 'palm'],
    ]),
    drawBoxShadow(stage, 0, 0, 13, 8, 4.5, 0.85),
    drawDome(stage, 3.4, 4.9, 5, 2.1, clay),
    drawSolid(
      stage,
      { x: 0, z: 0, w: 7, d: 8, h: 4.9 },
      clay,
      (face, which) =>
        drawWeathering(face, [0, 0, face.w, 4.9]) +
        (which === 'front'
          ? drawArch(face, 2.5, 0, 1.9, 1.9, {
              surround: lighten(clay, 0.3),
              frame: palette.woodDark,
              door: palette.accent,
              isPointed: true,
            }) +
            drawLattice(face, [0.6, 2.4, 1.1, 1.4], palette.woodDark, 0.2) +
            drawLattice(face, [5.3, 2.4, 1.1, 1.4], palette.woodDark, 0.2)
          : [1.2, 3.6, 6]
              .map((u) =>
                face.shape(
                  createArchPoints(u, 1.4, 0.7, 0.9),
                  light.isDark ? light.lamp : face.color(darken(clay, 0.75)),
                ),
              )
              .join('')) +
        face.block(0, 4.9, face.w, 0.3, [-0.3, 0], lighten(clay, 0.1)),
    ),
    drawDome(stage, 9.4, 3.3, 4.6, 1.4, clay),
    drawSolid(
      stage,
      { x: 7, z: 1.4, w: 6.6, d: 6, h: 3.3 },
      darken(clay, 0.06),
      (face, which) =>
        drawWeathering(face, [0, 0, face.w, 3.3]) +
        (which === 'front'
          ? [0.4, 2.4, 4.4]
              .map(
                (u) =>
                  face.shape(
                    createArchPoints(u, 0, 1.6, 1.5),
                    light.isDark ? '#e9a85a' : face.color(darken(clay, 0.6)),
                  ) +
                  face.shape(
                    createArchPoints(u + (light.side > 0 ? 0 : 0.3), 0, 1.3, 1.4),
                    light.isDark ? '#ffce80' : face.color(darken(clay, 0.74)),
                  ),
              )
              .join('')
          : ''),
    ),
    drawPaving(stage, -1, -8, 14.6, 8, lighten(palette.floor, 0.2), 0.9),
    drawPool(stage, 6.4, -5.6, 5.4, 2.8, palette.stone),
    drawPlants(stage, [
      [-1.6, -1, 1.2, 'blades'],
      [1.4, -0.8, 0.8, 'flower'],
      [5.4, -0.8, 1.2, 'blades'],
      [14.6, 0, 6, 'palm'],
      [-3.4, -2, 5.4, 'palm'],
      [0, -5.4, 1, 'blades'],
      [13.4, -4.6, 1.1, 'blades'],
      [2.2, -7, 0.7, 'blades'],
    ]),
    drawUpright(
      stage,
      3.6,
      -3.8,
      2.5,
      (px, py, ph) => drawParasol(stage, px, py, ph, palette.fabricAlt, lighten(clay, 0.4)),
      0.6,
    ),
    drawUpright(
      stage,
      3.2,
      -4.4,
      0.8,
      (px, py, ph) => drawLounger(stage, px, py, ph, palette.wood, palette.fabric),
      1.4,
    ),
    drawMeadow(stage, 1040, '#b98f58'),
    drawForegroundPlants(stage, -1, mix(palette.leafDark, '#7d7a4a', 0.3)),
  ]);
};
