import { darken, fade, lighten, mix } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import { drawShrub } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { drawSkyline } from '../kit/view.ts';
import { drawSolid, type Face } from './build/face.ts';
import { drawPaving } from './build/ground.ts';
import { drawBrickCourses, drawLattice, drawWeathering } from './build/materials.ts';
import { drawArch, drawWindow } from './build/openings.ts';
import { createCornerCamera, createSceneStage, drawGround, drawUpright, maybeMirror } from './build/stage.ts';
import { drawForegroundPlants } from './things/garden.ts';
import { drawCat, drawFigure, drawStreetLamp } from './things/street.ts';

function drawMashrabiyaBay(face: Face, u: number, v: number, w: number, h: number): string {
  const { palette } = face.stage;
  const wood = palette.wood;
  const out = 0.9;
  const drawPanel = (part: number): string =>
    drawLattice(shiftFace(face, out), [u + (part / 3) * w + 0.06, v + 0.8, w / 3 - 0.12, h - 1.2], wood, 0.17);
  return (
    face.shadow(u, v, w, 0, out) +
    face.block(u + 0.3, v - 0.4, w - 0.6, 0.4, [0, out * 0.6], palette.woodDark) +
    face.block(u, v, w, h, [0, out], wood) +
    [0, 1, 2].map(drawPanel).join('') +
    [0.12, 1.12, 2.12]
      .map((part) => face.quad(u + (part / 3) * w, v + 0.16, (w / 3) * 0.76, 0.48, face.color(darken(wood, 0.2)), out))
      .join('') +
    face.block(u - 0.12, v + h, w + 0.24, 0.14, [0, out + 0.15], palette.woodDark)
  );
}

/** Same wall, moved outwards, to draw on the front of a bay. */
function shiftFace(face: Face, distance: number): Face {
  return {
    ...face,
    quad: (u, v, w, h, fill, out = 0, attributes) => face.quad(u, v, w, h, fill, out + distance, attributes),
    shape: (corners, fill, out = 0, attributes) => face.shape(corners, fill, out + distance, attributes),
    line: (points, color, thickness, attributes) => face.line(points, color, thickness, attributes, distance),
  };
}

/** An old Cairo house of banded stone with lattice bays over a narrow street. */
export const latticeHouse: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(20, 0.42, { eye: 1.8, lens: 0.92, horizon: 930, aim: [4.2, 0] }),
  );
  const { palette, light, camera, plant } = stage;
  const drawBand = (face: Face, h: number): string =>
    Array.from({ length: Math.floor(h / 1) }, (_, row) =>
      row % 2 === 0
        ? face.quad(0, row, face.w, 0.5, fade(face.color(mix(palette.accent, palette.stone, 0.55)), 0.28))
        : '',
    ).join('');
  const drawHouse = (x: number, z: number, w: number, h: number, wall: string, bays: readonly number[]): string =>
    drawSolid(
      stage,
      { x, z, w, d: 12, h },
      wall,
      (face, which) =>
        drawWeathering(face, [0, 0, face.w, h]) +
        drawBand(face, 4.4) +
        drawBrickCourses(face, [0, 0, face.w, h], wall, 0.5, 1.2) +
        (which === 'front'
          ? drawArch(face, w * 0.44, 0, 1.9, 2, {
              surround: lighten(palette.stone, 0.2),
              frame: palette.woodDark,
              door: palette.accent,
              isPointed: true,
            }) +
            bays
              .map(
                (u) =>
                  drawMashrabiyaBay(face, u, 4.9, 2.8, 2.9) +
                  (h > 11
                    ? drawWindow(face, u + 0.7, 9.2, 1.3, 1.5, { frame: palette.woodDark, shutters: palette.wood })
                    : ''),
              )
              .join('') +
            drawLattice(face, [1, 1.6, 1.2, 1.4], palette.woodDark, 0.2) +
            drawLattice(face, [w - 2.6, 1.6, 1.2, 1.4], palette.woodDark, 0.2)
          : [1.4, 5, 8.6]
              .map((u) => drawWindow(face, u, 5.4, 1.2, 1.7, { frame: palette.woodDark, shutters: palette.wood }))
              .join('')) +
        Array.from({ length: Math.round(face.w / 0.9) }, (_, index) =>
          face.shape(
            [
              [index * 0.9 + 0.1, h],
              [index * 0.9 + 0.8, h],
              [index * 0.9 + 0.6, h + 0.5],
              [index * 0.9 + 0.45, h + 0.75],
              [index * 0.9 + 0.3, h + 0.5],
            ],
            face.color(wall),
          ),
        ).join(''),
    );
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 300, light.applyLight(palette.wallShade)),
    drawGround(stage, palette.stone, palette.stone),
    drawPaving(stage, -30, -16, 60, 30, palette.stone, 1.2),
    drawHouse(-13.5, 13, 12, 10, palette.wallShade, [2, 7]),
    drawHouse(12.2, 1.2, 11, 9.4, mix(palette.wall, palette.wallShade, 0.5), [1, 6.6]),
    drawHouse(0, 0, 12, 11.8, palette.wall, [0.9, 8.2]),
    ...[1.2, 3.4, 9.2].map((x, index) =>
      drawUpright(
        stage,
        x,
        -0.6,
        0.9,
        (px, py, ph) => drawShrub(plant, px, py, ph, index === 1 ? '#c8385e' : undefined),
        0.5,
      ),
    ),
    drawUpright(stage, 7.6, -2.4, 1.7, (px, py, ph) => drawFigure(light, px, py, ph, palette.fabric, palette.woodDark)),
    drawUpright(stage, 2, -4.4, 0.45, (px, py, ph) => drawCat(light, px, py, ph, '#e8e0d0'), 0.6),
    drawUpright(stage, 3.2, -6, 0.42, (px, py, ph) => drawCat(light, px, py, ph, '#c98d50', false), 0.6),
    drawUpright(stage, -1.8, -3, 4.4, (px, py, ph) => drawStreetLamp(light, px, py, ph, palette.metal)),
    drawForegroundPlants(stage, 1, palette.leafDark),
  ]);
};
