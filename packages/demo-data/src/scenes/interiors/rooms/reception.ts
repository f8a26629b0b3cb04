import type { Scene } from '../../kit/scene.ts';
import { pictures } from '../furniture/art.ts';
import { counter, monitor } from '../furniture/desk.ts';
import { tableLamp } from '../furniture/lamps.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { sofa } from '../furniture/sofa.ts';
import { coffeeTable, sideTable } from '../furniture/table.ts';
import { vase } from '../furniture/vase.ts';
import { latticePanel, niche } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { lookTo, openRoom } from '../shell/room.ts';
import { openWindows } from '../shell/window.ts';
import { stand } from '../space/frame.ts';
import { across, outward, stretch } from '../space/walls.ts';

/** The reception of an office or a clinic: a desk before a dressed wall, seats to wait in, a glazed front to one side. */
export const reception: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const other = across(from);
  const out = outward(from);
  const depth = random.between(4.2, 4.7);
  const width = random.between(5.2, 5.8);
  const half = width / 2;
  const stage = openRoom(input, {
    width,
    depth,
    height: 3.1,
    sunFrom: from,
    floor: random.pick(['marble', 'tiles', 'chevron', 'checker']),
    ceiling: random.pick(['cove', 'spots', 'cove']),
    walls: { back: random.pick(['slats', 'panels', 'plain']) },
    colours: random.chance(0.6) ? { back: random.pick([palette.accent, palette.wallShade, palette.fabric]) } : {},
    ...lookTo(from, random),
  });
  openWindows(stage, [
    { side: from, u: stretch(from, depth * 0.42, depth * 0.9), v: [0.03, 2.6], columns: 4, rows: random.pick([1, 2]) },
  ]);
  const x = -out * 0.5;
  const desk = stand(x, depth - 1.25);
  const wide = random.between(2.2, 2.7);
  counter(stage, desk, wide, random.pick(['fluted', 'stone', 'panel']));
  monitor(stage, stand(x, depth - 1.1), -out * 0.55, 1.096, 0.05, -1);
  vase(stage, desk, out * wide * 0.36, 1.096, 0, 0.32, true);
  tableLamp(stage, desk, -out * wide * 0.42, 1.096, 0, 0.42);
  const feature = random.pick(['lattice', 'art', 'niche'] as const);
  if (feature === 'lattice') latticePanel(stage, 'back', x, 2.2, [1.25, 2.5]);
  else if (feature === 'art') pictures(stage, 'back', x, 2, 1.9);
  else for (const dx of [-0.75, 0.75]) niche(stage, 'back', x + dx, 0.9, [1.25, 2.45]);
  for (const dx of [-0.7, 0, 0.7]) pendant(stage, x + dx, depth - 1.25, 1.95, 'globe', 0.15);
  const z = depth - 2.35;
  const seats = -out * (half - 0.48);
  sofa(stage, stand(seats, z, out * 90), {
    width: 1.7,
    colour: palette.fabric,
    style: random.pick(['slim', 'boxy', 'low']),
    cushions: 2,
  });
  rug(stage, seats + out * 1.1, z, 1.9, 2, random.pick(['border', 'stripes', 'trellis', 'round']));
  coffeeTable(stage, stand(seats + out * 1.05, z, 90), 0.8, random.pick(['drums', 'stone', 'oval']));
  pictures(stage, other, z, 1.4, 1.65);
  const chairs = {
    width: 0.78,
    colour: palette.fabricAlt,
    style: random.pick(['slim', 'rounded'] as const),
    cushions: 0,
  };
  for (const dz of [-0.05, 0.95]) sofa(stage, stand(out * (half - 0.65), z + dz - 0.1, -out * 82), chairs);
  const table = stand(out * (half - 0.45), z + 0.42 - 0.1);
  sideTable(stage, table, 0.16, 0.5);
  plant(
    stage,
    stand(out * (half - 0.45), depth - 0.42),
    0,
    0,
    0,
    random.between(1.5, 1.9),
    random.pick(['fiddle', 'areca', 'olive']),
  );
  plant(stage, stand(-out * (half - 0.4), depth - 0.42), 0, 0, 0, random.between(1.2, 1.6));
  return finishRoom(stage);
};
