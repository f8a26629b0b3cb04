import { darken, fade, mix } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { formatCoordinate, path, rect, verticalGradient } from '../kit/svg.ts';
import { drawSkyline } from '../kit/view.ts';
import { drawSolid } from './build/face.ts';
import { drawPaving } from './build/ground.ts';
import { drawDock, drawRibs, drawSawToothRoof } from './build/industry.ts';
import { drawBrickCourses, drawWeathering } from './build/materials.ts';
import { drawDoor, drawWindow } from './build/openings.ts';
import { drawPlants } from './build/planting.ts';
import {
  createCornerCamera,
  createSceneStage,
  drawBoxShadow,
  drawFloor,
  drawGround,
  drawUpright,
  maybeMirror,
} from './build/stage.ts';
import { drawForegroundPlants } from './things/garden.ts';
import { drawCat, drawFigure, drawStreetLamp } from './things/street.ts';
import { drawForklift, drawLorry } from './things/works.ts';

/** A factory with a saw-tooth roof, a chimney and a loading yard. */
export const factory: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(29, 0.46, { eye: 3, lens: 0.98, horizon: 830, aim: [9, 0] }),
  );
  const { palette, light, camera, random } = stage;
  const brick = mix(palette.wall, '#b06a4c', random.pick([0.15, 0.5]));
  const [sx, sy] = camera.point([22, 0, 16]);
  const s = camera.scale([22, 0, 16]);
  const stack =
    path(
      `M${formatCoordinate(sx - s * 0.9)} ${formatCoordinate(sy)}L${formatCoordinate(sx - s * 0.6)} ${formatCoordinate(sy - s * 19)}H${formatCoordinate(sx + s * 0.6)}L${formatCoordinate(sx + s * 0.9)} ${formatCoordinate(sy)}Z`,
      verticalGradient([0, light.applyLight('#c9785a')], [1, light.applyLight('#a2583f')]),
    ) +
    [17, 18.2]
      .map((level) => rect(sx - s * 0.66, sy - s * level, s * 1.32, s * 0.6, light.applyLight('#f1ece0')))
      .join('') +
    path(
      `M${formatCoordinate(sx - light.side * s * 0.1)} ${formatCoordinate(sy)}V${formatCoordinate(sy - s * 19)}H${formatCoordinate(sx - light.side * s * 0.6)}L${formatCoordinate(sx - light.side * s * 0.9)} ${formatCoordinate(sy)}Z`,
      fade(light.shadow, 0.22),
    );
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 60, light.applyLight(palette.wallShade)),
    drawGround(stage, '#a89f92', '#b7ab96'),
    stack,
    drawPlants(stage, [
      [-12, 18, 7, 'tree'],
      [-17, 22, 8, 'palm'],
      [38, 12, 6, 'tree'],
    ]),
    drawBoxShadow(stage, 0, 0, 28, 16, 7, 0.8),
    drawSawToothRoof(stage, 0, 5.6, 0, 28, 16, 4, brick),
    drawSolid(
      stage,
      { x: 0, z: 0, w: 28, d: 16, h: 5.6 },
      brick,
      (face, which) =>
        drawBrickCourses(face, [0, 0, face.w, 5.6], brick, 0.3, 0.9) +
        drawWeathering(face, [0, 0, face.w, 5.6]) +
        (which === 'front'
          ? drawDock(face, 3, 3.6, 3.8, true) +
            drawDock(face, 9.4, 3.6, 3.8, false) +
            [15.2, 18.4, 21.6, 24.8]
              .map((u) =>
                drawWindow(face, u, 1.4, 2.2, 2.8, {
                  frame: palette.metal,
                  panes: 3,
                  hasBar: true,
                  sill: palette.stone,
                }),
              )
              .join('')
          : [1.6, 5.2, 8.8, 12.4]
              .map((u) =>
                drawWindow(face, u, 1.4, 2, 2.8, { frame: palette.metal, panes: 3, hasBar: true, sill: palette.stone }),
              )
              .join('')) +
        face.quad(0, 5.3, face.w, 0.3, face.color(palette.stone)),
    ),
    drawPaving(stage, -30, -22, 90, 21.5, '#b3aca0', 4),
    drawFloor(stage, 2.6, -9, 0.2, 9, light.applyLight('#e8c04a')),
    drawFloor(stage, 7, -9, 0.2, 9, light.applyLight('#e8c04a')),
    drawUpright(stage, 15.6, -4.6, 3.4, (px, py, ph) => drawLorry(light, px, py, ph, palette.accent, '#f1ede2'), 1.4),
    drawUpright(stage, 5.2, -3, 2.1, (px, py, ph) => drawForklift(light, px, py, ph, '#e2a52c', palette.wood), 0.6),
    drawUpright(stage, 8.6, -4.4, 1.75, (px, py, ph) => drawFigure(light, px, py, ph, '#45617a', '#e8b02c')),
    drawPlants(stage, [
      [-3.4, -2, 5, 'tree'],
      [27, -1.6, 4.4, 'tree'],
      [1, -1, 0.8, 'shrub'],
    ]),
    drawUpright(stage, -2, -8, 0.42, (px, py, ph) => drawCat(light, px, py, ph, '#4a443e'), 0.6),
  ]);
};

/** A sheet-metal warehouse with dock gates and lorries. */
export const warehouse: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(27, 0.5, { eye: 2.6, lens: 0.98, horizon: 860, aim: [7.5, 0] }),
  );
  const { palette, light, camera } = stage;
  const metal = mix(palette.wall, palette.fabric, 0.25);
  const h = 8.4;
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 50, light.applyLight(palette.wallShade)),
    drawGround(stage, '#a8a196', '#bdb19c'),
    drawPlants(stage, [
      [-14, 20, 7, 'palm'],
      [-10, 17, 8, 'palm'],
      [40, 12, 6, 'tree'],
    ]),
    drawBoxShadow(stage, 0, 0, 30, 20, h, 0.8),
    drawSolid(
      stage,
      { x: 0, z: 0, w: 30, d: 20, h },
      metal,
      (face, which) =>
        drawRibs(face, 1.2, h - 1.2, metal) +
        face.quad(0, 0, face.w, 1.2, face.color(palette.stone)) +
        face.quad(0, h - 1.7, face.w, 1, face.color(palette.accent)) +
        drawWeathering(face, [0, 0, face.w, h]) +
        (which === 'front'
          ? [2.4, 8.4, 14.4, 20.4].map((u, index) => drawDock(face, u, 3.8, 4.2, index === 1)).join('') +
            drawDoor(face, 27, 0, 1.2, 2.3, palette.metal, palette.accent)
          : [2, 7.4, 12.8]
              .map((u) => drawWindow(face, u, 4.6, 3.6, 1.1, { frame: palette.metal, panes: 4 }))
              .join('')) +
        face.block(-0.1, h - 0.15, face.w + 0.2, 0.45, [0, 0.25], darken(metal, 0.2)),
    ),
    drawPaving(stage, -40, -26, 110, 25.5, '#b5afa3', 4),
    drawUpright(stage, 16.6, -2.6, 3.6, (px, py, ph) => drawLorry(light, px, py, ph, '#f3efe5', palette.accent), 1.4),
    drawUpright(
      stage,
      5,
      -4.6,
      3.4,
      (px, py, ph) => drawLorry(light, px, py, ph, palette.fabric, '#ece7da', false),
      1.4,
    ),
    drawUpright(stage, 11.4, -3.2, 2.1, (px, py, ph) => drawForklift(light, px, py, ph, '#e2a52c', palette.wood), 0.6),
    drawUpright(stage, 12.8, -5.4, 1.75, (px, py, ph) => drawFigure(light, px, py, ph, '#54687a', '#e8b02c')),
    drawUpright(stage, -2.4, -4, 7, (px, py, ph) => drawStreetLamp(light, px, py, ph, palette.metal)),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};
