import type { Scene } from '../../kit/scene.ts';
import { sink } from '../furniture/appliances.ts';
import { pictures } from '../furniture/art.ts';
import { examinationCouch, roundStool, screenCurtain } from '../furniture/clinic.ts';
import { desk } from '../furniture/desk.ts';
import { baseRun, kitchenFinish, upperRun } from '../furniture/kitchen.ts';
import { plant } from '../furniture/plant.ts';
import { chair, officeChair } from '../furniture/seats.ts';
import { drape } from '../shell/curtains.ts';
import { dressStretch } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { lookTo, openRoom } from '../shell/room.ts';
import { openWindows } from '../shell/window.ts';
import { tone, within } from '../space/colour.ts';
import { stand } from '../space/frame.ts';
import { across, against, outward, stretch } from '../space/walls.ts';

/** A doctor's room: desk and visitors' chairs, an examination couch behind a curtain, cabinets with a basin. */
export const clinicRoom: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const other = across(from);
  const out = outward(from);
  const depth = random.between(3.8, 4.2);
  const width = random.between(4.9, 5.3);
  const half = width / 2;
  const stage = openRoom(input, {
    width,
    depth,
    sunFrom: from,
    floor: random.pick(['tiles', 'marble', 'boards']),
    ceiling: random.pick(['spots', 'plain', 'cove']),
    walls: { back: random.pick(['twoTone', 'plain', 'wainscot']) },
    colours: { back: tone(within(random.pick([palette.accent, palette.fabricAlt, palette.leaf]), 0.35, 0.8), 0.55) },
    ...lookTo(from, random),
  });
  const span = stretch(from, depth * 0.42, depth * 0.9);
  openWindows(stage, [{ side: from, u: span, v: [0.8, 2.3], columns: 3, rows: 1 }]);
  drape(stage, from, [span[0], span[0] + (span[1] - span[0]) * 0.4], 2.36, palette.wall, true, 0.78);
  const couchX = out * (half - 1.15);
  examinationCouch(
    stage,
    stand(couchX, depth - 0.5),
    1.75,
    random.pick([palette.accent, palette.fabricAlt, palette.fabric]),
  );
  screenCurtain(
    stage,
    couchX - out * 1.05,
    depth - 0.08,
    1.35,
    within(random.pick([palette.fabricAlt, palette.fabric]), 0.5, 0.88),
  );
  pictures(stage, 'back', couchX, 1.1, 1.72);
  const finish = { ...kitchenFinish(stage), uppers: '#f6f3ec' };
  const cab = stand(-out * (half - 0.95), depth - 0.3);
  baseRun(stage, cab, [-0.9, 0.9], finish);
  upperRun(stage, cab, [-0.9, 0.9], finish);
  sink(stage, cab, out * 0.4, '#b9bcbd');
  const deskX = -out * 0.75;
  const z = depth - 1.75;
  desk(stage, stand(deskX, z), 1.5, -1);
  officeChair(stage, stand(deskX + 0.05, z + 0.58, 6), palette.accent);
  const kind = random.pick(['padded', 'shell'] as const);
  for (const dx of [-0.38, 0.42]) chair(stage, stand(deskX + dx, z - 0.68, 180 + dx * 30), kind, palette.fabricAlt);
  roundStool(stage, stand(couchX - out * 0.35, depth - 1.3), palette.fabricAlt);
  plant(stage, stand(out * (half - 0.4), depth * 0.45), 0, 0, 0, 1.15);
  dressStretch(stage, other, depth * 0.5, 1.2, true);
  plant(stage, against(stage, other, depth * 0.32, 0.5), 0, 0, 0, 1.25);
  return finishRoom(stage);
};
