import type { Scene } from '../../kit/scene.ts';
import { cooker, sink } from '../furniture/appliances.ts';
import { bed, nightstand } from '../furniture/bed.ts';
import { baseRun, kitchenFinish } from '../furniture/kitchen.ts';
import { floorLamp } from '../furniture/lamps.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { chair } from '../furniture/seats.ts';
import { bookcase, wallShelf } from '../furniture/shelves.ts';
import { sofa } from '../furniture/sofa.ts';
import { coffeeTable, sideTable } from '../furniture/table.ts';
import { counterThings } from '../furniture/worktop.ts';
import { curtains } from '../shell/curtains.ts';
import { dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { openRoom } from '../shell/room.ts';
import { tileWall } from '../shell/tiles.ts';
import { openWindows } from '../shell/window.ts';
import { within } from '../space/colour.ts';
import { stand } from '../space/frame.ts';
import { across, against, onWall, outward, stretch } from '../space/walls.ts';

/** A studio flat in one room: the bed by the window, a kitchenette along one wall, a small sofa between. */
export const studioRoom: Scene = (input) => {
  const { random, palette } = input;
  const cook = random.pick(['left', 'right'] as const);
  const out = outward(cook);
  const other = across(cook);
  const depth = random.between(4.3, 4.7);
  const width = random.between(5, 5.5);
  const half = width / 2;
  const stage = openRoom(input, {
    width,
    depth,
    sunFrom: 'back',
    floor: random.pick(['boards', 'chevron', 'boards', 'tiles']),
    ceiling: random.pick(['plain', 'beams', 'spots', 'cove']),
    colours: random.chance(0.5) ? { back: palette.wallShade } : {},
    eyeShare: -out * random.between(0, 0.2),
    yaw: out * random.between(-1, 3),
  });
  const finish = kitchenFinish(stage);
  const window: [number, number] = cook === 'right' ? [-half + 0.9, half - 1.7] : [-half + 1.7, half - 0.9];
  openWindows(stage, [
    { side: 'back', u: window, v: [0.75, 2.4], columns: random.pick([3, 4]), rows: random.pick([1, 2]) },
  ]);
  curtains(stage, 'back', window, 2.45, random.pick([palette.fabric, palette.fabricAlt, palette.wall]));
  const glaze = within(random.pick([palette.accent, palette.wall, palette.fabricAlt]), 0.45, 0.93);
  tileWall(
    stage,
    cook,
    stretch(cook, 1.2, depth),
    [0.9, 1.5],
    glaze,
    random.pick(['metro', 'square', 'stacked', 'zellige']),
  );
  const run = against(stage, cook, depth - 1.3, 0.6, 0);
  baseRun(stage, run, [-1.28, 1.28], finish);
  cooker(stage, run, out * 0.35);
  sink(stage, run, -out * 0.55, finish.metal);
  counterThings(stage, run, out > 0 ? [-1.2, -0.85] : [0.85, 1.2]);
  for (const v of [1.55, 1.98]) wallShelf(stage, onWall(stage, cook, depth - 1.3), [-1.1, 1.1], v);
  const bedX = -out * (half - 1.1);
  bed(stage, stand(bedX, depth - 1.25), {
    width: 1.4,
    headboard: random.pick(['panel', 'slats', 'arch', 'low']),
    linen: random.pick([palette.fabric, '#f6f1e7', palette.wall]),
    throwColour: random.pick([palette.accent, palette.fabricAlt]),
  });
  nightstand(stage, stand(bedX + out * 1.08, depth - 0.28));
  rug(stage, out * 0.25, depth - 2.6, 2.2, 1.7, random.pick(['border', 'kilim', 'stripes', 'trellis', 'round']));
  if (random.chance(0.5)) {
    sofa(stage, stand(out * 0.35, depth - 1.7, 0), {
      width: 1.3,
      colour: palette.fabricAlt,
      style: random.pick(['slim', 'rounded', 'low']),
      cushions: 2,
    });
    coffeeTable(stage, stand(out * 0.3, depth - 2.75), 0.85, random.pick(['drums', 'oval', 'tray']));
  } else {
    const at = stand(out * 0.4, depth - 1.9);
    sideTable(stage, at, 0.42, 0.74);
    chair(stage, stand(out * 0.4 - 0.56, depth - 1.95, 82), random.pick(['wood', 'cane', 'shell']), palette.accent);
    chair(stage, stand(out * 0.4 + 0.5, depth - 2.25, -140), random.pick(['wood', 'cane', 'shell']), palette.accent);
  }
  floorLamp(stage, stand(out * (half - 0.95), depth - 0.35), random.pick(['straight', 'tripod']));
  bookcase(stage, against(stage, other, depth * 0.32, 0.32), 1.1, random.pick([1, 1.7]));
  dressStretch(stage, other, depth * 0.72, 1.2, true);
  plant(stage, stand(-out * (half - 0.3), depth - 0.24), 0, 0, 0, 1.1, 'snake');
  pendant(stage, out * 0.4, depth - 2, 2, random.pick(['dome', 'globe', 'rattan', 'lantern']), 0.25);
  return finishRoom(stage);
};
