import type { Scene } from '../../kit/scene.ts';
import { drawCooker, drawSink } from '../furniture/appliances.ts';
import { drawBed, drawNightstand } from '../furniture/bed.ts';
import { drawBaseCabinets, pickKitchenFinish } from '../furniture/kitchen.ts';
import { drawFloorLamp } from '../furniture/lamps.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawRug } from '../furniture/rug.ts';
import { drawChair } from '../furniture/seats.ts';
import { drawBookcase, drawWallShelf } from '../furniture/shelves.ts';
import { drawSofa } from '../furniture/sofa.ts';
import { drawCoffeeTable, drawSideTable } from '../furniture/table.ts';
import { drawCounterObjects } from '../furniture/worktop.ts';
import { drawCurtains } from '../shell/curtains.ts';
import { dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage } from '../shell/room.ts';
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

/** A studio flat in one room: the bed by the window, a kitchenette along one wall, a small sofa between. */
export const studioRoom: Scene = (input) => {
  const { random, palette } = input;
  const cookingSide = random.pick(['left', 'right'] as const);
  const outwardSign = getOutwardSign(cookingSide);
  const oppositeSide = getOppositeSide(cookingSide);
  const depth = random.between(4.3, 4.7);
  const width = random.between(5, 5.5);
  const half = width / 2;
  const stage = createRoomStage(input, {
    width,
    depth,
    sunFrom: 'back',
    floor: random.pick(['boards', 'chevron', 'boards', 'tiles']),
    ceiling: random.pick(['plain', 'beams', 'spots', 'cove']),
    colors: random.chance(0.5) ? { back: palette.wallShade } : {},
    eyeShare: -outwardSign * random.between(0, 0.2),
    yaw: outwardSign * random.between(-1, 3),
  });
  const finish = pickKitchenFinish(stage);
  const window: [number, number] = cookingSide === 'right' ? [-half + 0.9, half - 1.7] : [-half + 1.7, half - 0.9];
  drawWindows(stage, [
    { side: 'back', u: window, v: [0.75, 2.4], columns: random.pick([3, 4]), rows: random.pick([1, 2]) },
  ]);
  drawCurtains(stage, 'back', window, 2.45, random.pick([palette.fabric, palette.fabricAlt, palette.wall]));
  const glaze = clampBrightness(random.pick([palette.accent, palette.wall, palette.fabricAlt]), 0.45, 0.93);
  drawTileWall(
    stage,
    cookingSide,
    createWallSpan(cookingSide, 1.2, depth),
    [0.9, 1.5],
    glaze,
    random.pick(['metro', 'square', 'stacked', 'zellige']),
  );
  const run = createFrameAgainstWall(stage, cookingSide, depth - 1.3, 0.6, 0);
  drawBaseCabinets(stage, run, [-1.28, 1.28], finish);
  drawCooker(stage, run, outwardSign * 0.35);
  drawSink(stage, run, -outwardSign * 0.55, finish.metal);
  drawCounterObjects(stage, run, outwardSign > 0 ? [-1.2, -0.85] : [0.85, 1.2]);
  for (const v of [1.55, 1.98]) drawWallShelf(stage, createWallFrame(stage, cookingSide, depth - 1.3), [-1.1, 1.1], v);
  const bedX = -outwardSign * (half - 1.1);
  drawBed(stage, createFloorFrame(bedX, depth - 1.25), {
    width: 1.4,
    headboard: random.pick(['panel', 'slats', 'arch', 'low']),
    linen: random.pick([palette.fabric, '#f6f1e7', palette.wall]),
    throwColor: random.pick([palette.accent, palette.fabricAlt]),
  });
  drawNightstand(stage, createFloorFrame(bedX + outwardSign * 1.08, depth - 0.28));
  drawRug(
    stage,
    outwardSign * 0.25,
    depth - 2.6,
    2.2,
    1.7,
    random.pick(['border', 'kilim', 'stripes', 'trellis', 'round']),
  );
  if (random.chance(0.5)) {
    drawSofa(stage, createFloorFrame(outwardSign * 0.35, depth - 1.7, 0), {
      width: 1.3,
      color: palette.fabricAlt,
      style: random.pick(['slim', 'rounded', 'low']),
      cushions: 2,
    });
    drawCoffeeTable(
      stage,
      createFloorFrame(outwardSign * 0.3, depth - 2.75),
      0.85,
      random.pick(['drums', 'oval', 'tray']),
    );
  } else {
    const at = createFloorFrame(outwardSign * 0.4, depth - 1.9);
    drawSideTable(stage, at, 0.42, 0.74);
    drawChair(
      stage,
      createFloorFrame(outwardSign * 0.4 - 0.56, depth - 1.95, 82),
      random.pick(['wood', 'cane', 'shell']),
      palette.accent,
    );
    drawChair(
      stage,
      createFloorFrame(outwardSign * 0.4 + 0.5, depth - 2.25, -140),
      random.pick(['wood', 'cane', 'shell']),
      palette.accent,
    );
  }
  drawFloorLamp(
    stage,
    createFloorFrame(outwardSign * (half - 0.95), depth - 0.35),
    random.pick(['straight', 'tripod']),
  );
  drawBookcase(stage, createFrameAgainstWall(stage, oppositeSide, depth * 0.32, 0.32), 1.1, random.pick([1, 1.7]));
  dressStretch(stage, oppositeSide, depth * 0.72, 1.2, true);
  drawPlant(stage, createFloorFrame(-outwardSign * (half - 0.3), depth - 0.24), 0, 0, 0, 1.1, 'snake');
  drawPendant(stage, outwardSign * 0.4, depth - 2, 2, random.pick(['dome', 'globe', 'rattan', 'lantern']), 0.25);
  return finishRoom(stage);
};
