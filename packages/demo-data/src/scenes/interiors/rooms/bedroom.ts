import type { Scene } from '../../kit/scene.ts';
import { pictures } from '../furniture/art.ts';
import { bed, bench, nightstand } from '../furniture/bed.ts';
import { mirror } from '../furniture/mirror.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { loungeChair } from '../furniture/seats.ts';
import { sideboard, wardrobe } from '../furniture/storage.ts';
import { BRASS } from '../furniture/table.ts';
import { vase } from '../furniture/vase.ts';
import { curtains } from '../shell/curtains.ts';
import { finishRoom } from '../shell/grade.ts';
import { featureColour, lookTo, openRoom } from '../shell/room.ts';
import { openWindows } from '../shell/window.ts';
import { stand } from '../space/frame.ts';
import type { Span } from '../space/solids.ts';
import { across, against, outward, stretch } from '../space/walls.ts';

/** A double bedroom; by chance the bed stands ahead with a window to one side, or along a side wall by a window ahead. */
export const bedroom: Scene = (input) => (input.random.chance(0.6) ? bedAhead(input) : bedBeside(input));

const HEADBOARDS = ['panel', 'channels', 'arch', 'slats', 'low'] as const;

const bedAhead: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const out = outward(from);
  const depth = random.between(3.8, 4.3);
  const stage = openRoom(input, {
    width: random.between(4.4, 4.9),
    depth,
    sunFrom: from,
    floor: random.pick(['boards', 'chevron', 'boards']),
    walls: { back: random.pick(['panels', 'plain', 'slats', 'wainscot', 'arch']) },
    colours: { back: featureColour(input) },
    ...lookTo(from, random),
  });
  const half = stage.width / 2;
  const arched = random.chance(0.3);
  const span = stretch(from, depth * 0.46, depth * 0.86);
  openWindows(stage, [
    {
      side: from,
      u: span,
      v: [random.pick([0.04, 0.6]), 2.35],
      columns: 2,
      rows: 3,
      arch: arched ? 'round' : 'none',
      ...(random.chance(0.3) ? { lattice: 0.34 } : {}),
    },
  ]);
  if (!arched)
    curtains(stage, from, span, 2.4, random.pick([palette.fabric, palette.wall, palette.fabricAlt, palette.accent]));
  const x = random.between(-0.15, 0.15);
  rug(stage, x, depth - 1.9, 2.9, 2, random.pick(['border', 'kilim', 'stripes', 'trellis']));
  bed(stage, stand(x, depth - 1.14), {
    width: random.pick([1.6, 1.8]),
    headboard: random.pick(HEADBOARDS),
    linen: random.pick([palette.wall, palette.fabric, '#f6f1e7']),
    throwColour: random.pick([palette.accent, palette.fabricAlt]),
  });
  for (const side of [-1, 1]) nightstand(stage, stand(x + side * 1.26, depth - 0.26), true);
  if (random.chance(0.75)) pictures(stage, 'back', x, 1.5, 1.86);
  else mirror(stage, 'back', x, [1.45, 2.25], 0.8, 'round', BRASS);
  if (random.chance(0.5)) bench(stage, stand(x, depth - 2.52), 1.3, palette.fabricAlt);
  const other = across(from);
  if (random.chance(0.4)) wardrobe(stage, against(stage, other, depth - 1.45, 0.6), random.between(1.5, 1.9), 2.2);
  else {
    const frame = against(stage, other, depth * 0.56, 0.42);
    sideboard(stage, frame, 1.3, 0.8);
    mirror(stage, other, depth * 0.56, [1.1, 2], 0.8, random.pick(['arch', 'plain']), BRASS);
    vase(stage, frame, -0.4, 0.8, 0, 0.3);
  }
  plant(stage, stand(out * (half - 0.4), depth - 0.4), 0, 0, 0, random.between(1.1, 1.5));
  if (random.chance(0.6)) loungeChair(stage, stand(out * (half - 0.85), depth * 0.46, -out * 60), palette.fabricAlt);
  pendant(stage, x, depth - 2, 2.2, random.pick(['globe', 'rattan', 'lantern', 'disc', 'dome']), 0.24);
  return finishRoom(stage);
};

const bedBeside: Scene = (input) => {
  const { random, palette } = input;
  const head = random.pick(['left', 'right'] as const);
  const out = outward(head);
  const depth = random.between(3.9, 4.3);
  const stage = openRoom(input, {
    width: random.between(4.5, 4.9),
    depth,
    sunFrom: 'back',
    floor: random.pick(['boards', 'chevron', 'boards', 'marble']),
    walls: { [head]: random.pick(['panels', 'plain', 'slats', 'wainscot']) },
    colours: { [head]: featureColour(input) },
    eyeShare: -out * random.between(0.48, 0.6),
    yaw: out * random.between(9, 11),
    focal: 1060,
  });
  const half = stage.width / 2;
  const arched = random.chance(0.4);
  const middle = -out * 0.15;
  const windows: readonly Span[] = arched
    ? [
        [middle - 1.25, middle - 0.1],
        [middle + 0.1, middle + 1.25],
      ]
    : [[middle - 1.2, middle + 1.2]];
  openWindows(
    stage,
    windows.map((u) => ({
      side: 'back' as const,
      u,
      v: [arched ? 0.04 : random.pick([0.04, 0.7]), 2.4] as const,
      columns: arched ? 2 : 4,
      rows: arched ? 3 : random.pick([1, 2]),
      arch: arched ? ('round' as const) : ('none' as const),
      ...(random.chance(0.35) ? { lattice: 0.32 } : {}),
    })),
  );
  if (!arched)
    curtains(
      stage,
      'back',
      [middle - 1.2, middle + 1.2],
      2.45,
      random.pick([palette.fabric, palette.wall, palette.accent]),
    );
  const z = depth - 1.6;
  rug(stage, out * 0.35, z, 2.6, 2.5, random.pick(['border', 'kilim', 'stripes', 'trellis']));
  bed(stage, stand(out * (half - 1.14), z, -out * 90), {
    width: 1.6,
    headboard: random.pick(HEADBOARDS),
    linen: random.pick([palette.wall, palette.fabric, '#f6f1e7']),
    throwColour: random.pick([palette.accent, palette.fabricAlt]),
  });
  for (const dz of [-1.14, 1.14]) nightstand(stage, stand(out * (half - 0.26), z + dz, -out * 90));
  pictures(stage, head, z, 1.5, 1.86);
  const other = across(head);
  if (random.chance(0.5)) wardrobe(stage, against(stage, other, depth - 1.1, 0.6), 1.7, 2.2);
  else {
    const dresser = against(stage, other, depth - 1.3, 0.42);
    sideboard(stage, dresser, 1.4, 0.8);
    mirror(stage, other, depth - 1.3, [1.1, 2], 0.85, random.pick(['arch', 'round']), BRASS);
    vase(stage, dresser, 0.45, 0.8, 0, 0.3, true);
  }
  loungeChair(stage, stand(-out * 0.75, depth - 0.75, out * 30), palette.fabricAlt);
  plant(stage, stand(-out * 0.05, depth - 0.35), 0, 0, 0, random.between(0.9, 1.2));
  pendant(stage, out * 0.3, z, 2.2, random.pick(['globe', 'rattan', 'lantern', 'disc', 'dome']), 0.24);
  return finishRoom(stage);
};
