import { darken, lighten, mix } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { drawSkyline } from '../kit/view.ts';
import { drawBalcony } from './build/balcony.ts';
import { drawSolid, type Face } from './build/face.ts';
import { drawStreet } from './build/ground.ts';
import { drawBrickCourses, drawWeathering } from './build/materials.ts';
import { drawArch, drawWindow } from './build/openings.ts';
import { drawPlants } from './build/planting.ts';
import { createCornerCamera, createSceneStage, drawGround, drawUpright, maybeMirror } from './build/stage.ts';
import { drawForegroundPlants } from './things/garden.ts';
import { drawCar, drawFigure, drawStreetLamp } from './things/street.ts';

function drawDecoStoreys(face: Face, floors: number, from: number, storey: number): string {
  const { palette } = face.stage;
  const bays = Math.max(3, Math.round(face.w / 3));
  const bay = face.w / bays;
  const trim = lighten(palette.wall, 0.35);
  const parts: string[] = [];
  for (let index = 0; index <= bays; index += 1)
    parts.push(
      face.block(
        Math.min(face.w - 0.35, Math.max(0, index * bay - 0.18)),
        from,
        0.36,
        floors * storey,
        [0, 0.16],
        trim,
      ),
    );
  for (let floor = 0; floor < floors; floor += 1) {
    const v = from + floor * storey;
    for (let index = 0; index < bays; index += 1) {
      const u = index * bay;
      if (floor > 0 && floor < floors - 1 && index % 2 === 1 && bays > 3) {
        parts.push(
          drawBalcony(face, u + 0.3, v, bay - 0.6, storey, {
            railing: 'bars',
            slab: trim,
            rail: palette.metal,
            frame: palette.woodDark,
            curtains: palette.fabric,
            out: 0.9,
          }),
        );
        continue;
      }
      if (floor === floors - 1)
        parts.push(
          drawArch(face, u + bay * 0.28, v + 0.7, bay * 0.44, 1.3, { surround: trim, frame: palette.woodDark }),
        );
      else
        parts.push(
          drawWindow(face, u + bay * 0.29, v + 0.7, bay * 0.42, 1.9, {
            frame: palette.woodDark,
            shutters: palette.accent,
            sill: trim,
            hasBar: true,
          }),
        );
      parts.push(face.block(u + bay * 0.2, v + storey - 0.52, bay * 0.6, 0.12, [0, 0.2], trim));
    }
    parts.push(face.block(0, v - 0.14, face.w, 0.2, [0, 0.22], trim));
  }
  return parts.join('');
}

/** A downtown block of the nineteen-thirties: pilasters, iron balconies, shutters, a cornice and shops with awnings. */
export const artDecoBlock: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(31, 0.56, { eye: 2.2, lens: 0.94, horizon: 985, aim: [4, 0] }),
  );
  const { palette, light, camera } = stage;
  const floors = 4;
  const storey = 3.9;
  const from = 4.6;
  const h = from + floors * storey + 0.6;
  const trim = lighten(palette.wall, 0.4);
  const drawNeighbor = (x: number, z: number, w: number, height: number, tone: string): string =>
    drawSolid(
      stage,
      { x, z, w, d: 16, h: height },
      tone,
      (face) =>
        drawWeathering(face, [0, 0, face.w, height]) +
        [0, 1, 2, 3]
          .map((row) =>
            Array.from({ length: Math.round(face.w / 3.4) }, (_, index) =>
              drawWindow(face, index * 3.4 + 1.2, 5 + row * 3.6, 1.2, 1.9, { frame: palette.woodDark, sill: trim }),
            ).join(''),
          )
          .join(''),
    );
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 130, light.applyLight(palette.wallShade)),
    drawGround(stage, '#a49a8b', palette.stone),
    drawStreet(stage, -13, 8, 5),
    drawNeighbor(-18, 17, 17, 17, darken(palette.wallShade, 0.1)),
    drawNeighbor(20.4, 1, 16, 17, mix(palette.wall, palette.fabricAlt, 0.3)),
    drawSolid(stage, { x: 0, z: 0, w: 20, d: 15, h }, palette.wall, (face) => {
      const bays = Math.round(face.w / 4);
      const shops = Array.from({ length: bays }, (_, index) => {
        const u = (index / bays) * face.w;
        const bay = face.w / bays;
        const open = index === 2 && face.w > 16;
        const stripes = Array.from({ length: 6 }, (__, part) =>
          face.shape(
            [
              [u + 0.4 + (part / 6) * (bay - 0.8), 3.5],
              [u + 0.4 + ((part + 1) / 6) * (bay - 0.8), 3.5],
              [u + 0.4 + ((part + 1) / 6) * (bay - 0.8), 2.75],
              [u + 0.4 + (part / 6) * (bay - 0.8), 2.75],
            ],
            face.color(part % 2 === 0 ? palette.accent : '#f4ecdc'),
            0.7,
          ),
        );
        return open
          ? drawArch(face, u + 0.8, 0, bay - 1.6, 2.6, { surround: trim, frame: palette.metal, door: palette.woodDark })
          : drawWindow(face, u + 0.5, 0.4, bay - 1, 2.8, {
              frame: palette.woodDark,
              panes: 3,
              isGlowing: light.isDark,
            }) +
              face.shadow(u + 0.4, 2.9, bay - 0.8, 0, 0.8) +
              stripes.join('');
      });
      return (
        drawWeathering(face, [0, 0, face.w, h]) +
        drawBrickCourses(face, [0, 0, face.w, from], palette.stone, 0.55, 1.3) +
        shops.join('') +
        drawDecoStoreys(face, floors, from, storey) +
        face.block(-0.3, h - 0.7, face.w + 0.6, 0.4, [0, 0.7], trim) +
        face.block(-0.1, h - 0.3, face.w + 0.2, 0.9, [0, 0.1], trim)
      );
    }),
    drawPlants(stage, [
      [-3, -4.6, 4.6, 'tree'],
      [14, -5, 4.6, 'tree'],
    ]),
    ...(
      [
        [5, -3, palette.fabric, palette.accent],
        [6, -3.2, palette.metal, palette.woodDark],
        [11, -4.2, palette.fabricAlt, palette.fabric],
      ] as const
    ).map(([x, z, robe, scarf]) =>
      drawUpright(stage, x, z, 1.7, (px, py, ph) => drawFigure(light, px, py, ph, robe, scarf)),
    ),
    drawUpright(stage, 8.6, -7, 1.5, (px, py, ph) => drawCar(light, px, py, ph, '#2c2c2e'), 0.9),
    drawUpright(stage, 0, -7.6, 1.5, (px, py, ph) => drawCar(light, px, py, ph, '#f0ede4', false), 0.9),
    drawUpright(stage, 3, -4.8, 6.4, (px, py, ph) => drawStreetLamp(light, px, py, ph, palette.metal)),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};
