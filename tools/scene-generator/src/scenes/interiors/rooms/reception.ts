import type { Scene } from '../../kit/scene.ts';
import { drawPictures } from '../furniture/art.ts';
import { drawCounter, drawMonitor } from '../furniture/desk.ts';
import { drawTableLamp } from '../furniture/lamps.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawRug } from '../furniture/rug.ts';
import { drawSofa } from '../furniture/sofa.ts';
import { drawCoffeeTable, drawSideTable } from '../furniture/table.ts';
import { drawVase } from '../furniture/vase.ts';
import { drawLatticePanel, drawNiche } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage, createSideView } from '../shell/room.ts';
import { drawWindows } from '../shell/window.ts';
import { createFloorFrame } from '../space/frame.ts';
import { createWallSpan, getOppositeSide, getOutwardSign } from '../space/walls.ts';

/** The reception of an office or a clinic: a desk before a dressed wall, seats to wait in, a glazed front to one side. */
export const reception: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const oppositeSide = getOppositeSide(from);
  const outwardSign = getOutwardSign(from);
  const depth = random.between(4.2, 4.7);
  const width = random.between(5.2, 5.8);
  const half = width / 2;
  const stage = createRoomStage(input, {
    width,
    depth,
    height: 3.1,
    sunFrom: from,
    floor: random.pick(['marble', 'tiles', 'chevron', 'checker']),
    ceiling: random.pick(['cove', 'spots', 'cove']),
    walls: { back: random.pick(['slats', 'panels', 'plain']) },
    colors: random.chance(0.6) ? { back: random.pick([palette.accent, palette.wallShade, palette.fabric]) } : {},
    ...createSideView(from, random),
  });
  drawWindows(stage, [
    {
      side: from,
      u: createWallSpan(from, depth * 0.42, depth * 0.9),
      v: [0.03, 2.6],
      columns: 4,
      rows: random.pick([1, 2]),
    },
  ]);
  const x = -outwardSign * 0.5;
  const desk = createFloorFrame(x, depth - 1.25);
  const deskWidth = random.between(2.2, 2.7);
  drawCounter(stage, desk, deskWidth, random.pick(['fluted', 'stone', 'panel']));
  drawMonitor(stage, createFloorFrame(x, depth - 1.1), -outwardSign * 0.55, 1.096, 0.05, -1);
  drawVase(stage, desk, outwardSign * deskWidth * 0.36, 1.096, 0, 0.32, true);
  drawTableLamp(stage, desk, -outwardSign * deskWidth * 0.42, 1.096, 0, 0.42);
  const feature = random.pick(['lattice', 'art', 'niche'] as const);
  if (feature === 'lattice') drawLatticePanel(stage, 'back', x, 2.2, [1.25, 2.5]);
  else if (feature === 'art') drawPictures(stage, 'back', x, 2, 1.9);
  else for (const dx of [-0.75, 0.75]) drawNiche(stage, 'back', x + dx, 0.9, [1.25, 2.45]);
  for (const dx of [-0.7, 0, 0.7]) drawPendant(stage, x + dx, depth - 1.25, 1.95, 'globe', 0.15);
  const z = depth - 2.35;
  const seats = -outwardSign * (half - 0.48);
  drawSofa(stage, createFloorFrame(seats, z, outwardSign * 90), {
    width: 1.7,
    color: palette.fabric,
    style: random.pick(['slim', 'boxy', 'low']),
    cushions: 2,
  });
  drawRug(stage, seats + outwardSign * 1.1, z, 1.9, 2, random.pick(['border', 'stripes', 'trellis', 'round']));
  drawCoffeeTable(
    stage,
    createFloorFrame(seats + outwardSign * 1.05, z, 90),
    0.8,
    random.pick(['drums', 'stone', 'oval']),
  );
  drawPictures(stage, oppositeSide, z, 1.4, 1.65);
  const chairs = {
    width: 0.78,
    color: palette.fabricAlt,
    style: random.pick(['slim', 'rounded'] as const),
    cushions: 0,
  };
  for (const dz of [-0.05, 0.95])
    drawSofa(stage, createFloorFrame(outwardSign * (half - 0.65), z + dz - 0.1, -outwardSign * 82), chairs);
  const table = createFloorFrame(outwardSign * (half - 0.45), z + 0.42 - 0.1);
  drawSideTable(stage, table, 0.16, 0.5);
  drawPlant(
    stage,
    createFloorFrame(outwardSign * (half - 0.45), depth - 0.42),
    0,
    0,
    0,
    random.between(1.5, 1.9),
    random.pick(['fiddle', 'areca', 'olive']),
  );
  drawPlant(stage, createFloorFrame(-outwardSign * (half - 0.4), depth - 0.42), 0, 0, 0, random.between(1.2, 1.6));
  return finishRoom(stage);
};
