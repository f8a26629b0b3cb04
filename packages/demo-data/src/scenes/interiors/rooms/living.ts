import type { Scene } from '../../kit/scene.ts';
import { pictures } from '../furniture/art.ts';
import { floorLamp } from '../furniture/lamps.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { pouffe } from '../furniture/seats.ts';
import { bookcase } from '../furniture/shelves.ts';
import { sofa } from '../furniture/sofa.ts';
import { sideboard, television } from '../furniture/storage.ts';
import { coffeeTable, sideTable } from '../furniture/table.ts';
import { vase } from '../furniture/vase.ts';
import { curtains } from '../shell/curtains.ts';
import { finishRoom } from '../shell/grade.ts';
import { featureColour, lookTo, openRoom } from '../shell/room.ts';
import { openWindows } from '../shell/window.ts';
import { stand } from '../space/frame.ts';
import type { Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { across, against, outward, stretch } from '../space/walls.ts';

const SOFAS = ['boxy', 'rounded', 'low', 'slim'] as const;
const RUGS = ['border', 'kilim', 'stripes', 'trellis', 'arcs'] as const;
const TABLES = ['slab', 'drums', 'tray', 'stone', 'oval'] as const;
const LAMPS = ['dome', 'globe', 'lantern', 'rattan', 'disc'] as const;
const PLANTS = ['fiddle', 'areca', 'olive', 'monstera', 'broad'] as const;

/** A family living room; by chance the sofa stands under pictures with a window to one side, or faces across a bright window wall. */
export const living: Scene = (input) => (input.random.chance(0.5) ? windowBeside(input) : windowAhead(input));

const windowBeside: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const away = across(from);
  const out = outward(from);
  const depth = random.between(4.1, 4.5);
  const stage = openRoom(input, {
    width: random.between(4.7, 5.2),
    depth,
    sunFrom: from,
    floor: random.pick(['boards', 'chevron', 'boards', 'tiles']),
    walls: { back: random.pick(['plain', 'panels', 'arch', 'plain', 'wainscot']) },
    colours: { back: featureColour(input) },
    ...lookTo(from, random),
  });
  const span = stretch(from, depth * 0.42, depth * 0.9);
  openWindows(stage, [
    { side: from, u: span, v: [random.pick([0.04, 0.45]), 2.35], columns: 3, rows: random.pick([1, 2, 3]) },
  ]);
  curtains(stage, from, span, 2.4, random.pick([palette.fabric, palette.wall, palette.fabricAlt]));
  const x = random.between(-0.2, 0.1) * out;
  rug(stage, x, depth - 1.95, random.between(2.7, 3.2), 2, random.pick(RUGS));
  sofa(stage, stand(x, depth - 0.55), {
    width: random.between(2, 2.4),
    colour: palette.fabric,
    style: random.pick(SOFAS),
    cushions: random.whole(3, 4),
  });
  pictures(stage, 'back', x, 1.9, 1.66);
  coffeeTable(stage, stand(x, depth - 1.85), random.between(0.95, 1.15), random.pick(TABLES));
  const chair = {
    width: 0.84,
    colour: random.pick([palette.fabricAlt, palette.accent]),
    style: random.pick(SOFAS),
    cushions: 1,
  };
  sofa(stage, stand(x - out * 1.36, depth - 2.0, -out * random.between(-86, -60)), chair);
  sideTable(stage, stand(x + out * 1.5, depth - 0.5));
  vase(stage, stand(x + out * 1.5, depth - 0.5), 0, 0.525, 0, 0.2);
  floorLamp(stage, stand(x - out * 1.5, depth - 0.36), random.pick(['straight', 'tripod']));
  plant(
    stage,
    stand(out * (stage.width / 2 - 0.42), depth - 0.42),
    0,
    0,
    0,
    random.between(1.4, 1.8),
    random.pick(PLANTS),
  );
  if (random.chance(0.6))
    bookcase(stage, against(stage, away, depth * 0.6, 0.32), random.between(1.2, 1.6), random.pick([1.2, 2]));
  else {
    sideboard(stage, against(stage, away, depth * 0.6, 0.42), 1.5, 0.62);
    television(stage, against(stage, away, depth * 0.6, 0.2), 1.2, 0.9, 0.06);
  }
  pendant(stage, x, depth - 1.9, 2.12, random.pick(LAMPS), 0.27);
  return finishRoom(stage);
};

/** One glazed bay, two or three windows, or arched ones, in the back wall. */
function bay(stage: Stage): { spans: Span[]; top: number } {
  const { random, width } = stage;
  const kind = random.pick(['slider', 'pair', 'arches'] as const);
  const top = kind === 'arches' ? 2.5 : 2.35;
  const half = width * 0.3;
  const spans: Span[] =
    kind === 'slider'
      ? [[-half, half]]
      : kind === 'pair'
        ? [
            [-half - 0.15, -0.28],
            [0.28, half + 0.15],
          ]
        : [
            [-half - 0.2, -half * 0.38],
            [-half * 0.27, half * 0.27],
            [half * 0.38, half + 0.2],
          ];
  openWindows(
    stage,
    spans.map((u) => ({
      side: 'back' as const,
      u,
      v: [0.04, top],
      columns: kind === 'slider' ? 4 : 2,
      rows: kind === 'slider' ? 1 : 3,
      arch: kind === 'arches' ? ('round' as const) : ('none' as const),
      ...(kind === 'arches' && random.chance(0.5) ? { lattice: 0.3 } : {}),
    })),
  );
  return { spans, top };
}

const windowAhead: Scene = (input) => {
  const { random, palette } = input;
  const seat = random.pick(['left', 'right'] as const);
  const out = outward(seat);
  const depth = random.between(4, 4.6);
  const stage = openRoom(input, {
    width: random.between(4.5, 5),
    depth,
    sunFrom: 'back',
    floor: random.pick(['boards', 'chevron', 'marble', 'checker']),
    walls: { [seat]: random.pick(['plain', 'panels', 'slats', 'plain']) },
    colours: { [seat]: featureColour(input) },
    eyeShare: -out * random.between(0.1, 0.35),
    yaw: out * random.between(0, 5),
  });
  const { spans, top } = bay(stage);
  const first = spans[0]?.[0] ?? -1;
  const last = spans.at(-1)?.[1] ?? 1;
  if (spans.length < 3)
    curtains(stage, 'back', [first, last], top + 0.06, random.pick([palette.fabric, palette.wall, palette.fabricAlt]));
  const half = stage.width / 2;
  const z = depth - 2;
  rug(stage, out * 0.25, z, random.between(2.5, 2.9), random.between(2, 2.4), random.pick(RUGS));
  sofa(stage, stand(out * (half - 0.52), z, -out * 90), {
    width: random.between(2, 2.5),
    colour: palette.fabric,
    style: random.pick(SOFAS),
    cushions: random.whole(3, 4),
  });
  pictures(stage, seat, z, 1.7, 1.66);
  coffeeTable(stage, stand(out * 0.32, z, 90), random.between(0.95, 1.1), random.pick(TABLES));
  sofa(stage, stand(-out * 1.15, z + 0.45, out * random.between(66, 90)), {
    width: 0.84,
    colour: random.pick([palette.fabricAlt, palette.accent]),
    style: random.pick(SOFAS),
    cushions: 1,
  });
  if (random.chance(0.5)) pouffe(stage, stand(-out * 0.95, z - 0.75), palette.accent);
  floorLamp(stage, stand(out * (half - 0.36), depth - 0.42), random.pick(['straight', 'tripod']));
  plant(stage, stand(-out * (half - 0.45), depth - 0.45), 0, 0, 0, random.between(1.3, 1.75), random.pick(PLANTS));
  const facing = across(seat);
  if (random.chance(0.5)) {
    sideboard(stage, against(stage, facing, depth * 0.5, 0.42), 1.7, 0.55);
    television(stage, against(stage, facing, depth * 0.5, 0.2), 1.25, 0.85, 0.06);
  } else bookcase(stage, against(stage, facing, depth * 0.52, 0.32), random.between(1.2, 1.7), random.pick([1, 2]));
  pendant(stage, out * 0.3, z, 2.15, random.pick(LAMPS), 0.27);
  return finishRoom(stage);
};
