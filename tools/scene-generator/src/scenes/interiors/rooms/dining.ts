import type { Scene } from '../../kit/scene.ts';
import { drawPictures } from '../furniture/art.ts';
import { drawDiningSet } from '../furniture/dining.ts';
import { drawTableLamp } from '../furniture/lamps.ts';
import { drawMirror } from '../furniture/mirror.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawRug } from '../furniture/rug.ts';
import { drawSideboard } from '../furniture/storage.ts';
import { BRASS } from '../furniture/table.ts';
import { drawVase } from '../furniture/vase.ts';
import { drawCurtains } from '../shell/curtains.ts';
import { dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage, createSideView, pickFeatureColor } from '../shell/room.ts';
import { drawWindows } from '../shell/window.ts';
import { createFloorFrame } from '../space/frame.ts';
import { createFrameAgainstWall, createWallSpan, getOppositeSide, getOutwardSign } from '../space/walls.ts';

/** A dining room: the laid table on a rug under pendants, a sideboard, a window ahead or to one side. */
export const dining: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const outwardSign = getOutwardSign(from);
  const ahead = random.chance(0.5);
  const depth = random.between(3.9, 4.3);
  const stage = createRoomStage(input, {
    width: random.between(4.4, 4.9),
    depth,
    sunFrom: ahead ? 'back' : from,
    floor: random.pick(['boards', 'chevron', 'checker', 'marble']),
    colors: { [ahead ? from : 'back']: pickFeatureColor(input) },
    walls: ahead ? {} : { back: random.pick(['panels', 'wainscot', 'plain', 'twoTone']) },
    ...(ahead
      ? { eyeShare: -outwardSign * random.between(0.15, 0.35), yaw: outwardSign * random.between(1, 5) }
      : createSideView(from, random)),
    eyeHeight: 1.55,
  });
  const half = stage.width / 2;
  if (ahead) {
    const arched = random.chance(0.5);
    const spans = arched
      ? ([
          [-1.75, -0.7],
          [-0.52, 0.52],
          [0.7, 1.75],
        ] as const)
      : ([[-1.4, 1.4]] as const);
    drawWindows(
      stage,
      spans.map((u) => ({
        side: 'back' as const,
        u,
        v: [0.04, 2.42] as const,
        columns: arched ? 2 : 4,
        rows: arched ? 3 : random.pick([1, 2]),
        arch: arched ? ('round' as const) : ('none' as const),
      })),
    );
    if (!arched) drawCurtains(stage, 'back', [-1.4, 1.4], 2.46, random.pick([palette.fabric, palette.fabricAlt]));
    drawPlant(stage, createFloorFrame(outwardSign * (half - 0.4), depth - 0.42), 0, 0, 0, random.between(1.3, 1.7));
    drawSideboard(stage, createFrameAgainstWall(stage, from, depth * 0.52, 0.42), 1.6);
    drawMirror(stage, from, depth * 0.52, [1.1, 2.0], 0.9, random.pick(['round', 'arch']), BRASS);
    drawVase(stage, createFrameAgainstWall(stage, from, depth * 0.52, 0.42), -0.5, 0.765, 0, 0.34, true);
  } else {
    const span = createWallSpan(from, depth * 0.44, depth * 0.9);
    drawWindows(stage, [
      {
        side: from,
        u: span,
        v: [0.04, 2.35],
        columns: 3,
        rows: random.pick([1, 3]),
        ...(random.chance(0.3) ? { lattice: 0.35 } : {}),
      },
    ]);
    drawCurtains(stage, from, span, 2.4, random.pick([palette.fabric, palette.wall, palette.fabricAlt]));
    const board = createFloorFrame(0, depth - 0.25);
    drawSideboard(stage, board, 1.9, 0.8);
    drawTableLamp(stage, board, -0.7, 0.8, 0, 0.5);
    drawVase(stage, board, 0.62, 0.8, 0, 0.36, true);
    drawPictures(stage, 'back', 0, 1.7, 1.72);
    drawPlant(stage, createFloorFrame(outwardSign * (half - 0.4), depth - 0.4), 0, 0, 0, random.between(1.3, 1.7));
  }
  dressStretch(stage, getOppositeSide(from), depth * 0.58, 1.5);
  const z = depth - 1.95;
  const shape = random.pick(['long', 'round', 'oval'] as const);
  drawRug(
    stage,
    0,
    z,
    shape === 'round' ? 2.5 : 3,
    shape === 'round' ? 2.5 : 2,
    shape === 'round' ? 'round' : random.pick(['border', 'kilim', 'stripes', 'trellis']),
  );
  drawDiningSet(
    stage,
    0,
    z,
    shape,
    shape === 'round' ? 1.3 : random.pick([1.8, 2.05]),
    random.pick(['wood', 'padded', 'slat', 'shell', 'cane']),
    random.pick([palette.fabric, palette.accent, palette.fabricAlt]),
  );
  const lamp = random.pick(['dome', 'globe', 'lantern', 'rattan', 'cone'] as const);
  if (shape === 'round') drawPendant(stage, 0, z, 1.75, lamp, 0.34);
  else for (const x of [-0.5, 0.5]) drawPendant(stage, x, z, 1.8, lamp, 0.22);
  return finishRoom(stage);
};
