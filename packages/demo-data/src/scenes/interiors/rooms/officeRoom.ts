import type { Scene } from '../../kit/scene.ts';
import { pictures } from '../furniture/art.ts';
import { desk } from '../furniture/desk.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { chair, officeChair } from '../furniture/seats.ts';
import { bookcase } from '../furniture/shelves.ts';
import { sofa } from '../furniture/sofa.ts';
import { coffeeTable } from '../furniture/table.ts';
import { curtains } from '../shell/curtains.ts';
import { finishRoom } from '../shell/grade.ts';
import { openRoom } from '../shell/room.ts';
import { openWindows } from '../shell/window.ts';
import { stand } from '../space/frame.ts';
import { across, against, outward } from '../space/walls.ts';

/** An office: one director's desk with visitors' seats, or a row of shared desks, before a wide window. */
export const officeRoom: Scene = (input) => {
  const { random, palette } = input;
  const side = random.pick(['left', 'right'] as const);
  const other = across(side);
  const out = outward(side);
  const depth = random.between(4.2, 4.6);
  const width = random.between(5, 5.6);
  const half = width / 2;
  const stage = openRoom(input, {
    width,
    depth,
    sunFrom: 'back',
    floor: random.pick(['boards', 'tiles', 'chevron', 'marble']),
    ceiling: random.pick(['spots', 'spots', 'cove', 'beams']),
    walls: { [side]: random.pick(['slats', 'plain', 'panels']) },
    colours: random.chance(0.5) ? { [side]: random.pick([palette.accent, palette.wallShade]) } : {},
    eyeShare: -out * random.between(0.05, 0.3),
    yaw: out * random.between(-1, 4),
    eyeHeight: 1.5,
  });
  const glass = half - 0.5;
  openWindows(stage, [
    {
      side: 'back',
      u: [-glass, glass],
      v: [random.pick([0.04, 0.75]), 2.5],
      columns: random.pick([4, 5]),
      rows: random.pick([1, 2]),
    },
  ]);
  if (random.chance(0.4)) curtains(stage, 'back', [-glass, glass], 2.55, palette.wall);
  if (random.chance(0.5)) {
    rug(stage, 0, depth - 1.85, 3, 2.2, random.pick(['border', 'trellis', 'stripes', 'kilim']));
    desk(stage, stand(0, depth - 1.5), 1.9, -1);
    officeChair(stage, stand(0.1, depth - 0.85, 4), palette.accent);
    for (const x of [-0.5, 0.55])
      chair(stage, stand(x, depth - 2.3, 180 - x * 26), random.pick(['padded', 'shell']), palette.fabricAlt);
    sofa(stage, stand(-out * (half - 0.5), depth - 2, out * 90), {
      width: 1.6,
      colour: palette.fabric,
      style: random.pick(['boxy', 'slim']),
      cushions: 2,
    });
    pendant(stage, 0, depth - 1.5, 2.1, random.pick(['globe', 'dome', 'cone']), 0.26);
  } else {
    const top = random.pick([palette.wood, '#f4efe5', palette.woodDark] as const);
    for (const [z, kind] of [
      [depth - 1.0, 0],
      [depth - 2.35, 1],
    ] as const)
      for (const x of [-0.95, 0.95]) {
        desk(stage, stand(x - out * 0.3, z), 1.4, 1, top);
        officeChair(
          stage,
          stand(x - out * 0.3 + random.between(-0.15, 0.15), z - 0.66, 180 + random.between(-24, 24)),
          kind === 0 ? palette.accent : palette.fabricAlt,
        );
      }
    for (const x of [-0.95, 0.95]) pendant(stage, x - out * 0.3, depth - 1.7, 2.1, random.pick(['cone', 'dome']), 0.24);
  }
  bookcase(stage, against(stage, side, depth - 1.5, 0.32), random.between(1.4, 1.9), random.pick([1.2, 2]));
  pictures(stage, other, depth - 1.9, 1.6, 1.7);
  plant(stage, stand(out * (half - 0.4), depth - 0.42), 0, 0, 0, random.between(1.3, 1.7));
  plant(stage, stand(-out * (half - 0.4), depth - 0.42), 0, 0, 0, random.between(1.1, 1.5));
  if (random.chance(0.4)) coffeeTable(stage, stand(-out * (half - 1.35), depth - 2, 90), 0.7, 'drums');
  return finishRoom(stage);
};
