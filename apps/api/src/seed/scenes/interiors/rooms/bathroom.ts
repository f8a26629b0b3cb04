import type { Scene } from '../../kit/scene.ts';
import { bathtub, lavatory, mirror, shower, towel, vanity } from '../furniture/bath.ts';
import { glow, pendant } from '../furniture/lamps.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { BRASS } from '../furniture/table.ts';
import { finishRoom } from '../shell/grade.ts';
import { openRoom } from '../shell/room.ts';
import { tileWall } from '../shell/tiles.ts';
import { openWindows } from '../shell/window.ts';
import { within } from '../space/colour.ts';
import { stand } from '../space/frame.ts';
import { drum } from '../space/solids.ts';
import { across, against, outward, stretch } from '../space/walls.ts';

/** A bathroom: washstand under a mirror ahead, a window to one side over a bath, or a glass shower. */
export const bathroom: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const other = across(from);
  const out = outward(from);
  const depth = random.between(3, 3.4);
  const width = random.between(3.5, 3.9);
  const half = width / 2;
  const stage = openRoom(input, {
    width,
    depth,
    sunFrom: from,
    floor: random.pick(['cement', 'checker', 'marble', 'tiles']),
    ceiling: random.pick(['plain', 'cove', 'spots']),
    eyeShare: -out * random.between(0.1, 0.3),
    yaw: out * random.between(0, 4),
    eyeHeight: 1.45,
  });
  const metal = random.pick([BRASS, '#b9bcbd', '#35332f']);
  const glaze = within(
    random.pick([palette.accent, palette.fabricAlt, palette.wall, palette.stone, palette.fabric]),
    0.4,
    0.92,
  );
  const kind = random.pick(['metro', 'square', 'stacked', 'zellige', 'scallop'] as const);
  const top = random.pick([1.2, stage.height, 2.1]);
  tileWall(stage, 'back', [-half, half], [0, top], glaze, kind);
  for (const side of ['left', 'right'] as const)
    tileWall(stage, side, stretch(side, 0.6, depth), [0, Math.min(top, 1.2)], glaze, kind);
  const bath = random.chance(0.5);
  openWindows(stage, [
    {
      side: from,
      u: stretch(from, depth * 0.34, depth * 0.74),
      v: [1.05, 2.25],
      columns: 2,
      rows: 1,
      arch: random.pick(['none', 'round', 'none']),
      ...(random.chance(0.5) ? { lattice: 0.5 } : {}),
    },
  ]);
  const stands = bath ? -out * 0.55 : out * 0.35;
  const wide = random.between(1.15, 1.5);
  vanity(stage, stand(stands, depth - 0.29), wide, metal);
  const form = random.pick(['round', 'arch', 'plain'] as const);
  mirror(
    stage,
    'back',
    stands,
    [1.15, form === 'round' ? 2.0 : 2.15],
    form === 'plain' ? wide * 0.85 : 0.82,
    form,
    metal,
  );
  for (const side of [-1, 1]) {
    const at = stand(stands + side * (form === 'plain' ? wide * 0.5 + 0.12 : 0.62), depth - 0.12);
    drum(stage, at, 0, 0, [1.62, 1.84], 0.05, stage.light.lit ? '#ffe9bd' : '#f7f0e0');
    drum(stage, at, 0, 0, [1.56, 1.615], 0.03, metal);
    glow(stage, at.at(0, 1.73, 0), 0.7, 0.6);
  }
  if (bath) {
    bathtub(stage, stand(out * (half - 0.62), depth * 0.5, 90), metal);
    lavatory(stage, against(stage, other, depth * 0.42, 0.68, 0));
    towel(stage, other, stretch(other, depth * 0.74, depth * 0.74)[0], 1.25, palette.fabricAlt, metal);
  } else {
    shower(stage, stand(-out * (half - 0.52), depth - 0.6), 1.02, 1.15, metal);
    lavatory(stage, against(stage, from, depth * 0.42, 0.68, 0));
    towel(stage, other, stretch(other, depth * 0.36, depth * 0.36)[0], 1.25, palette.fabricAlt, metal);
  }
  rug(stage, stands * 0.7, depth - 1.15, 1.25, 0.7, random.pick(['border', 'stripes', 'trellis', 'round']));
  plant(stage, stand(out * (half - 0.3), depth - 0.3), 0, 0, 0, random.between(0.8, 1.2));
  pendant(stage, 0, depth - 1.5, 2.2, random.pick(['globe', 'lantern', 'disc', 'rattan']), 0.2);
  return finishRoom(stage);
};
