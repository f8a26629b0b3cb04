import type { Scene } from '../../kit/scene.ts';
import { pictures } from '../furniture/art.ts';
import { diningSet } from '../furniture/dining.ts';
import { tableLamp } from '../furniture/lamps.ts';
import { mirror } from '../furniture/mirror.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { sideboard } from '../furniture/storage.ts';
import { BRASS } from '../furniture/table.ts';
import { vase } from '../furniture/vase.ts';
import { curtains } from '../shell/curtains.ts';
import { dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { featureColour, lookTo, openRoom } from '../shell/room.ts';
import { openWindows } from '../shell/window.ts';
import { stand } from '../space/frame.ts';
import { across, against, outward, stretch } from '../space/walls.ts';

/** A dining room: the laid table on a rug under pendants, a sideboard, a window ahead or to one side. */
export const dining: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const out = outward(from);
  const ahead = random.chance(0.5);
  const depth = random.between(3.9, 4.3);
  const stage = openRoom(input, {
    width: random.between(4.4, 4.9),
    depth,
    sunFrom: ahead ? 'back' : from,
    floor: random.pick(['boards', 'chevron', 'checker', 'marble']),
    colours: { [ahead ? from : 'back']: featureColour(input) },
    walls: ahead ? {} : { back: random.pick(['panels', 'wainscot', 'plain', 'twoTone']) },
    ...(ahead
      ? { eyeShare: -out * random.between(0.15, 0.35), yaw: out * random.between(1, 5) }
      : lookTo(from, random)),
    eyeHeight: 1.55,
  });
  const half = stage.width / 2;
  if (ahead) {
    const arched = random.chance(0.5);
    const spans = arched
      ? ([
          [-1.75, -0.7],
          [-0.52, 0.52],
          [0.7, 1.75],
        ] as const)
      : ([[-1.4, 1.4]] as const);
    openWindows(
      stage,
      spans.map((u) => ({
        side: 'back' as const,
        u,
        v: [0.04, 2.42] as const,
        columns: arched ? 2 : 4,
        rows: arched ? 3 : random.pick([1, 2]),
        arch: arched ? ('round' as const) : ('none' as const),
      })),
    );
    if (!arched) curtains(stage, 'back', [-1.4, 1.4], 2.46, random.pick([palette.fabric, palette.fabricAlt]));
    plant(stage, stand(out * (half - 0.4), depth - 0.42), 0, 0, 0, random.between(1.3, 1.7));
    sideboard(stage, against(stage, from, depth * 0.52, 0.42), 1.6);
    mirror(stage, from, depth * 0.52, [1.1, 2.0], 0.9, random.pick(['round', 'arch']), BRASS);
    vase(stage, against(stage, from, depth * 0.52, 0.42), -0.5, 0.765, 0, 0.34, true);
  } else {
    const span = stretch(from, depth * 0.44, depth * 0.9);
    openWindows(stage, [
      {
        side: from,
        u: span,
        v: [0.04, 2.35],
        columns: 3,
        rows: random.pick([1, 3]),
        ...(random.chance(0.3) ? { lattice: 0.35 } : {}),
      },
    ]);
    curtains(stage, from, span, 2.4, random.pick([palette.fabric, palette.wall, palette.fabricAlt]));
    const board = stand(0, depth - 0.25);
    sideboard(stage, board, 1.9, 0.8);
    tableLamp(stage, board, -0.7, 0.8, 0, 0.5);
    vase(stage, board, 0.62, 0.8, 0, 0.36, true);
    pictures(stage, 'back', 0, 1.7, 1.72);
    plant(stage, stand(out * (half - 0.4), depth - 0.4), 0, 0, 0, random.between(1.3, 1.7));
  }
  dressStretch(stage, across(from), depth * 0.58, 1.5);
  const z = depth - 1.95;
  const shape = random.pick(['long', 'round', 'oval'] as const);
  rug(
    stage,
    0,
    z,
    shape === 'round' ? 2.5 : 3,
    shape === 'round' ? 2.5 : 2,
    shape === 'round' ? 'round' : random.pick(['border', 'kilim', 'stripes', 'trellis']),
  );
  diningSet(
    stage,
    0,
    z,
    shape,
    shape === 'round' ? 1.3 : random.pick([1.8, 2.05]),
    random.pick(['wood', 'padded', 'slat', 'shell', 'cane']),
    random.pick([palette.fabric, palette.accent, palette.fabricAlt]),
  );
  const lamp = random.pick(['dome', 'globe', 'lantern', 'rattan', 'cone'] as const);
  if (shape === 'round') pendant(stage, 0, z, 1.75, lamp, 0.34);
  else for (const x of [-0.5, 0.5]) pendant(stage, x, z, 1.8, lamp, 0.22);
  return finishRoom(stage);
};
