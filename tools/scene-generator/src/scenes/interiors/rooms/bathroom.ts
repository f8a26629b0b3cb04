import { mix } from '../../kit/color.ts';
import type { Scene } from '../../kit/scene.ts';
import { drawBathtub, drawLavatory, drawTowel, drawVanity } from '../furniture/bath.ts';
import { drawGlow } from '../furniture/lamps.ts';
import { drawMirror } from '../furniture/mirror.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawRug } from '../furniture/rug.ts';
import { drawStool } from '../furniture/seats.ts';
import { drawShower } from '../furniture/shower.ts';
import { BRASS, drawSideTable } from '../furniture/table.ts';
import { drawVase } from '../furniture/vase.ts';
import { drawNiche } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage, createSideView, pickFeatureColor } from '../shell/room.ts';
import { drawTileWall, type TileKind } from '../shell/tiles.ts';
import { drawWindows } from '../shell/window.ts';
import { clampBrightness } from '../space/color.ts';
import { createFloorFrame } from '../space/frame.ts';
import { drawCylinder } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { createFrameAgainstWall, createWallSpan, getOppositeSide, getOutwardSign, type Side } from '../space/walls.ts';

const TILES: readonly [TileKind, ...TileKind[]] = ['metro', 'square', 'stacked', 'zellige', 'scallop'];

/** A bathroom; by chance the washstand stands ahead beside a glass shower, or a bath lies ahead under a window. */
export const bathroom: Scene = (input) => (input.random.chance(0.5) ? washstandAhead(input) : bathAhead(input));

function pickGlaze({ random, palette }: Stage): string {
  return clampBrightness(
    random.pick([
      mix(palette.accent, palette.wall, 0.3),
      palette.fabricAlt,
      palette.wall,
      palette.stone,
      palette.fabric,
    ]),
    0.4,
    0.92,
  );
}

function drawLampPair(stage: Stage, middle: number, reach: number, metal: string): void {
  for (const side of [-1, 1]) {
    const at = createFloorFrame(middle + side * reach, stage.depth - 0.12);
    drawCylinder(stage, at, 0, 0, [1.62, 1.84], 0.05, stage.light.isDark ? '#ffe9bd' : '#f7f0e0');
    drawCylinder(stage, at, 0, 0, [1.56, 1.615], 0.03, metal);
    drawGlow(stage, at.at(0, 1.73, 0), 0.7, 0.6);
  }
}

const washstandAhead: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const outwardSign = getOutwardSign(from);
  const depth = random.between(2.9, 3.2);
  const width = random.between(3.7, 4);
  const half = width / 2;
  const stage = createRoomStage(input, {
    width,
    depth,
    height: 2.75,
    sunFrom: from,
    floor: random.pick(['cement', 'checker', 'marble', 'tiles']),
    ceiling: random.pick(['plain', 'cove', 'spots']),
    colors: { back: pickFeatureColor(input) },
    ...createSideView(from, random),
    eyeHeight: 1.5,
    back: 0.9,
  });
  const metal = random.pick([BRASS, '#b9bcbd', '#35332f']);
  const glaze = pickGlaze(stage);
  const kind = random.pick(TILES);
  const top = random.pick([1.25, stage.height, 2.1]);
  drawTileWall(stage, 'back', [-half, half], [0, top], glaze, kind);
  for (const side of ['left', 'right'] as const)
    drawTileWall(stage, side, createWallSpan(side, 0.4, depth), [0, Math.min(top, 1.25)], glaze, kind);
  drawWindows(stage, [
    {
      side: from,
      u: createWallSpan(from, depth * 0.42, depth * 0.84),
      v: [1.0, 2.2],
      columns: 2,
      rows: 1,
      arch: random.pick(['none', 'round', 'none']),
      ...(random.chance(0.5) ? { lattice: 0.5 } : {}),
    },
  ]);
  const x = outwardSign * 0.3;
  const vanityWidth = random.between(1.4, 1.7);
  drawVanity(stage, createFloorFrame(x, depth - 0.29), vanityWidth, metal);
  const form = random.pick(['round', 'arch', 'plain'] as const);
  drawMirror(
    stage,
    'back',
    x,
    [1.15, form === 'round' ? 2.05 : 2.15],
    form === 'plain' ? vanityWidth * 0.9 : 0.9,
    form,
    metal,
  );
  drawLampPair(stage, x, form === 'plain' ? vanityWidth * 0.5 + 0.12 : 0.66, metal);
  drawShower(stage, createFloorFrame(-outwardSign * (half - 0.55), depth - 0.62), 1.08, 1.2, metal);
  drawLavatory(stage, createFrameAgainstWall(stage, from, depth * 0.56, 0.68, 0));
  drawPlant(stage, createFloorFrame(outwardSign * (half - 0.3), depth - 0.32), 0, 0, 0, random.between(1, 1.4));
  drawRug(stage, x, depth - 1.15, 1.4, 0.75, random.pick(['border', 'stripes', 'trellis', 'kilim']));
  drawTowel(stage, getOppositeSide(from), depth * 0.42, 1.3, palette.fabricAlt, metal);
  drawStool(stage, createFloorFrame(-outwardSign * 0.55, depth - 1.5, 0, -0.18), palette.wood, false);
  drawPendant(stage, x, depth - 1.4, 2.15, random.pick(['globe', 'lantern', 'disc', 'rattan']), 0.19);
  return finishRoom(stage);
};

const bathAhead: Scene = (input) => {
  const { random, palette } = input;
  const washSide = random.pick(['left', 'right'] as const);
  const outwardSign = getOutwardSign(washSide);
  const depth = random.between(3.1, 3.4);
  const width = random.between(3.6, 4);
  const half = width / 2;
  const stage = createRoomStage(input, {
    width,
    depth,
    height: 2.8,
    sunFrom: 'back',
    floor: random.pick(['cement', 'checker', 'marble', 'chevron']),
    ceiling: random.pick(['plain', 'cove', 'beams']),
    eyeShare: -outwardSign * random.between(0.2, 0.4),
    yaw: outwardSign * random.between(2, 6),
    eyeHeight: 1.5,
    back: 1,
    focal: 1120,
  });
  const metal = random.pick([BRASS, '#b9bcbd', '#35332f']);
  const glaze = pickGlaze(stage);
  const kind = random.pick(TILES);
  const top = random.pick([1.0, 1.0, stage.height]);
  const sides: readonly Side[] = ['back', 'left', 'right'];
  for (const side of sides)
    drawTileWall(
      stage,
      side,
      side === 'back' ? [-half, half] : createWallSpan(side, 0.4, depth),
      [0, side === 'back' ? top : 1],
      glaze,
      kind,
    );
  const arch = random.pick(['round', 'none', 'round'] as const);
  drawWindows(stage, [
    {
      side: 'back',
      u: [-0.85, 0.85],
      v: [1.02, 2.4],
      columns: random.pick([2, 4]),
      rows: 2,
      arch,
      ...(random.chance(0.5) ? { lattice: 0.4 } : {}),
    },
  ]);
  drawBathtub(stage, createFloorFrame(-outwardSign * 0.15, depth - 0.72), metal);
  if (half > 1.85) drawNiche(stage, 'back', -outwardSign * (half - 0.42), 0.5, [1.1, 2.2]);
  const z = depth - 1.35;
  const vanityWidth = random.between(1.3, 1.6);
  drawVanity(stage, createFrameAgainstWall(stage, washSide, z, 0.52, 0), vanityWidth, metal);
  drawMirror(stage, washSide, z, [1.12, 2.05], 0.9, random.pick(['round', 'arch', 'plain']), metal);
  const oppositeSide = getOppositeSide(washSide);
  drawLavatory(stage, createFrameAgainstWall(stage, oppositeSide, depth - 1.45, 0.68, 0));
  drawTowel(stage, oppositeSide, depth - 0.65, 1.25, palette.fabricAlt, metal);
  const table = createFloorFrame(-outwardSign * 1.18, depth - 0.85);
  drawSideTable(stage, table, 0.17, 0.5);
  drawVase(stage, table, 0, 0.505, 0, 0.2, true);
  drawPlant(stage, createFloorFrame(outwardSign * (half - 0.35), depth - 0.38), 0, 0, 0, random.between(1.1, 1.5));
  drawRug(
    stage,
    -outwardSign * 0.1,
    depth - 1.65,
    1.4,
    0.75,
    random.pick(['border', 'stripes', 'trellis', 'round', 'kilim']),
  );
  drawPendant(stage, -outwardSign * 0.1, depth - 1.1, 2.2, random.pick(['globe', 'lantern', 'disc', 'rattan']), 0.22);
  return finishRoom(stage);
};
