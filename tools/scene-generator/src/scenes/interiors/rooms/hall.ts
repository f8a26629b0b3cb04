import type { Scene } from '../../kit/scene.ts';
import { drawBench } from '../furniture/bed.ts';
import { drawTableLamp } from '../furniture/lamps.ts';
import { drawMirror } from '../furniture/mirror.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawRug } from '../furniture/rug.ts';
import { drawPouffe } from '../furniture/seats.ts';
import { drawSideboard } from '../furniture/storage.ts';
import { BRASS } from '../furniture/table.ts';
import { drawVase } from '../furniture/vase.ts';
import { drawDoor, drawSconce, dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage } from '../shell/room.ts';
import { drawWindows } from '../shell/window.ts';
import { clampBrightness } from '../space/color.ts';
import { createFloorFrame } from '../space/frame.ts';
import { createFrameAgainstWall, getOppositeSide, getOutwardSign } from '../space/walls.ts';

/** An entrance hall: a console under a mirror, a runner that leads to a glazed or panelled door. */
export const hall: Scene = (input) => {
  const { random, palette } = input;
  const side = random.pick(['left', 'right'] as const);
  const oppositeSide = getOppositeSide(side);
  const outwardSign = getOutwardSign(side);
  const depth = random.between(4.6, 5.4);
  const width = random.between(2.9, 3.3);
  const half = width / 2;
  const style = random.pick(['panels', 'wainscot', 'plain', 'twoTone', 'slats'] as const);
  const stage = createRoomStage(input, {
    width,
    depth,
    sunFrom: 'back',
    floor: random.pick(['checker', 'cement', 'chevron', 'marble', 'boards']),
    ceiling: random.pick(['plain', 'cove', 'beams', 'spots']),
    walls: style === 'slats' ? { [side]: style } : { left: style, right: style },
    eyeShare: -outwardSign * random.between(0.1, 0.35),
    yaw: outwardSign * random.between(0, 3),
    focal: 1100,
    back: 0.5,
  });
  if (random.chance(0.65))
    drawWindows(stage, [
      {
        side: 'back',
        u: [-0.8, 0.8],
        v: [0.03, 2.5],
        columns: 4,
        rows: 3,
        arch: random.pick(['round', 'none', 'round']),
        ...(random.chance(0.5) ? { lattice: 0.36 } : {}),
      },
    ]);
  else {
    drawDoor(stage, 'back', 0, palette.accent, 1);
    for (const x of [-0.85, 0.85]) drawSconce(stage, 'back', x, 1.75);
  }
  drawRug(stage, 0, depth - 2.3, 1, 3.4, random.pick(['kilim', 'border', 'stripes', 'trellis']));
  const z = depth - 1.9;
  const console = createFrameAgainstWall(stage, side, z, 0.42);
  drawSideboard(stage, console, 1.4, 0.82);
  drawTableLamp(stage, console, outwardSign * 0.48, 0.82, 0, 0.5);
  drawVase(stage, console, -outwardSign * 0.4, 0.82, 0, 0.36, true);
  drawMirror(stage, side, z, [1.12, 2.08], 0.95, random.pick(['round', 'arch', 'plain']), BRASS);
  if (random.chance(0.5)) {
    drawBench(stage, createFrameAgainstWall(stage, oppositeSide, z + 0.2, 0.42), 1.2, palette.fabricAlt);
    dressStretch(stage, oppositeSide, z + 0.2, 1.1, true);
  } else {
    drawDoor(
      stage,
      oppositeSide,
      z + 0.25,
      clampBrightness(random.pick([palette.wood, palette.wall, palette.accent]), 0.42, 0.9),
    );
    drawPouffe(stage, createFrameAgainstWall(stage, oppositeSide, z - 0.7, 0.6), palette.fabricAlt, 0.26);
  }
  drawSconce(stage, oppositeSide, depth - 0.6, 1.7);
  drawPlant(
    stage,
    createFloorFrame(outwardSign * (half - 0.32), depth - 0.4),
    0,
    0,
    0,
    random.between(1.2, 1.6),
    random.pick(['areca', 'fiddle', 'olive', 'snake']),
  );
  const lamp = random.pick(['lantern', 'globe', 'rattan', 'disc'] as const);
  for (const dz of [1, 2.5]) drawPendant(stage, 0, depth - dz, 2.2, lamp, 0.2);
  return finishRoom(stage);
};
