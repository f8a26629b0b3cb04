import type { Scene } from '../../kit/scene.ts';
import { diningSet } from '../furniture/dining.ts';
import { floorLamp } from '../furniture/lamps.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { sofa } from '../furniture/sofa.ts';
import { coffeeTable } from '../furniture/table.ts';
import { curtains } from '../shell/curtains.ts';
import { dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { openRoom } from '../shell/room.ts';
import { openWindows } from '../shell/window.ts';
import { stand } from '../space/frame.ts';
import { across, outward } from '../space/walls.ts';

/** An open living and dining space before a wide glazed wall, a corner sofa on one side, the table on the other. */
export const livingOpen: Scene = (input) => {
  const { random, palette } = input;
  const seat = random.pick(['left', 'right'] as const);
  const out = outward(seat);
  const depth = random.between(4.6, 5.2);
  const width = random.between(6.2, 6.8);
  const half = width / 2;
  const stage = openRoom(input, {
    width,
    depth,
    height: 3.1,
    sunFrom: 'back',
    floor: random.pick(['boards', 'chevron', 'marble', 'tiles']),
    ceiling: random.pick(['cove', 'beams', 'spots', 'cove']),
    walls: { [seat]: random.pick(['slats', 'panels', 'plain']) },
    eyeShare: out * random.between(-0.15, 0.15),
    yaw: random.between(-2, 2),
    focal: 1120,
  });
  const glass = half - 0.55;
  const arched = random.chance(0.3);
  if (arched) {
    const step = (glass * 2) / 4;
    openWindows(
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
    openWindows(stage, [
      { side: 'back', u: [-glass, glass], v: [0.04, 2.55], columns: random.pick([5, 6]), rows: random.pick([1, 1, 2]) },
    ]);
    curtains(stage, 'back', [-glass, glass], 2.6, random.pick([palette.wall, palette.fabric, palette.fabricAlt]));
  }
  const z = depth - 2.2;
  const x = out * 1.25;
  rug(stage, x, z, 2.9, 2.3, random.pick(['border', 'kilim', 'stripes', 'trellis', 'arcs']));
  const style = random.pick(['boxy', 'rounded', 'low', 'slim'] as const);
  sofa(stage, stand(x, depth - 0.85), { width: random.between(2.2, 2.6), colour: palette.fabric, style, cushions: 4 });
  sofa(stage, stand(out * (half - 0.55), z - 0.1, -out * 90), {
    width: 1.7,
    colour: palette.fabric,
    style,
    cushions: 2,
  });
  coffeeTable(
    stage,
    stand(x - out * 0.1, z - 0.05),
    random.between(1, 1.2),
    random.pick(['slab', 'drums', 'tray', 'stone', 'oval']),
  );
  const far = -out * (half - 1.75);
  diningSet(
    stage,
    far,
    depth - 1.85,
    random.pick(['round', 'round', 'oval']),
    random.pick([1.2, 1.3]),
    random.pick(['wood', 'padded', 'slat', 'shell', 'cane']),
    random.pick([palette.accent, palette.fabricAlt]),
  );
  pendant(stage, far, depth - 1.85, 1.85, random.pick(['dome', 'rattan', 'lantern', 'globe', 'cone']), 0.3);
  floorLamp(stage, stand(out * (half - 0.4), depth - 0.45), random.pick(['straight', 'tripod']));
  plant(stage, stand(-out * (half - 0.45), depth - 0.5), 0, 0, 0, random.between(1.5, 1.9));
  plant(stage, stand(x - out * 1.62, depth - 0.5), 0, 0, 0, random.between(0.9, 1.2));
  dressStretch(stage, across(seat), depth * 0.52, 1.4);
  dressStretch(stage, seat, z, 1.6, true);
  return finishRoom(stage);
};
