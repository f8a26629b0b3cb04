import type { Scene } from '../../kit/scene.ts';
import { drawSink } from '../furniture/appliances.ts';
import { drawPictures } from '../furniture/art.ts';
import { drawExaminationCouch, drawRoundStool, drawScreenCurtain } from '../furniture/clinic.ts';
import { drawDesk } from '../furniture/desk.ts';
import { drawBaseCabinets, drawWallCabinets, pickKitchenFinish } from '../furniture/kitchen.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawChair, drawOfficeChair } from '../furniture/seats.ts';
import { drape } from '../shell/curtains.ts';
import { dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage, createSideView } from '../shell/room.ts';
import { drawWindows } from '../shell/window.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import { createFloorFrame } from '../space/frame.ts';
import { createFrameAgainstWall, createWallSpan, getOppositeSide, getOutwardSign } from '../space/walls.ts';

/** A doctor's room: desk and visitors' chairs, an examination couch behind a curtain, cabinets with a basin. */
export const clinicRoom: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const oppositeSide = getOppositeSide(from);
  const outwardSign = getOutwardSign(from);
  const depth = random.between(3.8, 4.2);
  const width = random.between(4.9, 5.3);
  const half = width / 2;
  const stage = createRoomStage(input, {
    width,
    depth,
    sunFrom: from,
    floor: random.pick(['tiles', 'marble', 'boards']),
    ceiling: random.pick(['spots', 'plain', 'cove']),
    walls: { back: random.pick(['twoTone', 'plain', 'wainscot']) },
    colors: {
      back: adjustTone(
        clampBrightness(random.pick([palette.accent, palette.fabricAlt, palette.leaf]), 0.35, 0.8),
        0.55,
      ),
    },
    ...createSideView(from, random),
  });
  const span = createWallSpan(from, depth * 0.42, depth * 0.9);
  drawWindows(stage, [{ side: from, u: span, v: [0.8, 2.3], columns: 3, rows: 1 }]);
  drape(stage, from, [span[0], span[0] + (span[1] - span[0]) * 0.4], 2.36, palette.wall, true, 0.78);
  const couchX = outwardSign * (half - 1.15);
  drawExaminationCouch(
    stage,
    createFloorFrame(couchX, depth - 0.5),
    1.75,
    random.pick([palette.accent, palette.fabricAlt, palette.fabric]),
  );
  drawScreenCurtain(
    stage,
    couchX - outwardSign * 1.05,
    depth - 0.08,
    1.35,
    clampBrightness(random.pick([palette.fabricAlt, palette.fabric]), 0.5, 0.88),
  );
  drawPictures(stage, 'back', couchX, 1.1, 1.72);
  const finish = { ...pickKitchenFinish(stage), uppers: '#f6f3ec' };
  const cab = createFloorFrame(-outwardSign * (half - 0.95), depth - 0.3);
  drawBaseCabinets(stage, cab, [-0.9, 0.9], finish);
  drawWallCabinets(stage, cab, [-0.9, 0.9], finish);
  drawSink(stage, cab, outwardSign * 0.4, '#b9bcbd');
  const deskX = -outwardSign * 0.75;
  const z = depth - 1.75;
  drawDesk(stage, createFloorFrame(deskX, z), 1.5, -1);
  drawOfficeChair(stage, createFloorFrame(deskX + 0.05, z + 0.58, 6), palette.accent);
  const kind = random.pick(['padded', 'shell'] as const);
  for (const dx of [-0.38, 0.42])
    drawChair(stage, createFloorFrame(deskX + dx, z - 0.68, 180 + dx * 30), kind, palette.fabricAlt);
  drawRoundStool(stage, createFloorFrame(couchX - outwardSign * 0.35, depth - 1.3), palette.fabricAlt);
  drawPlant(stage, createFloorFrame(outwardSign * (half - 0.4), depth * 0.45), 0, 0, 0, 1.15);
  dressStretch(stage, oppositeSide, depth * 0.5, 1.2, true);
  drawPlant(stage, createFrameAgainstWall(stage, oppositeSide, depth * 0.32, 0.5), 0, 0, 0, 1.25);
  return finishRoom(stage);
};
