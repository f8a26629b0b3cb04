import type { Scene } from '../../kit/scene.ts';
import { drawCooker, drawFridge, drawHood, drawSink } from '../furniture/appliances.ts';
import { drawBaseCabinets, drawCabinetFronts, drawWallCabinets, pickKitchenFinish } from '../furniture/kitchen.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawStool } from '../furniture/seats.ts';
import { drawWallShelf } from '../furniture/shelves.ts';
import { drawVase } from '../furniture/vase.ts';
import { drawCounterObjects, drawFruitBowl } from '../furniture/worktop.ts';
import { drawCurtains } from '../shell/curtains.ts';
import { dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage, createSideView, pickFeatureColor } from '../shell/room.ts';
import { drawTileWall } from '../shell/tiles.ts';
import { drawWindows } from '../shell/window.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import { createFloorFrame } from '../space/frame.ts';
import { drawBox } from '../space/solids.ts';
import { createWallFrame, createWallSpan, getOppositeSide, getOutwardSign } from '../space/walls.ts';

/** A wide kitchen about an island with stools and pendants, a glazed door to one side. */
export const kitchenIsland: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const outwardSign = getOutwardSign(from);
  const depth = random.between(4.1, 4.5);
  const width = random.between(4.8, 5.3);
  const half = width / 2;
  const stage = createRoomStage(input, {
    width,
    depth,
    sunFrom: from,
    floor: random.pick(['boards', 'chevron', 'marble', 'tiles', 'checker']),
    ceiling: random.pick(['beams', 'spots', 'cove', 'plain']),
    colors: { back: pickFeatureColor(input) },
    ...createSideView(from, random),
    back: 1.05,
    eyeHeight: 1.55,
  });
  const finish = pickKitchenFinish(stage);
  const glaze = clampBrightness(
    random.pick([palette.wall, palette.fabricAlt, palette.stone, palette.accent]),
    0.45,
    0.93,
  );
  drawTileWall(
    stage,
    'back',
    [-half, half],
    [0.9, random.chance(0.4) ? stage.height : 1.5],
    glaze,
    random.pick(['metro', 'square', 'stacked', 'zellige']),
  );
  const span = createWallSpan(from, depth * 0.36, depth * 0.78);
  drawWindows(stage, [{ side: from, u: span, v: [0.04, 2.35], columns: 3, rows: random.pick([1, 3]) }]);
  if (random.chance(0.4)) drawCurtains(stage, from, span, 2.4, palette.wall);
  const run = createFloorFrame(0, depth - 0.3);
  drawBaseCabinets(stage, run, [-half + 0.8, half - 0.8], finish);
  drawFridge(stage, run, -outwardSign * (half - 0.4));
  drawBox(
    stage,
    run,
    outwardSign < 0 ? [-half, -half + 0.78] : [half - 0.78, half],
    [0, 2.2],
    [-0.3, 0.3],
    finish.uppers,
  );
  drawCabinetFronts(
    stage,
    run,
    outwardSign < 0 ? [-half, -half + 0.78] : [half - 0.78, half],
    [0.1, 2.18],
    -0.301,
    finish.uppers,
    finish.metal,
  );
  drawCooker(stage, run, 0);
  drawHood(stage, run, 0);
  const shelves = random.chance(0.5);
  for (const [a, b] of [
    [-half + 0.84, -0.46],
    [0.46, half - 0.84],
  ] as const) {
    if (shelves) for (const v of [1.5, 1.92]) drawWallShelf(stage, createWallFrame(stage, 'back'), [a, b], v);
    else drawWallCabinets(stage, run, [a, b], finish);
    drawCounterObjects(stage, run, [a, b]);
  }
  dressStretch(stage, getOppositeSide(from), depth * 0.56, 1.3);
  const z = depth - 1.95;
  const island = createFloorFrame(0.1 * outwardSign, z);
  const islandHalfLength = random.between(1, 1.2);
  const body = random.chance(0.5)
    ? finish.fronts
    : clampBrightness(random.pick([palette.wood, palette.accent, palette.stone]), 0.28, 0.85);
  drawBox(
    stage,
    island,
    [-islandHalfLength + 0.05, islandHalfLength - 0.05],
    [0, 0.09],
    [-0.2, 0.3],
    adjustTone(body, -0.5),
  );
  drawBox(stage, island, [-islandHalfLength, islandHalfLength], [0.09, 0.88], [-0.22, 0.36], body);
  for (let u = -islandHalfLength + 0.06; u < islandHalfLength - 0.2; u += 0.42)
    drawBox(
      stage,
      island,
      [u, Math.min(islandHalfLength - 0.06, u + 0.36)],
      [0.16, 0.8],
      [-0.232, -0.221],
      adjustTone(body, 0.07),
    );
  drawBox(stage, island, [-islandHalfLength - 0.04, islandHalfLength + 0.04], [0.88, 0.93], [-0.5, 0.4], finish.top);
  if (random.chance(0.5)) drawSink(stage, createFloorFrame(0.1 * outwardSign, z, 0, 0.03), -0.4, finish.metal);
  drawFruitBowl(stage, island, 0.35, 0.932, 0.02);
  drawVase(stage, island, -0.62, 0.932, 0.1, 0.28, true);
  const seats = random.pick([2, 3]);
  const backed = random.chance(0.5);
  const cloth = random.pick([palette.accent, palette.fabricAlt, palette.wood]);
  for (let i = 0; i < seats; i += 1)
    drawStool(
      stage,
      createFloorFrame(0.1 * outwardSign + (i - (seats - 1) / 2) * 0.68, z - 0.58, 180 + random.between(-12, 12)),
      cloth,
      backed,
    );
  const lamp = random.pick(['dome', 'globe', 'cone', 'rattan', 'lantern'] as const);
  for (const x of [-0.62, 0.62]) drawPendant(stage, 0.1 * outwardSign + x, z, 1.78, lamp, 0.2);
  drawPlant(stage, createFloorFrame(outwardSign * (half - 0.4), depth * 0.84), 0, 0, 0, 1.3);
  return finishRoom(stage);
};
