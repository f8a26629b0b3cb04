import type { Scene } from '../../kit/scene.ts';
import { drawDiningSet } from '../furniture/dining.ts';
import { drawFloorLamp } from '../furniture/lamps.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawRug } from '../furniture/rug.ts';
import { drawSofa } from '../furniture/sofa.ts';
import { drawCoffeeTable } from '../furniture/table.ts';
import { drawCurtains } from '../shell/curtains.ts';
import { dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage } from '../shell/room.ts';
import { drawWindows } from '../shell/window.ts';
import { createFloorFrame } from '../space/frame.ts';
import { getOppositeSide, getOutwardSign } from '../space/walls.ts';

/** An open living and dining space before a wide glazed wall, a corner sofa on one side, the table on the other. */
export const livingOpen: Scene = (input) => {
  const { random, palette } = input;
  const seat = random.pick(['left', 'right'] as const);
  const outwardSign = getOutwardSign(seat);
  const depth = random.between(4.6, 5.2);
  const width = random.between(6.2, 6.8);
  const half = width / 2;
  const stage = createRoomStage(input, {
    width,
    depth,
    height: 3.1,
    sunFrom: 'back',
    floor: random.pick(['boards', 'chevron', 'marble', 'tiles']),
    ceiling: random.pick(['cove', 'beams', 'spots', 'cove']),
    walls: { [seat]: random.pick(['slats', 'panels', 'plain']) },
    eyeShare: outwardSign * random.between(-0.15, 0.15),
    yaw: random.between(-2, 2),
    focal: 1120,
  });
  const glass = half - 0.55;
  const arched = random.chance(0.3);
  if (arched) {
    const step = (glass * 2) / 4;
    drawWindows(
      stage,
      [0, 1, 2, 3].map((i) => ({
        side: 'back' as const,
        u: [-glass + step * i + 0.09, -glass + step * (i + 1) - 0.09] as const,
        v: [0.04, 2.6] as const,
        columns: 2,
        rows: 3,
        arch: 'round' as const,
        ...(random.chance(0.3) ? { lattice: 0.28 } : {}),
      })),
    );
  } else {
    drawWindows(stage, [
      { side: 'back', u: [-glass, glass], v: [0.04, 2.55], columns: random.pick([5, 6]), rows: random.pick([1, 1, 2]) },
    ]);
    drawCurtains(stage, 'back', [-glass, glass], 2.6, random.pick([palette.wall, palette.fabric, palette.fabricAlt]));
  }
  const z = depth - 2.2;
  const x = outwardSign * 1.25;
  drawRug(stage, x, z, 2.9, 2.3, random.pick(['border', 'kilim', 'stripes', 'trellis', 'arcs']));
  const style = random.pick(['boxy', 'rounded', 'low', 'slim'] as const);
  drawSofa(stage, createFloorFrame(x, depth - 0.85), {
    width: random.between(2.2, 2.6),
    color: palette.fabric,
    style,
    cushions: 4,
  });
  drawSofa(stage, createFloorFrame(outwardSign * (half - 0.55), z - 0.1, -outwardSign * 90), {
    width: 1.7,
    color: palette.fabric,
    style,
    cushions: 2,
  });
  drawCoffeeTable(
    stage,
    createFloorFrame(x - outwardSign * 0.1, z - 0.05),
    random.between(1, 1.2),
    random.pick(['slab', 'drums', 'tray', 'stone', 'oval']),
  );
  const far = -outwardSign * (half - 1.75);
  drawDiningSet(
    stage,
    far,
    depth - 1.85,
    random.pick(['round', 'round', 'oval']),
    random.pick([1.2, 1.3]),
    random.pick(['wood', 'padded', 'slat', 'shell', 'cane']),
    random.pick([palette.accent, palette.fabricAlt]),
  );
  drawPendant(stage, far, depth - 1.85, 1.85, random.pick(['dome', 'rattan', 'lantern', 'globe', 'cone']), 0.3);
  drawFloorLamp(stage, createFloorFrame(outwardSign * (half - 0.4), depth - 0.45), random.pick(['straight', 'tripod']));
  drawPlant(stage, createFloorFrame(-outwardSign * (half - 0.45), depth - 0.5), 0, 0, 0, random.between(1.5, 1.9));
  drawPlant(stage, createFloorFrame(x - outwardSign * 1.62, depth - 0.5), 0, 0, 0, random.between(0.9, 1.2));
  dressStretch(stage, getOppositeSide(seat), depth * 0.52, 1.4);
  dressStretch(stage, seat, z, 1.6, true);
  return finishRoom(stage);
};
