import type { Scene } from '../../kit/scene.ts';
import { drawCafeTable, drawEspressoMachine, drawPastryCase } from '../furniture/cafe.ts';
import { drawCounter } from '../furniture/desk.ts';
import { drawGoods } from '../furniture/goods.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawChair, drawStool } from '../furniture/seats.ts';
import { drawWallShelf } from '../furniture/shelves.ts';
import { drawVase } from '../furniture/vase.ts';
import { dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage, createSideView } from '../shell/room.ts';
import { drawTileWall } from '../shell/tiles.ts';
import { drawWindows } from '../shell/window.ts';
import { clampBrightness } from '../space/color.ts';
import { createFloorFrame } from '../space/frame.ts';
import { createWallFrame, createWallSpan, getOppositeSide, getOutwardSign } from '../space/walls.ts';

/** A café from within: the bar with its machine and cakes ahead, small tables, a tall street window. */
export const cafeInside: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const outwardSign = getOutwardSign(from);
  const depth = random.between(4.4, 4.8);
  const width = random.between(5, 5.5);
  const half = width / 2;
  const stage = createRoomStage(input, {
    width,
    depth,
    height: 3.2,
    sunFrom: from,
    floor: random.pick(['checker', 'cement', 'boards', 'chevron']),
    ceiling: random.pick(['beams', 'plain', 'spots']),
    walls: { [getOppositeSide(from)]: random.pick(['wainscot', 'twoTone', 'plain']) },
    colors: random.chance(0.5) ? { back: random.pick([palette.accent, palette.wallShade]) } : {},
    ...createSideView(from, random),
    eyeHeight: 1.55,
  });
  const glaze = clampBrightness(
    random.pick([palette.accent, palette.wall, palette.fabricAlt, palette.leafDark]),
    0.36,
    0.92,
  );
  drawTileWall(stage, 'back', [-half, half], [0, 1.7], glaze, random.pick(['metro', 'stacked', 'zellige', 'scallop']));
  const arched = random.chance(0.5);
  const panes = arched
    ? ([
        [0.36, 0.62],
        [0.66, 0.92],
      ] as const)
    : ([[0.4, 0.92]] as const);
  drawWindows(
    stage,
    panes.map(([a, b]) => ({
      side: from,
      u: createWallSpan(from, depth * a, depth * b),
      v: [0.3, 2.65] as const,
      columns: arched ? 2 : 4,
      rows: arched ? 3 : 2,
      arch: arched ? ('round' as const) : ('none' as const),
    })),
  );
  const wall = createWallFrame(stage, 'back', -outwardSign * 0.2);
  for (const v of [1.75, 2.2]) {
    drawWallShelf(stage, wall, [-1.7, 1.7], v, false);
    drawGoods(stage, wall, [-1.65, 1.65], v + 0.036, 0.11, 0.36, v > 2 ? 'gifts' : 'grocer');
  }
  const bar = createFloorFrame(-outwardSign * 0.2, depth - 1.25);
  drawCounter(stage, bar, 3.4, random.pick(['fluted', 'panel', 'stone']), 1);
  drawEspressoMachine(stage, bar, -outwardSign * 0.95, 1.046);
  drawPastryCase(stage, bar, outwardSign > 0 ? [0.1, 1.25] : [-1.25, -0.1], 1.046);
  drawVase(stage, bar, outwardSign * 1.5, 1.046, 0.05, 0.26, true);
  const lamp = random.pick(['dome', 'cone', 'globe', 'rattan', 'lantern'] as const);
  for (const dx of [-1.1, 0, 1.1]) drawPendant(stage, dx - outwardSign * 0.2, depth - 1.25, 1.95, lamp, 0.19);
  const kind = random.pick(['wood', 'cane', 'slat', 'shell'] as const);
  const cloth = random.pick([palette.accent, palette.fabricAlt, palette.fabric]);
  const tables = [
    [outwardSign * (half - 1.05), depth - 2.4],
    [-outwardSign * (half - 1.05), depth - 2.5],
  ] as const;
  for (const [x, z] of tables) {
    drawCafeTable(stage, createFloorFrame(x, z), random.pick([palette.stone, palette.wood, palette.wall]));
    drawChair(stage, createFloorFrame(x - 0.58, z + 0.05, 84), kind, cloth);
    drawChair(stage, createFloorFrame(x + 0.56, z + 0.1, -80), kind, cloth);
  }
  for (const dx of [-0.55, 0.1, 0.75])
    drawStool(
      stage,
      createFloorFrame(dx * outwardSign * 0.9 - outwardSign * 0.2, depth - 1.95, 180 + random.between(-15, 15)),
      cloth,
      false,
    );
  drawPlant(stage, createFloorFrame(outwardSign * (half - 0.4), depth - 0.45), 0, 0, 0, random.between(1.4, 1.9));
  drawPlant(stage, createFloorFrame(-outwardSign * (half - 0.35), depth - 0.4), 0, 0, 0, random.between(1.2, 1.5));
  dressStretch(stage, getOppositeSide(from), depth - 2.4, 1.5, true);
  return finishRoom(stage);
};
