import type { Scene } from '../../kit/scene.ts';
import { drawPictures } from '../furniture/art.ts';
import { drawBed, drawBench, drawNightstand } from '../furniture/bed.ts';
import { drawMirror } from '../furniture/mirror.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawRug } from '../furniture/rug.ts';
import { drawLoungeChair } from '../furniture/seats.ts';
import { drawSideboard, drawWardrobe } from '../furniture/storage.ts';
import { BRASS } from '../furniture/table.ts';
import { drawVase } from '../furniture/vase.ts';
import { drawCurtains } from '../shell/curtains.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage, createSideView, pickFeatureColor } from '../shell/room.ts';
import { drawWindows } from '../shell/window.ts';
import { createFloorFrame } from '../space/frame.ts';
import type { Span } from '../space/solids.ts';
import { createFrameAgainstWall, createWallSpan, getOppositeSide, getOutwardSign } from '../space/walls.ts';

/** A double bedroom; by chance the bed stands ahead with a window to one side, or along a side wall by a window ahead. */
export const bedroom: Scene = (input) => (input.random.chance(0.6) ? bedAhead(input) : bedBeside(input));

const HEADBOARDS = ['panel', 'channels', 'arch', 'slats', 'low'] as const;

const bedAhead: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const outwardSign = getOutwardSign(from);
  const depth = random.between(3.8, 4.3);
  const stage = createRoomStage(input, {
    width: random.between(4.4, 4.9),
    depth,
    sunFrom: from,
    floor: random.pick(['boards', 'chevron', 'boards']),
    walls: { back: random.pick(['panels', 'plain', 'slats', 'wainscot', 'arch']) },
    colors: { back: pickFeatureColor(input) },
    ...createSideView(from, random),
  });
  const half = stage.width / 2;
  const isArched = random.chance(0.3);
  const span = createWallSpan(from, depth * 0.46, depth * 0.86);
  drawWindows(stage, [
    {
      side: from,
      u: span,
      v: [random.pick([0.04, 0.6]), 2.35],
      columns: 2,
      rows: 3,
      arch: isArched ? 'round' : 'none',
      ...(random.chance(0.3) ? { lattice: 0.34 } : {}),
    },
  ]);
  if (!isArched)
    drawCurtains(
      stage,
      from,
      span,
      2.4,
      random.pick([palette.fabric, palette.wall, palette.fabricAlt, palette.accent]),
    );
  const x = random.between(-0.15, 0.15);
  drawRug(stage, x, depth - 1.9, 2.9, 2, random.pick(['border', 'kilim', 'stripes', 'trellis']));
  drawBed(stage, createFloorFrame(x, depth - 1.14), {
    width: random.pick([1.6, 1.8]),
    headboard: random.pick(HEADBOARDS),
    linen: random.pick([palette.wall, palette.fabric, '#f6f1e7']),
    throwColor: random.pick([palette.accent, palette.fabricAlt]),
  });
  for (const side of [-1, 1]) drawNightstand(stage, createFloorFrame(x + side * 1.26, depth - 0.26), true);
  if (random.chance(0.75)) drawPictures(stage, 'back', x, 1.5, 1.86);
  else drawMirror(stage, 'back', x, [1.45, 2.25], 0.8, 'round', BRASS);
  if (random.chance(0.5)) drawBench(stage, createFloorFrame(x, depth - 2.52), 1.3, palette.fabricAlt);
  const oppositeSide = getOppositeSide(from);
  if (random.chance(0.4))
    drawWardrobe(stage, createFrameAgainstWall(stage, oppositeSide, depth - 1.45, 0.6), random.between(1.5, 1.9), 2.2);
  else {
    const frame = createFrameAgainstWall(stage, oppositeSide, depth * 0.56, 0.42);
    drawSideboard(stage, frame, 1.3, 0.8);
    drawMirror(stage, oppositeSide, depth * 0.56, [1.1, 2], 0.8, random.pick(['arch', 'plain']), BRASS);
    drawVase(stage, frame, -0.4, 0.8, 0, 0.3);
  }
  drawPlant(stage, createFloorFrame(outwardSign * (half - 0.4), depth - 0.4), 0, 0, 0, random.between(1.1, 1.5));
  if (random.chance(0.6))
    drawLoungeChair(
      stage,
      createFloorFrame(outwardSign * (half - 0.85), depth * 0.46, -outwardSign * 60),
      palette.fabricAlt,
    );
  drawPendant(stage, x, depth - 2, 2.2, random.pick(['globe', 'rattan', 'lantern', 'disc', 'dome']), 0.24);
  return finishRoom(stage);
};

const bedBeside: Scene = (input) => {
  const { random, palette } = input;
  const head = random.pick(['left', 'right'] as const);
  const outwardSign = getOutwardSign(head);
  const depth = random.between(3.9, 4.3);
  const stage = createRoomStage(input, {
    width: random.between(4.5, 4.9),
    depth,
    sunFrom: 'back',
    floor: random.pick(['boards', 'chevron', 'boards', 'marble']),
    walls: { [head]: random.pick(['panels', 'plain', 'slats', 'wainscot']) },
    colors: { [head]: pickFeatureColor(input) },
    eyeShare: -outwardSign * random.between(0.48, 0.6),
    yaw: outwardSign * random.between(9, 11),
    focal: 1060,
  });
  const half = stage.width / 2;
  const arched = random.chance(0.4);
  const middle = -outwardSign * 0.15;
  const windows: readonly Span[] = arched
    ? [
        [middle - 1.25, middle - 0.1],
        [middle + 0.1, middle + 1.25],
      ]
    : [[middle - 1.2, middle + 1.2]];
  drawWindows(
    stage,
    windows.map((u) => ({
      side: 'back' as const,
      u,
      v: [arched ? 0.04 : random.pick([0.04, 0.7]), 2.4] as const,
      columns: arched ? 2 : 4,
      rows: arched ? 3 : random.pick([1, 2]),
      arch: arched ? ('round' as const) : ('none' as const),
      ...(random.chance(0.35) ? { lattice: 0.32 } : {}),
    })),
  );
  if (!arched)
    drawCurtains(
      stage,
      'back',
      [middle - 1.2, middle + 1.2],
      2.45,
      random.pick([palette.fabric, palette.wall, palette.accent]),
    );
  const z = depth - 1.6;
  drawRug(stage, outwardSign * 0.35, z, 2.6, 2.5, random.pick(['border', 'kilim', 'stripes', 'trellis']));
  drawBed(stage, createFloorFrame(outwardSign * (half - 1.14), z, -outwardSign * 90), {
    width: 1.6,
    headboard: random.pick(HEADBOARDS),
    linen: random.pick([palette.wall, palette.fabric, '#f6f1e7']),
    throwColor: random.pick([palette.accent, palette.fabricAlt]),
  });
  for (const dz of [-1.14, 1.14])
    drawNightstand(stage, createFloorFrame(outwardSign * (half - 0.26), z + dz, -outwardSign * 90));
  drawPictures(stage, head, z, 1.5, 1.86);
  const oppositeSide = getOppositeSide(head);
  if (random.chance(0.5)) drawWardrobe(stage, createFrameAgainstWall(stage, oppositeSide, depth - 1.1, 0.6), 1.7, 2.2);
  else {
    const dresser = createFrameAgainstWall(stage, oppositeSide, depth - 1.3, 0.42);
    drawSideboard(stage, dresser, 1.4, 0.8);
    drawMirror(stage, oppositeSide, depth - 1.3, [1.1, 2], 0.85, random.pick(['arch', 'round']), BRASS);
    drawVase(stage, dresser, 0.45, 0.8, 0, 0.3, true);
  }
  drawLoungeChair(stage, createFloorFrame(-outwardSign * 0.75, depth - 0.75, outwardSign * 30), palette.fabricAlt);
  drawPlant(stage, createFloorFrame(-outwardSign * 0.05, depth - 0.35), 0, 0, 0, random.between(0.9, 1.2));
  drawPendant(stage, outwardSign * 0.3, z, 2.2, random.pick(['globe', 'rattan', 'lantern', 'disc', 'dome']), 0.24);
  return finishRoom(stage);
};
