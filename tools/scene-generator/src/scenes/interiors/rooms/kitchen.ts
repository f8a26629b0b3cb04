import type { Scene } from '../../kit/scene.ts';
import { drawCooker, drawFridge, drawHood, drawSink } from '../furniture/appliances.ts';
import { drawBaseCabinets, drawWallCabinets, pickKitchenFinish } from '../furniture/kitchen.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawRug } from '../furniture/rug.ts';
import { drawChair } from '../furniture/seats.ts';
import { drawWallShelf } from '../furniture/shelves.ts';
import { drawSideTable } from '../furniture/table.ts';
import { drawVase } from '../furniture/vase.ts';
import { drawCounterObjects } from '../furniture/worktop.ts';
import { dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage, createSideView, pickFeatureColor } from '../shell/room.ts';
import { drawTileWall } from '../shell/tiles.ts';
import { drawWindows } from '../shell/window.ts';
import { clampBrightness } from '../space/color.ts';
import { createFloorFrame } from '../space/frame.ts';
import {
  createFrameAgainstWall,
  createWallFrame,
  createWallSpan,
  getOppositeSide,
  getOutwardSign,
} from '../space/walls.ts';

/** A kitchen of two runs in an L: cooker and hood ahead, sink under the window to one side. */
export const kitchen: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const oppositeSide = getOppositeSide(from);
  const outwardSign = getOutwardSign(from);
  const depth = random.between(3.6, 3.9);
  const width = random.between(3.8, 4.2);
  const half = width / 2;
  const stage = createRoomStage(input, {
    width,
    depth,
    sunFrom: from,
    floor: random.pick(['cement', 'checker', 'tiles', 'boards']),
    ceiling: random.pick(['plain', 'beams', 'spots', 'plain']),
    colors: { back: pickFeatureColor(input) },
    ...createSideView(from, random),
    eyeHeight: 1.5,
  });
  const finish = pickKitchenFinish(stage);
  const kind = random.pick(['metro', 'square', 'stacked', 'zellige', 'scallop'] as const);
  const glaze = clampBrightness(
    random.pick([palette.wall, palette.accent, palette.fabricAlt, palette.stone]),
    0.42,
    0.93,
  );
  const open = random.chance(0.45);
  drawTileWall(stage, 'back', [-half, half], [0.9, open ? stage.height : 1.5], glaze, kind);
  drawTileWall(stage, from, createWallSpan(from, 0.9, depth), [0.9, 1.12], glaze, kind);
  drawWindows(stage, [
    {
      side: from,
      u: createWallSpan(from, depth - 1.95, depth - 0.55),
      v: [1.16, 2.2],
      columns: 2,
      rows: random.pick([1, 2]),
    },
  ]);
  const run = createFloorFrame(0, depth - 0.3);
  const fridgeX = -outwardSign * (half - 0.4);
  const [u0, u1] = outwardSign < 0 ? [-half, half - 0.8] : [-half + 0.8, half];
  drawBaseCabinets(stage, run, [u0, u1], finish);
  drawFridge(stage, run, fridgeX);
  const u = random.between(-0.15, 0.15) - outwardSign * 0.1;
  drawCooker(stage, run, u);
  drawHood(stage, run, u);
  const wall = createWallFrame(stage, 'back');
  for (const [a, b] of [
    [u0 + 0.04, u - 0.44],
    [u + 0.44, u1 - 0.4],
  ] as const) {
    if (b - a < 0.35) continue;
    if (open) for (const v of [1.5, 1.92]) drawWallShelf(stage, wall, [a, b], v);
    else drawWallCabinets(stage, run, [a, b], finish);
    drawCounterObjects(stage, run, [a, b]);
  }
  const side = createFrameAgainstWall(stage, from, 1.75, 0.6, 0);
  drawBaseCabinets(stage, side, outwardSign < 0 ? [-1, 1.1 + depth - 3.5] : [-1.1 - depth + 3.5, 1], finish);
  drawSink(stage, side, outwardSign < 0 ? 0.3 : -0.3, finish.metal);
  drawCounterObjects(stage, side, outwardSign < 0 ? [-0.8, -0.1] : [0.1, 0.8]);
  if (random.chance(0.7)) {
    const table = createFloorFrame(-outwardSign * (half - 0.85), depth * 0.38);
    drawSideTable(stage, table, 0.4, 0.74);
    drawVase(stage, table, 0, 0.745, 0, 0.22, true);
    drawChair(
      stage,
      createFloorFrame(-outwardSign * (half - 0.85), depth * 0.38 + 0.55, 8),
      random.pick(['wood', 'cane', 'slat']),
      palette.accent,
    );
    drawChair(
      stage,
      createFloorFrame(-outwardSign * (half - 1.5), depth * 0.38 - 0.05, outwardSign * 94 + 180),
      random.pick(['wood', 'cane', 'slat']),
      palette.accent,
    );
  } else drawPlant(stage, createFrameAgainstWall(stage, oppositeSide, depth * 0.45, 0.6), 0, 0, 0, 1.5);
  dressStretch(stage, oppositeSide, depth - 1.6, 1, true);
  drawRug(stage, 0.1 * outwardSign, depth - 1.35, 1.9, 0.75, random.pick(['kilim', 'stripes', 'border']));
  drawPendant(stage, 0, depth - 1.7, 2.15, random.pick(['dome', 'globe', 'rattan', 'cone']), 0.24);
  return finishRoom(stage);
};
