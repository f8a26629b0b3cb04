import type { Scene } from '../../kit/scene.ts';
import { counter } from '../furniture/desk.ts';
import { bags, displayShelves, displayTable, garmentRail } from '../furniture/goods.ts';
import { mirror } from '../furniture/mirror.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { pouffe } from '../furniture/seats.ts';
import { BRASS } from '../furniture/table.ts';
import { vase } from '../furniture/vase.ts';
import { finishRoom } from '../shell/grade.ts';
import { lookTo, openRoom } from '../shell/room.ts';
import { openWindows } from '../shell/window.ts';
import { stand } from '../space/frame.ts';
import { across, against, outward, stretch } from '../space/walls.ts';

/** A shop from within: stocked shelves ahead and at the side, a counter, a table of goods, the street window. */
export const shopInside: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const other = across(from);
  const out = outward(from);
  const depth = random.between(4.3, 4.7);
  const width = random.between(5, 5.5);
  const half = width / 2;
  const trade = random.pick(['clothes', 'gifts', 'grocer'] as const);
  const stage = openRoom(input, {
    width,
    depth,
    height: 3.2,
    sunFrom: from,
    floor: random.pick(['checker', 'boards', 'cement', 'tiles', 'chevron']),
    ceiling: random.pick(['spots', 'beams', 'plain']),
    colours: { back: random.pick([palette.accent, palette.wallShade, palette.fabric, palette.wall]) },
    ...lookTo(from, random),
    eyeHeight: 1.55,
  });
  openWindows(stage, [
    {
      side: from,
      u: stretch(from, depth * 0.42, depth * 0.9),
      v: [0.4, 2.6],
      columns: 3,
      rows: 1,
      frame: palette.metal,
    },
  ]);
  const shelf = random.between(2.7, 3.2);
  displayShelves(stage, stand(-out * (half - shelf / 2 - 0.08), depth - 0.2), shelf, 2.2, trade);
  displayShelves(stage, against(stage, other, depth - 1.9, 0.36), 1.9, 2.2, trade === 'clothes' ? 'gifts' : trade);
  const till = stand(out * (half - 1.1), depth - 1.05);
  counter(stage, till, 1.5, random.pick(['fluted', 'panel', 'stone']), 0.98);
  vase(stage, till, out * 0.5, 1.026, 0, 0.28, true);
  bags(stage, till, -out * 0.35, 1.026, 0);
  const z = depth - 2.1;
  rug(stage, -out * 0.25, z, 2.4, 1.7, random.pick(['border', 'kilim', 'round', 'trellis']));
  if (trade === 'clothes') {
    garmentRail(stage, stand(-out * 0.35, z + 0.25), 1.5);
    mirror(stage, 'back', out * (half - 0.9), [1.2, 2.2], 0.8, 'arch', BRASS);
    pouffe(stage, stand(out * 0.95, z - 0.2), palette.fabricAlt, 0.3);
  } else displayTable(stage, stand(-out * 0.3, z), 1.5, trade);
  plant(stage, stand(out * (half - 0.42), depth - 0.42), 0, 0, 0, random.between(1.4, 1.8));
  const lamp = random.pick(['dome', 'cone', 'globe', 'rattan', 'lantern'] as const);
  for (const dx of [-1, 0, 1]) pendant(stage, dx, z + 0.2, 2.2, lamp, 0.2);
  return finishRoom(stage);
};
