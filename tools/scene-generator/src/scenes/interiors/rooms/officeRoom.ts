import type { Scene } from '../../kit/scene.ts';
import { drawPictures } from '../furniture/art.ts';
import { drawDesk } from '../furniture/desk.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawRug } from '../furniture/rug.ts';
import { drawChair, drawOfficeChair } from '../furniture/seats.ts';
import { drawBookcase } from '../furniture/shelves.ts';
import { drawSofa } from '../furniture/sofa.ts';
import { drawCoffeeTable } from '../furniture/table.ts';
import { drawCurtains } from '../shell/curtains.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage } from '../shell/room.ts';
import { drawWindows } from '../shell/window.ts';
import { createFloorFrame } from '../space/frame.ts';
import { createFrameAgainstWall, getOppositeSide, getOutwardSign } from '../space/walls.ts';

/** An office: one director's desk with visitors' seats, or a row of shared desks, before a wide window. */
export const officeRoom: Scene = (input) => {
  const { random, palette } = input;
  const side = random.pick(['left', 'right'] as const);
  const oppositeSide = getOppositeSide(side);
  const outwardSign = getOutwardSign(side);
  const depth = random.between(4.2, 4.6);
  const width = random.between(5, 5.6);
  const half = width / 2;
  const stage = createRoomStage(input, {
    width,
    depth,
    sunFrom: 'back',
    floor: random.pick(['boards', 'tiles', 'chevron', 'marble']),
    ceiling: random.pick(['spots', 'spots', 'cove', 'beams']),
    walls: { [side]: random.pick(['slats', 'plain', 'panels']) },
    colors: random.chance(0.5) ? { [side]: random.pick([palette.accent, palette.wallShade]) } : {},
    eyeShare: -outwardSign * random.between(0.05, 0.3),
    yaw: outwardSign * random.between(-1, 4),
    eyeHeight: 1.5,
  });
  const glass = half - 0.5;
  drawWindows(stage, [
    {
      side: 'back',
      u: [-glass, glass],
      v: [random.pick([0.04, 0.75]), 2.5],
      columns: random.pick([4, 5]),
      rows: random.pick([1, 2]),
    },
  ]);
  if (random.chance(0.4)) drawCurtains(stage, 'back', [-glass, glass], 2.55, palette.wall);
  if (random.chance(0.5)) {
    drawRug(stage, 0, depth - 1.85, 3, 2.2, random.pick(['border', 'trellis', 'stripes', 'kilim']));
    drawDesk(stage, createFloorFrame(0, depth - 1.5), 1.9, -1);
    drawOfficeChair(stage, createFloorFrame(0.1, depth - 0.85, 4), palette.accent);
    for (const x of [-0.5, 0.55])
      drawChair(
        stage,
        createFloorFrame(x, depth - 2.3, 180 - x * 26),
        random.pick(['padded', 'shell']),
        palette.fabricAlt,
      );
    drawSofa(stage, createFloorFrame(-outwardSign * (half - 0.5), depth - 2, outwardSign * 90), {
      width: 1.6,
      color: palette.fabric,
      style: random.pick(['boxy', 'slim']),
      cushions: 2,
    });
    drawPendant(stage, 0, depth - 1.5, 2.1, random.pick(['globe', 'dome', 'cone']), 0.26);
  } else {
    const top = random.pick([palette.wood, '#f4efe5', palette.woodDark] as const);
    for (const [z, kind] of [
      [depth - 1.0, 0],
      [depth - 2.35, 1],
    ] as const)
      for (const x of [-0.95, 0.95]) {
        drawDesk(stage, createFloorFrame(x - outwardSign * 0.3, z), 1.4, 1, top);
        drawOfficeChair(
          stage,
          createFloorFrame(
            x - outwardSign * 0.3 + random.between(-0.15, 0.15),
            z - 0.66,
            180 + random.between(-24, 24),
          ),
          kind === 0 ? palette.accent : palette.fabricAlt,
        );
      }
    for (const x of [-0.95, 0.95])
      drawPendant(stage, x - outwardSign * 0.3, depth - 1.7, 2.1, random.pick(['cone', 'dome']), 0.24);
  }
  drawBookcase(
    stage,
    createFrameAgainstWall(stage, side, depth - 1.5, 0.32),
    random.between(1.4, 1.9),
    random.pick([1.2, 2]),
  );
  drawPictures(stage, oppositeSide, depth - 1.9, 1.6, 1.7);
  drawPlant(stage, createFloorFrame(outwardSign * (half - 0.4), depth - 0.42), 0, 0, 0, random.between(1.3, 1.7));
  drawPlant(stage, createFloorFrame(-outwardSign * (half - 0.4), depth - 0.42), 0, 0, 0, random.between(1.1, 1.5));
  if (random.chance(0.4))
    drawCoffeeTable(stage, createFloorFrame(-outwardSign * (half - 1.35), depth - 2, 90), 0.7, 'drums');
  return finishRoom(stage);
};
