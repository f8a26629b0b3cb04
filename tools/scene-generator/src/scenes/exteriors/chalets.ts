import { fade, lighten, mix } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import { type Scene, WIDTH } from '../kit/scene.ts';
import { ellipse, formatCoordinate, path, verticalGradient } from '../kit/svg.ts';
import { drawMountains, drawWater } from '../kit/view.ts';
import { drawBalcony } from './build/balcony.ts';
import { drawSolid } from './build/face.ts';
import { drawGlassWall } from './build/glassWall.ts';
import { drawLawn, drawPaving } from './build/ground.ts';
import { drawSlats, drawWeathering } from './build/materials.ts';
import { drawArch, drawWindow } from './build/openings.ts';
import { drawPlants } from './build/planting.ts';
import { drawDome } from './build/roofs.ts';
import {
  createCornerCamera,
  createSceneStage,
  drawBoxShadow,
  drawFloor,
  drawGround,
  drawUpright,
  maybeMirror,
  type Stage,
} from './build/stage.ts';
import { drawRowingBoat } from './things/boats.ts';
import { drawForegroundPlants, drawPergola } from './things/garden.ts';
import { drawLounger, drawParasol } from './things/leisure.ts';
import { drawFigure } from './things/street.ts';

/** The sea from the horizon to where the beach begins, with a line of foam. */
function drawShore(stage: Stage, foot: number, deepColor: string, shallowColor: string): string {
  const { input, light, camera, random } = stage;
  const waves = [0, 1, 2].map((row) => {
    const y = foot - row * 17 + 4;
    const swells = Array.from(
      { length: 9 },
      (_, index) =>
        `Q${formatCoordinate((index + 0.5) * (WIDTH / 8))} ${formatCoordinate(y + (index % 2 === 0 ? 8 : -5) + random.between(-3, 3))} ${formatCoordinate((index + 1) * (WIDTH / 8))} ${formatCoordinate(y)}`,
    );
    return path(`M0 ${formatCoordinate(y)}${swells.join('')}`, 'none', {
      stroke: light.applyLight('#ffffff'),
      'stroke-width': 6 - row * 1.6,
      opacity: 0.75 - row * 0.18,
    });
  });
  return drawWater(input, light, camera.horizon, foot, deepColor, shallowColor) + waves.join('');
}

/** A white chalet a few steps from the waves: terrace, pergola, parasols. */
export const chaletBeach: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(16.5, 0.34, { eye: 2.3, lens: 0.92, horizon: 690, aim: [4.8, 0] }),
  );
  const { palette, light, camera, random } = stage;
  const white = lighten(palette.wall, 0.4);
  const foot = camera.horizon + 90;
  const hasTwoStoreys = random.chance(0.5);
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawGround(stage, '#ecd6aa', '#f0dfba'),
    drawShore(stage, foot, '#1f7fb0', '#63cbc8'),
    drawPlants(stage, [
      [-7, 12, 7, 'palm'],
      [19, 10, 8, 'palm'],
      [22.5, 12, 7, 'palm'],
    ]),
    ...[
      [-12, 12, 2.4],
      [-15, 9, 2.4],
      [24, 7, 2.6],
    ].map(([x = 0, z = 0, h = 2]) =>
      drawUpright(stage, x, z, h, (px, py, ph) => drawParasol(stage, px, py, ph, palette.fabric, '#fdf6e6'), 0.6),
    ),
    drawBoxShadow(stage, 0, 0, 11, 7, 4, 0.8),
    hasTwoStoreys
      ? drawSolid(
          stage,
          { x: 0.6, y: 3.3, z: 0.8, w: 5.6, d: 6, h: 3 },
          white,
          (face, which) =>
            drawWeathering(face, [0, 0, face.w, 3]) +
            (which === 'front'
              ? drawGlassWall(face, 0.6, 0.2, 4.2, 2.3, 3)
              : drawWindow(face, 2, 0.9, 1.6, 1.4, { frame: palette.accent, shutters: palette.accent })),
        )
      : drawDome(stage, 3, 3.3, 3.6, 1.9, white),
    drawSolid(
      stage,
      { x: 0, z: 0, w: 11, d: 7, h: 3.3 },
      white,
      (face, which) =>
        drawWeathering(face, [0, 0, face.w, 3.3]) +
        (which === 'front'
          ? drawArch(face, 0.9, 0, 1.6, 1.7, { surround: white, frame: palette.accent, door: palette.accent }) +
            drawGlassWall(face, 3.4, 0.05, 4.6, 2.5, 4) +
            drawWindow(face, 9, 0.9, 1.1, 1.4, { frame: palette.accent, shutters: palette.accent, sill: white })
          : drawWindow(face, 1.4, 0.9, 1.2, 1.4, { frame: palette.accent, shutters: palette.accent }) +
            drawWindow(face, 4.4, 0.9, 1.2, 1.4, { frame: palette.accent, shutters: palette.accent })) +
        face.block(0, 3.3, face.w, 0.35, [-0.25, 0], white),
    ),
    drawPaving(stage, -0.4, -4, 12, 4, lighten(palette.floor, 0.4), 0.8),
    drawPergola(stage, 3.2, -3.4, 5, 3.2, 2.8, palette.wood),
    drawUpright(
      stage,
      5.8,
      -1.8,
      0.8,
      (px, py, ph) => drawLounger(stage, px, py, ph, palette.wood, palette.fabric),
      1.3,
    ),
    drawPlants(stage, [
      [-1.4, -0.8, 1.2, 'flower'],
      [12, -0.4, 1.3, 'flower'],
      [-3, -1.6, 6.4, 'palm'],
      [2.2, -0.6, 0.9, 'blades'],
      [13.6, -2, 1.1, 'blades'],
    ]),
    ...[
      [-1.6, -6.2],
      [1.6, -6.8],
      [9.6, -6.4],
    ].map(
      ([x = 0, z = 0], index) =>
        drawUpright(
          stage,
          x + 0.9,
          z + 0.6,
          2.5,
          (px, py, ph) => drawParasol(stage, px, py, ph, index === 1 ? palette.fabricAlt : palette.accent, '#fdf6e6'),
          0.6,
        ) + drawUpright(stage, x, z, 0.8, (px, py, ph) => drawLounger(stage, px, py, ph, palette.wood, '#fbf5ea'), 1.3),
    ),
    drawForegroundPlants(stage, 1, palette.leafDark),
  ]);
};

/** Chalets around a turquoise lagoon, with a foot-bridge and lawns to the water. */
export const chaletLagoon: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(22, 0.3, { eye: 2.9, lens: 0.98, horizon: 680, aim: [5.4, 0] }),
  );
  const { palette, light, camera } = stage;
  const white = lighten(palette.wall, 0.25);
  const drawHouse = (x: number, z: number, tone: string): string =>
    drawSolid(
      stage,
      { x: x + 1, y: 3.2, z: z + 0.8, w: 5, d: 6, h: 2.9 },
      tone,
      (face, which) =>
        drawWeathering(face, [0, 0, face.w, 2.9]) +
        (which === 'front'
          ? drawBalcony(face, 0.5, 0.1, 4, 2.9, {
              railing: 'glass',
              slab: white,
              rail: palette.metal,
              frame: palette.metal,
              curtains: palette.fabric,
              out: 0.9,
            })
          : drawWindow(face, 2, 0.9, 1.4, 1.3, { frame: palette.metal })),
    ) +
    drawSolid(
      stage,
      { x, z, w: 9, d: 7, h: 3.2 },
      tone,
      (face, which) =>
        drawWeathering(face, [0, 0, face.w, 3.2]) +
        (which === 'front'
          ? drawGlassWall(face, 0.8, 0.1, 4.8, 2.5, 4) + drawSlats(face, [6.4, 0, 1.8, 2.7], palette.wood, 0.18)
          : drawWindow(face, 2, 0.9, 1.6, 1.4, { frame: palette.metal })) +
        face.block(-0.1, 3.05, face.w + 0.2, 0.25, [0, 0.3], tone),
    );
  const blue = verticalGradient(
    [0, mix(light.applyLight('#3fb9c4'), light.sky[2], 0.4)],
    [0.3, light.applyLight('#38b4c2')],
    [1, light.applyLight('#1f8eaa')],
  );
  const ripples = Array.from({ length: 44 }, () => {
    const x = stage.random.between(-26, 36);
    const z = stage.random.between(-17, -4.6);
    const [px, py] = camera.point([x, 0, z]);
    const s = camera.scale([x, 0, z]);
    return ellipse(px, py, s * stage.random.between(0.4, 1.3), s * 0.025, fade('#ffffff', 0.5));
  });
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawMountains(input, light, camera.horizon + 4, 120, '#b98a6a', true),
    drawGround(stage, palette.leaf, palette.leaf),
    drawLawn(stage, -34, -4, 90, 40),
    drawPlants(stage, [
      [-14, 22, 8, 'palm'],
      [-6, 20, 9, 'palm'],
      [20, 22, 9, 'palm'],
      [33, 20, 8, 'palm'],
    ]),
    drawHouse(-13, 13, white),
    drawHouse(26, 12, white),
    drawPlants(stage, [
      [-3, 9, 7, 'palm'],
      [20, 8, 7.6, 'palm'],
    ]),
    drawHouse(13, 3, mix(white, palette.fabric, 0.2)),
    drawHouse(0, 0, white),
    drawPaving(stage, -1, -3.4, 24, 3.4, lighten(palette.floor, 0.35), 0.9),
    drawPlants(stage, [
      [-2.4, -1.4, 6.4, 'palm'],
      [10.6, -1.4, 1.2, 'flower'],
      [11.6, -0.8, 5.4, 'palm'],
      [-4.6, -2, 1.2, 'blades'],
      [24, -2, 1.3, 'flower'],
    ]),
    drawUpright(stage, 7.4, -1.6, 2.5, (px, py, ph) => drawParasol(stage, px, py, ph, palette.accent, '#fdf6e6'), 0.6),
    drawUpright(stage, 6, -2.4, 0.8, (px, py, ph) => drawLounger(stage, px, py, ph, palette.wood, palette.fabric), 1.3),
    drawUpright(
      stage,
      2.6,
      -2.4,
      0.8,
      (px, py, ph) => drawLounger(stage, px, py, ph, palette.wood, palette.fabric, false),
      1.3,
    ),
    drawUpright(stage, 16, -2, 2.5, (px, py, ph) => drawParasol(stage, px, py, ph, palette.fabricAlt, '#fdf6e6'), 0.6),
    drawFloor(stage, -60, -4.2, 130, 0.8, light.applyLight('#efdcb6')),
    drawFloor(stage, -60, -19, 130, 14.8, blue),
    ...ripples,
    drawFloor(stage, 3.6, -10, 2, 6, light.applyLight(palette.wood)),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((plank) =>
      drawFloor(stage, 3.6, -10 + plank * 0.75, 2, 0.06, light.applyLight(palette.woodDark)),
    ),
    (() => {
      const [px, py] = camera.point([8.4, 0, -8.4]);
      return drawRowingBoat(light, px, py, camera.scale([8.4, 0, -8.4]) * 3.4, palette.accent, '#f6efe0');
    })(),
    drawUpright(stage, 4.6, -6, 1.7, (px, py, ph) => drawFigure(light, px, py, ph, palette.fabricAlt, palette.accent)),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};
