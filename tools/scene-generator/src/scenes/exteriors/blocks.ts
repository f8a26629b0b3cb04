import { lighten, mix } from '../kit/color.ts';
import { drawSky } from '../kit/light.ts';
import { drawPalm, drawShrub, drawTree } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { HEIGHT } from '../kit/scene.ts';
import { verticalGradient } from '../kit/svg.ts';
import { drawFelucca, drawSkyline, drawWater } from '../kit/view.ts';
import { drawBalcony, type Railing } from './build/balcony.ts';
import { drawSolid, type Face } from './build/face.ts';
import { drawMeadow, drawPaving, drawStreet, drawTreeline } from './build/ground.ts';
import { drawBrickCourses, drawSlats, drawWeathering } from './build/materials.ts';
import { drawAirConditioner, drawDoor, drawWindow } from './build/openings.ts';
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
import { drawForegroundPlants, drawHedge } from './things/garden.ts';
import { drawCar, drawCat, drawFigure, drawStreetLamp } from './things/street.ts';

interface BlockLook {
  wall: string;
  trim: string;
  storey: number;
  railing: Railing;
}

/** Balcony bays and windows on each storey above the ground floor. */
function drawStoreys(face: Face, look: BlockLook, from: number, count: number): string {
  const { palette, random } = face.stage;
  const bays = Math.max(2, Math.round(face.w / 4.8));
  const bay = face.w / bays;
  const rhythm = Array.from({ length: bays }, (_, index) => index % 2 === 0);
  const parts: string[] = [];
  for (let storey = 0; storey < count; storey += 1) {
    const v = from + storey * look.storey;
    parts.push(face.quad(0, v - 0.12, face.w, 0.12, face.color(look.trim)));
    rhythm.forEach((balcony, index) => {
      const u = index * bay;
      if (balcony) {
        const rail = look.railing === 'bars' ? palette.metal : look.wall;
        parts.push(
          drawBalcony(face, u + bay * 0.1, v, bay * 0.8, look.storey, {
            railing: look.railing,
            slab: look.trim,
            rail,
            frame: palette.metal,
            curtains: palette.fabric,
          }),
        );
        return;
      }
      const w = Math.min(1.7, bay * 0.42);
      parts.push(
        drawWindow(face, u + (bay - w) / 2, v + 0.85, w, 1.6, {
          frame: lighten(look.trim, 0.3),
          curtains: palette.fabric,
          sill: look.trim,
        }),
      );
      if (random.chance(0.35)) parts.push(drawAirConditioner(face, u + bay * 0.78, v + 0.35));
    });
  }
  return parts.join('');
}

function drawGroundFloor(face: Face, height: number, hasShops: boolean): string {
  const { palette } = face.stage;
  const parts = [
    face.quad(0, 0, face.w, height, face.color(palette.stone)),
    drawBrickCourses(face, [0, 0, face.w, height], palette.stone, 0.5, 1.2),
  ];
  const bays = Math.floor(face.w / 4.4);
  for (let bay = 0; bay < bays; bay += 1) {
    const u = ((bay + 0.5) / bays) * face.w;
    if (hasShops && bay === Math.floor(bays / 2))
      parts.push(
        drawDoor(face, u - 1, 0, 2, 2.7, palette.woodDark, palette.metal),
        face.block(u - 2.2, 3, 4.4, 0.22, [0, 1.8], palette.metal),
      );
    else
      parts.push(
        drawWindow(face, u - 1.3, 0.5, 2.6, 2.3, { frame: palette.metal, panes: 3, curtains: palette.fabric }),
      );
  }
  return parts.join('');
}

function drawWaterTank(stage: Stage, x: number, y: number, z: number, w: number, d: number): string {
  return drawSolid(
    stage,
    { x: x + w * 0.35, y, z: z + d * 0.4, w: w * 0.24, d: d * 0.3, h: 2.4 },
    stage.palette.wallShade,
  );
}

export const apartmentBlock: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(37, 0.5, { eye: 2.8, lens: 1, horizon: 985, aim: [5.5, 0] }),
  );
  const { palette, light, random, plant, camera } = stage;
  const floors = random.integer(4, 6);
  const look: BlockLook = {
    wall: palette.wall,
    trim: lighten(palette.stone, 0.2),
    storey: 3.1,
    railing: random.pick(['glass', 'solid', 'half', 'bars']),
  };
  const h = 3.9 + floors * look.storey;
  const box = { x: 0, z: 0, w: 21, d: 15, h };
  const drawTrees = (spots: readonly (readonly [number, number])[]): string =>
    spots
      .map(([x, z]) => drawUpright(stage, x, z, random.between(5, 6.6), (px, py, ph) => drawTree(plant, px, py, ph)))
      .join('');
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 150, light.applyLight(palette.wallShade)),
    drawGround(stage, '#a89f90', palette.stone),
    drawStreet(stage, -15, 8, 5),
    drawPaving(stage, -30, -1.5, 80, 12, palette.stone, 1.6),
    drawBoxShadow(stage, box.x, box.z, box.w, box.d, box.h * 0.7, 0.8),
    drawTrees([
      [-16, 22],
      [-9, 12],
      [27, 5],
      [36, 12],
      [31, 24],
    ]),
    drawWaterTank(stage, box.x, h, box.z, box.w, box.d),
    drawSolid(stage, box, look.wall, (face, which) => {
      const strip = which === 'front' ? drawSlats(face, [face.w * 0.465, 3.9, 1.5, h - 3.9], palette.wood, 0.24) : '';
      return (
        drawWeathering(face, [0, 0, face.w, h]) +
        drawGroundFloor(face, 3.6, which === 'front') +
        strip +
        drawStoreys(face, look, 3.9, floors) +
        face.block(-0.1, h - 0.1, face.w + 0.2, 0.5, [0, 0.25], look.trim)
      );
    }),
    drawTrees([
      [-6, -5],
      [3.5, -5.6],
      [17, -5.4],
    ]),
    drawUpright(stage, 9, -6, 1.7, (px, py, ph) => drawFigure(light, px, py, ph, palette.fabricAlt, palette.accent)),
    drawUpright(stage, 10.6, -6.2, 1.6, (px, py, ph) => drawFigure(light, px, py, ph, palette.metal, palette.woodDark)),
    drawUpright(stage, 13, -8.6, 1.5, (px, py, ph) => drawCar(light, px, py, ph, palette.accent), 0.9),
    drawUpright(stage, -2, -9, 1.5, (px, py, ph) => drawCar(light, px, py, ph, '#e8e4da', false), 0.9),
    drawUpright(stage, 7, -6.8, 7, (px, py, ph) => drawStreetLamp(light, px, py, ph, palette.metal)),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};

/** Low buildings of a compound with gardens between them and a path in front. */
export const compoundBlock: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(25, 0.42, { eye: 2.6, lens: 0.98, horizon: 790, aim: [4.5, 0] }),
  );
  const { palette, light, random, plant, camera } = stage;
  const look: BlockLook = {
    wall: palette.wall,
    trim: lighten(palette.wall, 0.5),
    storey: 3.2,
    railing: random.pick(['glass', 'solid']),
  };
  const drawHouse = (x: number, z: number, w: number, floors: number): string => {
    const h = floors * look.storey + 0.5;
    const upper = drawSolid(
      stage,
      { x: x + w * 0.28, y: h, z: z + 2, w: w * 0.5, d: 8, h: 2.7 },
      palette.wallShade,
      (face) => drawWindow(face, face.w * 0.2, 0.4, face.w * 0.55, 1.8, { frame: palette.metal, panes: 3 }),
    );
    return (
      drawBoxShadow(stage, x, z, w, 12, h, 0.7) +
      upper +
      drawSolid(
        stage,
        { x, z, w, d: 12, h },
        look.wall,
        (face, which) =>
          drawWeathering(face, [0, 0, face.w, h]) +
          (which === 'front'
            ? drawSlats(face, [face.w * 0.43, 0.2, 1.3, h - 0.2], palette.wood, 0.22)
            : drawBrickCourses(face, [0, 0, face.w, 1.1], palette.stone, 0.36, 0.9)) +
          drawStoreys(face, look, 0.35, floors) +
          face.block(-0.3, h - 0.25, face.w + 0.6, 0.3, [0, 0.5], look.trim),
      )
    );
  };
  const drawGreen = (spots: readonly (readonly [number, number, number])[]): string =>
    spots
      .map(([x, z, h]) =>
        drawUpright(stage, x, z, h, (px, py, ph) =>
          h < 1.6
            ? drawShrub(plant, px, py, ph, random.chance(0.5) ? palette.accent : undefined)
            : h > 5.5
              ? drawPalm(plant, px, py, ph)
              : drawTree(plant, px, py, ph),
        ),
      )
      .join('');
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 4, 60, light.applyLight(palette.wallShade)),
    drawGround(stage, palette.leaf, palette.leaf),
    drawTreeline(stage),
    drawGreen([
      [-20, 40, 9],
      [-10, 44, 5],
      [-30, 30, 5],
      [40, 30, 9],
    ]),
    drawHouse(-21, 19, 14, 2),
    drawGreen([
      [-6, 22, 5],
      [-15, 13, 4.4],
    ]),
    drawHouse(24, 8, 15, 2),
    drawHouse(0, 0, 16, 3),
    drawFloor(stage, -60, -8.4, 120, 3.4, light.applyLight(lighten(palette.stone, 0.2))),
    drawPaving(stage, -40, -8.4, 80, 3.4, lighten(palette.stone, 0.15), 1.1),
    drawPaving(stage, 7, -5, 2.2, 5, palette.stone, 1.1),
    drawHedge(stage, 0.6, -1.4, 5.8, 0.8),
    drawHedge(stage, 9.6, -1.4, 6, 0.8),
    drawGreen([
      [2, -3.4, 1],
      [5, -3.8, 0.8],
      [11.4, -3.2, 1.1],
      [14.4, -3.6, 0.9],
      [-3.2, -3, 6.4],
      [18.6, -2.4, 4.6],
      [-7, 3, 4.2],
    ]),
    drawUpright(stage, 8.4, -7, 1.7, (px, py, ph) => drawFigure(light, px, py, ph, palette.fabric, palette.accent)),
    drawUpright(stage, 4.6, -9.3, 4, (px, py, ph) => drawStreetLamp(light, px, py, ph, palette.metal)),
    drawGreen([
      [-2.6, -12, 1.1],
      [0, -13, 0.9],
      [9, -10, 0.9],
      [12, -9.8, 1.1],
    ]),
    drawMeadow(stage, 1000, palette.leaf, palette.accent),
    drawUpright(stage, 3.8, -12.6, 0.42, (px, py, ph) => drawCat(light, px, py, ph, '#d59a5b'), 0.6),
    drawForegroundPlants(stage, -1, palette.leafDark),
  ]);
};

/** A tall tower of balconies on the bank, with the river and feluccas at its foot. */
export const nileTower: Scene = (input) => {
  const stage = createSceneStage(input, () =>
    createCornerCamera(82, 0.6, { eye: 13, lens: 1.02, horizon: 690, aim: [8, 0] }),
  );
  const { palette, light, random, plant, camera } = stage;
  const look: BlockLook = {
    wall: palette.wall,
    trim: lighten(palette.wall, 0.4),
    storey: 3.3,
    railing: random.pick(['glass', 'solid']),
  };
  const drawTower = (x: number, z: number, w: number, d: number, floors: number): string => {
    const h = floors * look.storey + 4;
    const crown = drawSolid(stage, { x: x + 2, y: h, z: z + 2, w: w - 4, d: d - 4, h: 3 }, palette.wallShade);
    return (
      crown +
      drawSolid(
        stage,
        { x, z, w, d, h },
        look.wall,
        (face) =>
          drawWeathering(face, [0, 0, face.w, h]) +
          drawGroundFloor(face, 3.8, false) +
          drawStoreys(face, look, 4, floors) +
          face.block(-0.2, h - 0.2, face.w + 0.4, 0.6, [0, 0.3], look.trim),
      )
    );
  };
  const palms = Array.from({ length: 13 }, (_, index) =>
    drawUpright(stage, -20 + index * 5.4 + random.between(-1, 1), -5, random.between(6.5, 8.5), (px, py, ph) =>
      drawPalm(plant, px, py, ph),
    ),
  );
  const parkland = Array.from({ length: 70 }, (_, index) =>
    drawUpright(stage, random.between(-100, 120), 118 - index * 1.5, random.between(5, 8), (px, py, ph) =>
      drawTree(plant, px, py, ph),
    ),
  );
  const sails = (
    [
      [-16, -30, 6.4],
      [22, -26, 6.4],
    ] as const
  ).map(([x, z, h]) => {
    const [px, py] = camera.point([x, 0, z]);
    return drawFelucca(light, px, py, h * camera.scale([x, 0, z]));
  });
  return maybeMirror(stage, [
    drawSky(input, light, camera.horizon),
    drawSkyline(input, light, camera.horizon + 8, 190, light.applyLight(palette.wallShade)),
    drawWater(input, light, camera.horizon + 2, HEIGHT, '#2f7484', '#6fa9a6'),
    drawFloor(
      stage,
      -260,
      -14,
      520,
      420,
      verticalGradient(
        [0, mix(light.applyLight(palette.leaf), light.sky[2], 0.35)],
        [1, light.applyLight(palette.leaf)],
      ),
    ),
    parkland.join(''),
    drawTower(-44, 34, 18, 16, 8),
    drawTower(34, 22, 16, 14, 9),
    drawTower(0, 0, 19, 17, random.integer(10, 11)),
    drawFloor(stage, -120, -14, 240, 12, light.applyLight(lighten(palette.stone, 0.15))),
    palms.join(''),
    ...sails,
  ]);
};
