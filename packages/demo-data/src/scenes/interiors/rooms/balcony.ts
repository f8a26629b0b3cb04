import { fade } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';
import { clipped, path } from '../../kit/svg.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { loungeChair, pouffe } from '../furniture/seats.ts';
import { sofa } from '../furniture/sofa.ts';
import { coffeeTable, sideTable } from '../furniture/table.ts';
import { vase } from '../furniture/vase.ts';
import { latticePanel, sconce } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { stringLights } from '../shell/lights.ts';
import { outlookBehind } from '../shell/outlook.ts';
import { railing } from '../shell/railing.ts';
import { openRoom } from '../shell/room.ts';
import { projectPolygon } from '../space/camera.ts';
import { stand } from '../space/frame.ts';
import { across, level, onWall, outward, pathOf, upright } from '../space/walls.ts';

/** Furnished balcony: seats and plants before a railing, and the outlook beyond. */
export const balcony: Scene = (input) => {
  const { random, palette } = input;
  const seat = random.pick(['left', 'right'] as const);
  const out = outward(seat);
  const depth = random.between(3, 3.4);
  const width = random.between(4, 4.6);
  const half = width / 2;
  const stage = openRoom(input, {
    width,
    depth,
    height: 2.9,
    sunFrom: 'back',
    floor: random.pick(['cement', 'tiles', 'checker', 'boards']),
    ceiling: random.pick(['plain', 'beams', 'plain']),
    walls: { [seat]: random.pick(['plain', 'slats', 'plain']) },
    eyeShare: random.between(-0.3, 0.3),
    yaw: random.between(-3, 3),
    focal: 1150,
    back: 0.8,
  });
  const opening = projectPolygon(stage.camera, upright(onWall(stage, 'back'), [-half, half], [0, 2.62]));
  stage.lay(clipped(path(pathOf([opening]), '#000'), outlookBehind(stage, opening)));
  const floor = level(stand(0, 0), [-half, half], [0.4, depth]);
  if (!stage.light.isDark) stage.shine(stage.flat(floor, fade('#fff1cf', 0.2)));
  railing(stage, depth - 0.08, random.pick(['bars', 'glass', 'lattice', 'balusters']));
  const couch = random.chance(0.5);
  const z = depth - 1.35;
  rug(stage, 0, z, 2.2, 1.4, random.pick(['kilim', 'stripes', 'round', 'border', 'trellis']));
  if (couch) {
    sofa(stage, stand(out * (half - 0.5), z, -out * 90), {
      width: 1.7,
      colour: palette.fabric,
      style: random.pick(['low', 'slim']),
      cushions: 3,
    });
    loungeChair(stage, stand(-out * 0.95, z - 0.1, out * 72), palette.fabricAlt);
    coffeeTable(stage, stand(out * 0.2, z), 0.8, random.pick(['tray', 'drums', 'oval']));
  } else {
    loungeChair(stage, stand(-0.85, z + 0.1, 38), palette.fabric);
    loungeChair(stage, stand(0.85, z + 0.1, -38), palette.fabric);
    const table = stand(0, z + 0.05);
    sideTable(stage, table, 0.28, 0.48);
    vase(stage, table, 0, 0.485, 0, 0.2, true);
    pouffe(stage, stand(out * 0.55, z - 0.75), palette.accent, 0.24);
  }
  for (const [x, dz, h] of [
    [-half + 0.35, 0.4, 1.25],
    [half - 0.35, 0.38, 1.5],
    [-out * (half - 0.8), 0.32, 0.7],
    [-out * (half - 0.35), 1.2, 0.9],
  ] as const)
    plant(stage, stand(x, depth - dz), 0, 0, 0, h * random.between(0.85, 1.1));
  latticePanel(stage, across(seat), depth * 0.48, 1, [0.9, 2.2]);
  sconce(stage, seat, depth * 0.72, 1.75);
  if (random.chance(0.5)) stringLights(stage, depth - 0.3);
  else pendant(stage, 0, z, 2.05, random.pick(['lantern', 'rattan', 'globe']), 0.22);
  return finishRoom(stage);
};
