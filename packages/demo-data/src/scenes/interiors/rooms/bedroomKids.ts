import type { Scene } from '../../kit/scene.ts';
import { pictures } from '../furniture/art.ts';
import { bed, nightstand } from '../furniture/bed.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { pouffe } from '../furniture/seats.ts';
import { bookcase } from '../furniture/shelves.ts';
import { bunting, playTent, teddy, toyBlocks } from '../furniture/toys.ts';
import { curtains } from '../shell/curtains.ts';
import { finishRoom } from '../shell/grade.ts';
import { lookTo, openRoom } from '../shell/room.ts';
import { openWindows } from '../shell/window.ts';
import { tone } from '../space/colour.ts';
import { stand } from '../space/frame.ts';
import { across, against, outward, stretch } from '../space/walls.ts';

/** A children's room: two single beds or one and a play tent, toys on the rug, a painted wall. */
export const bedroomKids: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const out = outward(from);
  const depth = random.between(3.9, 4.2);
  const stage = openRoom(input, {
    width: random.between(4.1, 4.5),
    depth,
    sunFrom: from,
    floor: random.pick(['boards', 'boards', 'chevron']),
    ceiling: random.pick(['plain', 'spots', 'cove']),
    walls: { back: random.pick(['twoTone', 'arch', 'wainscot', 'plain']) },
    colours: { back: tone(random.pick([palette.fabricAlt, palette.fabric, palette.leaf]), 0.45) },
    ...lookTo(from, random),
  });
  const half = stage.width / 2;
  const span = stretch(from, depth * 0.48, depth * 0.86);
  openWindows(stage, [{ side: from, u: span, v: [0.85, 2.25], columns: 2, rows: 2 }]);
  curtains(stage, from, span, 2.3, random.pick([palette.fabricAlt, palette.accent, palette.fabric]));
  const twins = random.chance(0.5);
  const linen = [palette.fabric, palette.fabricAlt] as const;
  const headboard = random.pick(['arch', 'panel', 'slats'] as const);
  const places = twins ? [-1.12, 1.12] : [-out * 0.75];
  places.forEach((x, i) => {
    bed(stage, stand(x, depth - 1.14), {
      width: 0.95,
      headboard,
      linen: tone(linen[i] ?? palette.fabric, 0.4),
      throwColour: i === 0 ? palette.accent : palette.leaf,
      pillows: 1,
    });
  });
  nightstand(stage, stand(twins ? 0 : -out * 0.75 + out * 0.86, depth - 0.26));
  pictures(stage, 'back', twins ? 0 : -out * 0.75, 1.3, 1.68);
  bunting(stage, [-half + 0.15, half - 0.15], stage.height - 0.14);
  rug(stage, 0, depth - 2.35, 2, 1.5, random.pick(['round', 'stripes', 'arcs', 'trellis']));
  if (!twins) {
    playTent(stage, stand(out * (half - 0.75), depth - 0.8), 1.1);
    teddy(stage, stand(out * (half - 1.5), depth - 0.7), 0, 0, -0.2, 0.42);
  } else teddy(stage, stand(0.35, depth - 1.9), 0, 0, 0, 0.4);
  toyBlocks(stage, stand(twins ? -0.35 : out * 0.6, depth - (twins ? 2.25 : 2)));
  pouffe(stage, stand(out * (half - 0.6), depth * 0.4), palette.fabricAlt, 0.26);
  bookcase(stage, against(stage, across(from), depth * 0.62, 0.32), 1.3, random.pick([0.9, 1.3]));
  if (twins) plant(stage, stand(out * (half - 0.28), depth - 0.28), 0, 0, 0, 0.8, 'snake');
  pendant(stage, 0, depth - 2, 2.15, random.pick(['globe', 'rattan', 'dome']), 0.24);
  return finishRoom(stage);
};
