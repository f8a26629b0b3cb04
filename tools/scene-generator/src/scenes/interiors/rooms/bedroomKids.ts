import type { Scene } from '../../kit/scene.ts';
import { drawPictures } from '../furniture/art.ts';
import { drawBed, drawNightstand } from '../furniture/bed.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawRug } from '../furniture/rug.ts';
import { drawPouffe } from '../furniture/seats.ts';
import { drawBookcase } from '../furniture/shelves.ts';
import { drawBunting, drawPlayTent, drawTeddy, drawToyBlocks } from '../furniture/toys.ts';
import { drawCurtains } from '../shell/curtains.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage, createSideView } from '../shell/room.ts';
import { drawWindows } from '../shell/window.ts';
import { adjustTone } from '../space/color.ts';
import { createFloorFrame } from '../space/frame.ts';
import { createFrameAgainstWall, createWallSpan, getOppositeSide, getOutwardSign } from '../space/walls.ts';

/** A children's room: two single beds or one and a play tent, toys on the rug, a painted wall. */
export const bedroomKids: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const outwardSign = getOutwardSign(from);
  const depth = random.between(3.9, 4.2);
  const stage = createRoomStage(input, {
    width: random.between(4.1, 4.5),
    depth,
    sunFrom: from,
    floor: random.pick(['boards', 'boards', 'chevron']),
    ceiling: random.pick(['plain', 'spots', 'cove']),
    walls: { back: random.pick(['twoTone', 'arch', 'wainscot', 'plain']) },
    colors: { back: adjustTone(random.pick([palette.fabricAlt, palette.fabric, palette.leaf]), 0.45) },
    ...createSideView(from, random),
  });
  const half = stage.width / 2;
  const span = createWallSpan(from, depth * 0.48, depth * 0.86);
  drawWindows(stage, [{ side: from, u: span, v: [0.85, 2.25], columns: 2, rows: 2 }]);
  drawCurtains(stage, from, span, 2.3, random.pick([palette.fabricAlt, palette.accent, palette.fabric]));
  const twins = random.chance(0.5);
  const linen = [palette.fabric, palette.fabricAlt] as const;
  const headboard = random.pick(['arch', 'panel', 'slats'] as const);
  const places = twins ? [-1.12, 1.12] : [-outwardSign * 0.75];
  places.forEach((x, i) => {
    drawBed(stage, createFloorFrame(x, depth - 1.14), {
      width: 0.95,
      headboard,
      linen: adjustTone(linen[i] ?? palette.fabric, 0.4),
      throwColor: i === 0 ? palette.accent : palette.leaf,
      pillows: 1,
    });
  });
  drawNightstand(stage, createFloorFrame(twins ? 0 : -outwardSign * 0.75 + outwardSign * 0.86, depth - 0.26));
  drawPictures(stage, 'back', twins ? 0 : -outwardSign * 0.75, 1.3, 1.68);
  drawBunting(stage, [-half + 0.15, half - 0.15], stage.height - 0.14);
  drawRug(stage, 0, depth - 2.35, 2, 1.5, random.pick(['round', 'stripes', 'arcs', 'trellis']));
  if (!twins) {
    drawPlayTent(stage, createFloorFrame(outwardSign * (half - 0.75), depth - 0.8), 1.1);
    drawTeddy(stage, createFloorFrame(outwardSign * (half - 1.5), depth - 0.7), 0, 0, -0.2, 0.42);
  } else drawTeddy(stage, createFloorFrame(0.35, depth - 1.9), 0, 0, 0, 0.4);
  drawToyBlocks(stage, createFloorFrame(twins ? -0.35 : outwardSign * 0.6, depth - (twins ? 2.25 : 2)));
  drawPouffe(stage, createFloorFrame(outwardSign * (half - 0.6), depth * 0.4), palette.fabricAlt, 0.26);
  drawBookcase(
    stage,
    createFrameAgainstWall(stage, getOppositeSide(from), depth * 0.62, 0.32),
    1.3,
    random.pick([0.9, 1.3]),
  );
  if (twins) drawPlant(stage, createFloorFrame(outwardSign * (half - 0.28), depth - 0.28), 0, 0, 0, 0.8, 'snake');
  drawPendant(stage, 0, depth - 2, 2.15, random.pick(['globe', 'rattan', 'dome']), 0.24);
  return finishRoom(stage);
};
