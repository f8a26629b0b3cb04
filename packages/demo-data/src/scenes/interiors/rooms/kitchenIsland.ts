import type { Scene } from '../../kit/scene.ts';
import { cooker, fridge, hood, sink } from '../furniture/appliances.ts';
import { baseRun, fronts, kitchenFinish, upperRun } from '../furniture/kitchen.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { stool } from '../furniture/seats.ts';
import { wallShelf } from '../furniture/shelves.ts';
import { vase } from '../furniture/vase.ts';
import { counterThings, fruitBowl } from '../furniture/worktop.ts';
import { curtains } from '../shell/curtains.ts';
import { dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { featureColour, lookTo, openRoom } from '../shell/room.ts';
import { tileWall } from '../shell/tiles.ts';
import { openWindows } from '../shell/window.ts';
import { tone, within } from '../space/colour.ts';
import { stand } from '../space/frame.ts';
import { box } from '../space/solids.ts';
import { across, onWall, outward, stretch } from '../space/walls.ts';

/** A wide kitchen about an island with stools and pendants, a glazed door to one side. */
export const kitchenIsland: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const out = outward(from);
  const depth = random.between(4.1, 4.5);
  const width = random.between(4.8, 5.3);
  const half = width / 2;
  const stage = openRoom(input, {
    width,
    depth,
    sunFrom: from,
    floor: random.pick(['boards', 'chevron', 'marble', 'tiles', 'checker']),
    ceiling: random.pick(['beams', 'spots', 'cove', 'plain']),
    colours: { back: featureColour(input) },
    ...lookTo(from, random),
    back: 1.05,
    eyeHeight: 1.55,
  });
  const finish = kitchenFinish(stage);
  const glaze = within(random.pick([palette.wall, palette.fabricAlt, palette.stone, palette.accent]), 0.45, 0.93);
  tileWall(
    stage,
    'back',
    [-half, half],
    [0.9, random.chance(0.4) ? stage.height : 1.5],
    glaze,
    random.pick(['metro', 'square', 'stacked', 'zellige']),
  );
  const span = stretch(from, depth * 0.36, depth * 0.78);
  openWindows(stage, [{ side: from, u: span, v: [0.04, 2.35], columns: 3, rows: random.pick([1, 3]) }]);
  if (random.chance(0.4)) curtains(stage, from, span, 2.4, palette.wall);
  const run = stand(0, depth - 0.3);
  baseRun(stage, run, [-half + 0.8, half - 0.8], finish);
  fridge(stage, run, -out * (half - 0.4));
  box(stage, run, out < 0 ? [-half, -half + 0.78] : [half - 0.78, half], [0, 2.2], [-0.3, 0.3], finish.uppers);
  fronts(
    stage,
    run,
    out < 0 ? [-half, -half + 0.78] : [half - 0.78, half],
    [0.1, 2.18],
    -0.301,
    finish.uppers,
    finish.metal,
  );
  cooker(stage, run, 0);
  hood(stage, run, 0);
  const shelves = random.chance(0.5);
  for (const [a, b] of [
    [-half + 0.84, -0.46],
    [0.46, half - 0.84],
  ] as const) {
    if (shelves) for (const v of [1.5, 1.92]) wallShelf(stage, onWall(stage, 'back'), [a, b], v);
    else upperRun(stage, run, [a, b], finish);
    counterThings(stage, run, [a, b]);
  }
  dressStretch(stage, across(from), depth * 0.56, 1.3);
  const z = depth - 1.95;
  const island = stand(0.1 * out, z);
  const long = random.between(1, 1.2);
  const body = random.chance(0.5)
    ? finish.fronts
    : within(random.pick([palette.wood, palette.accent, palette.stone]), 0.28, 0.85);
  box(stage, island, [-long + 0.05, long - 0.05], [0, 0.09], [-0.2, 0.3], tone(body, -0.5));
  box(stage, island, [-long, long], [0.09, 0.88], [-0.22, 0.36], body);
  for (let u = -long + 0.06; u < long - 0.2; u += 0.42)
    box(stage, island, [u, Math.min(long - 0.06, u + 0.36)], [0.16, 0.8], [-0.232, -0.221], tone(body, 0.07));
  box(stage, island, [-long - 0.04, long + 0.04], [0.88, 0.93], [-0.5, 0.4], finish.top);
  if (random.chance(0.5)) sink(stage, stand(0.1 * out, z, 0, 0.03), -0.4, finish.metal);
  fruitBowl(stage, island, 0.35, 0.932, 0.02);
  vase(stage, island, -0.62, 0.932, 0.1, 0.28, true);
  const seats = random.pick([2, 3]);
  const backed = random.chance(0.5);
  const cloth = random.pick([palette.accent, palette.fabricAlt, palette.wood]);
  for (let i = 0; i < seats; i += 1)
    stool(
      stage,
      stand(0.1 * out + (i - (seats - 1) / 2) * 0.68, z - 0.58, 180 + random.between(-12, 12)),
      cloth,
      backed,
    );
  const lamp = random.pick(['dome', 'globe', 'cone', 'rattan', 'lantern'] as const);
  for (const x of [-0.62, 0.62]) pendant(stage, 0.1 * out + x, z, 1.78, lamp, 0.2);
  plant(stage, stand(out * (half - 0.4), depth * 0.84), 0, 0, 0, 1.3);
  return finishRoom(stage);
};
