import type { Scene } from '../../kit/scene.ts';
import { drawCounter } from '../furniture/desk.ts';
import { drawBags, drawDisplayShelves, drawDisplayTable, drawGarmentRail } from '../furniture/goods.ts';
import { drawMirror } from '../furniture/mirror.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawRug } from '../furniture/rug.ts';
import { drawPouffe } from '../furniture/seats.ts';
import { BRASS } from '../furniture/table.ts';
import { drawVase } from '../furniture/vase.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage, createSideView } from '../shell/room.ts';
import { drawWindows } from '../shell/window.ts';
import { createFloorFrame } from '../space/frame.ts';
import { createFrameAgainstWall, createWallSpan, getOppositeSide, getOutwardSign } from '../space/walls.ts';

/** A shop from within: stocked shelves ahead and at the side, a counter, a table of goods, the street window. */
export const shopInside: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const oppositeSide = getOppositeSide(from);
  const outwardSign = getOutwardSign(from);
  const depth = random.between(4.3, 4.7);
  const width = random.between(5, 5.5);
  const half = width / 2;
  const trade = random.pick(['clothes', 'gifts', 'grocer'] as const);
  const stage = createRoomStage(input, {
    width,
    depth,
    height: 3.2,
    sunFrom: from,
    floor: random.pick(['checker', 'boards', 'cement', 'tiles', 'chevron']),
    ceiling: random.pick(['spots', 'beams', 'plain']),
    colors: { back: random.pick([palette.accent, palette.wallShade, palette.fabric, palette.wall]) },
    ...createSideView(from, random),
    eyeHeight: 1.55,
  });
  drawWindows(stage, [
    {
      side: from,
      u: createWallSpan(from, depth * 0.42, depth * 0.9),
      v: [0.4, 2.6],
      columns: 3,
      rows: 1,
      frame: palette.metal,
    },
  ]);
  const shelf = random.between(2.7, 3.2);
  drawDisplayShelves(stage, createFloorFrame(-outwardSign * (half - shelf / 2 - 0.08), depth - 0.2), shelf, 2.2, trade);
  drawDisplayShelves(
    stage,
    createFrameAgainstWall(stage, oppositeSide, depth - 1.9, 0.36),
    1.9,
    2.2,
    trade === 'clothes' ? 'gifts' : trade,
  );
  const till = createFloorFrame(outwardSign * (half - 1.1), depth - 1.05);
  drawCounter(stage, till, 1.5, random.pick(['fluted', 'panel', 'stone']), 0.98);
  drawVase(stage, till, outwardSign * 0.5, 1.026, 0, 0.28, true);
  drawBags(stage, till, -outwardSign * 0.35, 1.026, 0);
  const z = depth - 2.1;
  drawRug(stage, -outwardSign * 0.25, z, 2.4, 1.7, random.pick(['border', 'kilim', 'round', 'trellis']));
  if (trade === 'clothes') {
    drawGarmentRail(stage, createFloorFrame(-outwardSign * 0.35, z + 0.25), 1.5);
    drawMirror(stage, 'back', outwardSign * (half - 0.9), [1.2, 2.2], 0.8, 'arch', BRASS);
    drawPouffe(stage, createFloorFrame(outwardSign * 0.95, z - 0.2), palette.fabricAlt, 0.3);
  } else drawDisplayTable(stage, createFloorFrame(-outwardSign * 0.3, z), 1.5, trade);
  drawPlant(stage, createFloorFrame(outwardSign * (half - 0.42), depth - 0.42), 0, 0, 0, random.between(1.4, 1.8));
  const lamp = random.pick(['dome', 'cone', 'globe', 'rattan', 'lantern'] as const);
  for (const dx of [-1, 0, 1]) drawPendant(stage, dx, z + 0.2, 2.2, lamp, 0.2);
  return finishRoom(stage);
};
