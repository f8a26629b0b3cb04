import type { Scene } from '../../kit/scene.ts';
import { cooker, fridge, hood, sink } from '../furniture/appliances.ts';
import { baseRun, kitchenFinish, upperRun } from '../furniture/kitchen.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { chair } from '../furniture/seats.ts';
import { wallShelf } from '../furniture/shelves.ts';
import { sideTable } from '../furniture/table.ts';
import { vase } from '../furniture/vase.ts';
import { counterThings } from '../furniture/worktop.ts';
import { dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { featureColour, lookTo, openRoom } from '../shell/room.ts';
import { tileWall } from '../shell/tiles.ts';
import { openWindows } from '../shell/window.ts';
import { within } from '../space/colour.ts';
import { stand } from '../space/frame.ts';
import { across, against, onWall, outward, stretch } from '../space/walls.ts';

/** A kitchen of two runs in an L: cooker and hood ahead, sink under the window to one side. */
export const kitchen: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const other = across(from);
  const out = outward(from);
  const depth = random.between(3.6, 3.9);
  const width = random.between(3.8, 4.2);
  const half = width / 2;
  const stage = openRoom(input, {
    width,
    depth,
    sunFrom: from,
    floor: random.pick(['cement', 'checker', 'tiles', 'boards']),
    ceiling: random.pick(['plain', 'beams', 'spots', 'plain']),
    colours: { back: featureColour(input) },
    ...lookTo(from, random),
    eyeHeight: 1.5,
  });
  const finish = kitchenFinish(stage);
  const kind = random.pick(['metro', 'square', 'stacked', 'zellige', 'scallop'] as const);
  const glaze = within(random.pick([palette.wall, palette.accent, palette.fabricAlt, palette.stone]), 0.42, 0.93);
  const open = random.chance(0.45);
  tileWall(stage, 'back', [-half, half], [0.9, open ? stage.height : 1.5], glaze, kind);
  tileWall(stage, from, stretch(from, 0.9, depth), [0.9, 1.12], glaze, kind);
  openWindows(stage, [
    { side: from, u: stretch(from, depth - 1.95, depth - 0.55), v: [1.16, 2.2], columns: 2, rows: random.pick([1, 2]) },
  ]);
  const run = stand(0, depth - 0.3);
  const tall = -out * (half - 0.4);
  const [u0, u1] = out < 0 ? [-half, half - 0.8] : [-half + 0.8, half];
  baseRun(stage, run, [u0, u1], finish);
  fridge(stage, run, tall);
  const u = random.between(-0.15, 0.15) - out * 0.1;
  cooker(stage, run, u);
  hood(stage, run, u);
  const wall = onWall(stage, 'back');
  for (const [a, b] of [
    [u0 + 0.04, u - 0.44],
    [u + 0.44, u1 - 0.4],
  ] as const) {
    if (b - a < 0.35) continue;
    if (open) for (const v of [1.5, 1.92]) wallShelf(stage, wall, [a, b], v);
    else upperRun(stage, run, [a, b], finish);
    counterThings(stage, run, [a, b]);
  }
  const side = against(stage, from, 1.75, 0.6, 0);
  baseRun(stage, side, out < 0 ? [-1, 1.1 + depth - 3.5] : [-1.1 - depth + 3.5, 1], finish);
  sink(stage, side, out < 0 ? 0.3 : -0.3, finish.metal);
  counterThings(stage, side, out < 0 ? [-0.8, -0.1] : [0.1, 0.8]);
  if (random.chance(0.7)) {
    const table = stand(-out * (half - 0.85), depth * 0.38);
    sideTable(stage, table, 0.4, 0.74);
    vase(stage, table, 0, 0.745, 0, 0.22, true);
    chair(
      stage,
      stand(-out * (half - 0.85), depth * 0.38 + 0.55, 8),
      random.pick(['wood', 'cane', 'slat']),
      palette.accent,
    );
    chair(
      stage,
      stand(-out * (half - 1.5), depth * 0.38 - 0.05, out * 94 + 180),
      random.pick(['wood', 'cane', 'slat']),
      palette.accent,
    );
  } else plant(stage, against(stage, other, depth * 0.45, 0.6), 0, 0, 0, 1.5);
  dressStretch(stage, other, depth - 1.6, 1, true);
  rug(stage, 0.1 * out, depth - 1.35, 1.9, 0.75, random.pick(['kilim', 'stripes', 'border']));
  pendant(stage, 0, depth - 1.7, 2.15, random.pick(['dome', 'globe', 'rattan', 'cone']), 0.24);
  return finishRoom(stage);
};
