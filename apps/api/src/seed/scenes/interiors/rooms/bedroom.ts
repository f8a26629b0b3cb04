import type { Scene } from '../../kit/scene.ts';
import { pictures } from '../furniture/art.ts';
import { mirror } from '../furniture/bath.ts';
import { bed, bench, nightstand } from '../furniture/bed.ts';
import { pendant } from '../furniture/lamps.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { loungeChair } from '../furniture/seats.ts';
import { sideboard, wardrobe } from '../furniture/storage.ts';
import { BRASS } from '../furniture/table.ts';
import { vase } from '../furniture/vase.ts';
import { curtains } from '../shell/curtains.ts';
import { finishRoom } from '../shell/grade.ts';
import { openRoom } from '../shell/room.ts';
import { openWindows } from '../shell/window.ts';
import { stand } from '../space/frame.ts';
import { across, against, outward, stretch } from '../space/walls.ts';

/** A double bedroom: the bed at the back wall, a curtained window to one side, wardrobe or dresser on the other. */
export const bedroom: Scene = (input) => {
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
    colours: random.chance(0.5) ? { back: random.pick([palette.wallShade, palette.fabric]) } : {},
    eyeShare: -out * random.between(0.25, 0.45),
    yaw: out * random.between(2, 7),
  });
  const half = stage.width / 2;
  const arched = random.chance(0.3);
  const span = stretch(from, depth * 0.26, depth * 0.72);
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
    headboard: random.pick(['panel', 'channels', 'arch', 'slats', 'low']),
    linen: random.pick([palette.wall, palette.fabric, '#f6f1e7']),
    throwColour: random.pick([palette.accent, palette.fabricAlt]),
  });
  for (const side of [-1, 1]) nightstand(stage, stand(x + side * 1.26, depth - 0.26), true);
  if (random.chance(0.75)) pictures(stage, 'back', x, 1.5, 1.86);
  else mirror(stage, 'back', x, [1.45, 2.25], 0.8, 'round', BRASS);
  if (random.chance(0.5)) bench(stage, stand(x, depth - 2.52), 1.3, palette.fabricAlt);
  const other = across(from);
  if (random.chance(0.6)) wardrobe(stage, against(stage, other, depth * 0.5, 0.6), random.between(1.6, 2.1), 2.25);
  else {
    const frame = against(stage, other, depth * 0.56, 0.42);
    sideboard(stage, frame, 1.3, 0.8);
    mirror(
      stage,
      other,
      stretch(other, depth * 0.56, depth * 0.56)[0],
      [1.1, 2],
      0.8,
      random.pick(['arch', 'plain']),
      BRASS,
    );
    vase(stage, frame, -0.4, 0.8, 0, 0.3);
  }
  plant(stage, stand(out * (half - 0.4), depth - 0.4), 0, 0, 0, random.between(1.1, 1.5));
  if (random.chance(0.6)) loungeChair(stage, stand(out * (half - 0.75), depth * 0.36, -out * 60), palette.fabricAlt);
  pendant(stage, x, depth - 2, 2.2, random.pick(['globe', 'rattan', 'lantern', 'disc', 'dome']), 0.24);
  return finishRoom(stage);
};
