import { fade } from '../../kit/color.ts';
import type { Scene } from '../../kit/scene.ts';
import { clipMarkup, path } from '../../kit/svg.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawRug } from '../furniture/rug.ts';
import { drawLoungeChair, drawPouffe } from '../furniture/seats.ts';
import { drawSofa } from '../furniture/sofa.ts';
import { drawCoffeeTable, drawSideTable } from '../furniture/table.ts';
import { drawVase } from '../furniture/vase.ts';
import { drawLatticePanel, drawSconce } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { drawStringLights } from '../shell/lights.ts';
import { drawOutlook } from '../shell/outlook.ts';
import { drawRailing } from '../shell/railing.ts';
import { createRoomStage } from '../shell/room.ts';
import { projectPolygon } from '../space/camera.ts';
import { createFloorFrame } from '../space/frame.ts';
import {
  createLevelRectangle,
  createUprightRectangle,
  createWallFrame,
  getOppositeSide,
  getOutwardSign,
  toPathData,
} from '../space/walls.ts';

/** Furnished balcony: seats and plants before a railing, and the outlook beyond. */
export const balcony: Scene = (input) => {
  const { random, palette } = input;
  const seat = random.pick(['left', 'right'] as const);
  const outwardSign = getOutwardSign(seat);
  const depth = random.between(3, 3.4);
  const width = random.between(4, 4.6);
  const half = width / 2;
  const stage = createRoomStage(input, {
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
  const opening = projectPolygon(
    stage.camera,
    createUprightRectangle(createWallFrame(stage, 'back'), [-half, half], [0, 2.62]),
  );
  stage.addToShell(clipMarkup(path(toPathData([opening]), '#000'), drawOutlook(stage, opening)));
  const floor = createLevelRectangle(createFloorFrame(0, 0), [-half, half], [0.4, depth]);
  if (!stage.light.isDark) stage.addFloorLight(stage.flat(floor, fade('#fff1cf', 0.2)));
  drawRailing(stage, depth - 0.08, random.pick(['bars', 'glass', 'lattice', 'balusters']));
  const couch = random.chance(0.5);
  const z = depth - 1.35;
  drawRug(stage, 0, z, 2.2, 1.4, random.pick(['kilim', 'stripes', 'round', 'border', 'trellis']));
  if (couch) {
    drawSofa(stage, createFloorFrame(outwardSign * (half - 0.5), z, -outwardSign * 90), {
      width: 1.7,
      color: palette.fabric,
      style: random.pick(['low', 'slim']),
      cushions: 3,
    });
    drawLoungeChair(stage, createFloorFrame(-outwardSign * 0.95, z - 0.1, outwardSign * 72), palette.fabricAlt);
    drawCoffeeTable(stage, createFloorFrame(outwardSign * 0.2, z), 0.8, random.pick(['tray', 'drums', 'oval']));
  } else {
    drawLoungeChair(stage, createFloorFrame(-0.85, z + 0.1, 38), palette.fabric);
    drawLoungeChair(stage, createFloorFrame(0.85, z + 0.1, -38), palette.fabric);
    const table = createFloorFrame(0, z + 0.05);
    drawSideTable(stage, table, 0.28, 0.48);
    drawVase(stage, table, 0, 0.485, 0, 0.2, true);
    drawPouffe(stage, createFloorFrame(outwardSign * 0.55, z - 0.75), palette.accent, 0.24);
  }
  for (const [x, dz, h] of [
    [-half + 0.35, 0.4, 1.25],
    [half - 0.35, 0.38, 1.5],
    [-outwardSign * (half - 0.8), 0.32, 0.7],
    [-outwardSign * (half - 0.35), 1.2, 0.9],
  ] as const)
    drawPlant(stage, createFloorFrame(x, depth - dz), 0, 0, 0, h * random.between(0.85, 1.1));
  drawLatticePanel(stage, getOppositeSide(seat), depth * 0.48, 1, [0.9, 2.2]);
  drawSconce(stage, seat, depth * 0.72, 1.75);
  if (random.chance(0.5)) drawStringLights(stage, depth - 0.3);
  else drawPendant(stage, 0, z, 2.05, random.pick(['lantern', 'rattan', 'globe']), 0.22);
  return finishRoom(stage);
};
