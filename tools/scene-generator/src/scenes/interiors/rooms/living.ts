import type { Scene } from '../../kit/scene.ts';
import { drawPictures } from '../furniture/art.ts';
import { drawFloorLamp } from '../furniture/lamps.ts';
import { drawPendant } from '../furniture/pendant.ts';
import { drawPlant } from '../furniture/plant.ts';
import { drawRug } from '../furniture/rug.ts';
import { drawPouffe } from '../furniture/seats.ts';
import { drawBookcase } from '../furniture/shelves.ts';
import { drawSofa } from '../furniture/sofa.ts';
import { drawSideboard, drawTelevision } from '../furniture/storage.ts';
import { drawCoffeeTable, drawSideTable } from '../furniture/table.ts';
import { drawVase } from '../furniture/vase.ts';
import { drawCurtains } from '../shell/curtains.ts';
import { finishRoom } from '../shell/grade.ts';
import { createRoomStage, createSideView, pickFeatureColor } from '../shell/room.ts';
import { drawWindows } from '../shell/window.ts';
import { createFloorFrame } from '../space/frame.ts';
import type { Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { createFrameAgainstWall, createWallSpan, getOppositeSide, getOutwardSign } from '../space/walls.ts';

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
  const oppositeSide = getOppositeSide(from);
  const outwardSign = getOutwardSign(from);
  const depth = random.between(4.1, 4.5);
  const stage = createRoomStage(input, {
    width: random.between(4.7, 5.2),
    depth,
    sunFrom: from,
    floor: random.pick(['boards', 'chevron', 'boards', 'tiles']),
    walls: { back: random.pick(['plain', 'panels', 'arch', 'plain', 'wainscot']) },
    colors: { back: pickFeatureColor(input) },
    ...createSideView(from, random),
  });
  const span = createWallSpan(from, depth * 0.42, depth * 0.9);
  drawWindows(stage, [
    { side: from, u: span, v: [random.pick([0.04, 0.45]), 2.35], columns: 3, rows: random.pick([1, 2, 3]) },
  ]);
  drawCurtains(stage, from, span, 2.4, random.pick([palette.fabric, palette.wall, palette.fabricAlt]));
  const x = random.between(-0.2, 0.1) * outwardSign;
  drawRug(stage, x, depth - 1.95, random.between(2.7, 3.2), 2, random.pick(RUGS));
  drawSofa(stage, createFloorFrame(x, depth - 0.55), {
    width: random.between(2, 2.4),
    color: palette.fabric,
    style: random.pick(SOFAS),
    cushions: random.integer(3, 4),
  });
  drawPictures(stage, 'back', x, 1.9, 1.66);
  drawCoffeeTable(stage, createFloorFrame(x, depth - 1.85), random.between(0.95, 1.15), random.pick(TABLES));
  const chair = {
    width: 0.84,
    color: random.pick([palette.fabricAlt, palette.accent]),
    style: random.pick(SOFAS),
    cushions: 1,
  };
  drawSofa(
    stage,
    createFloorFrame(x - outwardSign * 1.36, depth - 2.0, -outwardSign * random.between(-86, -60)),
    chair,
  );
  drawSideTable(stage, createFloorFrame(x + outwardSign * 1.5, depth - 0.5));
  drawVase(stage, createFloorFrame(x + outwardSign * 1.5, depth - 0.5), 0, 0.525, 0, 0.2);
  drawFloorLamp(stage, createFloorFrame(x - outwardSign * 1.5, depth - 0.36), random.pick(['straight', 'tripod']));
  drawPlant(
    stage,
    createFloorFrame(outwardSign * (stage.width / 2 - 0.42), depth - 0.42),
    0,
    0,
    0,
    random.between(1.4, 1.8),
    random.pick(PLANTS),
  );
  if (random.chance(0.6))
    drawBookcase(
      stage,
      createFrameAgainstWall(stage, oppositeSide, depth * 0.6, 0.32),
      random.between(1.2, 1.6),
      random.pick([1.2, 2]),
    );
  else {
    drawSideboard(stage, createFrameAgainstWall(stage, oppositeSide, depth * 0.6, 0.42), 1.5, 0.62);
    drawTelevision(stage, createFrameAgainstWall(stage, oppositeSide, depth * 0.6, 0.2), 1.2, 0.9, 0.06);
  }
  drawPendant(stage, x, depth - 1.9, 2.12, random.pick(LAMPS), 0.27);
  return finishRoom(stage);
};

/** One glazed bay, two or three windows, or arched ones, in the back wall. */
function createBay(stage: Stage): { spans: Span[]; top: number } {
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
  drawWindows(
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
  const outwardSign = getOutwardSign(seat);
  const depth = random.between(4, 4.6);
  const stage = createRoomStage(input, {
    width: random.between(4.5, 5),
    depth,
    sunFrom: 'back',
    floor: random.pick(['boards', 'chevron', 'marble', 'checker']),
    walls: { [seat]: random.pick(['plain', 'panels', 'slats', 'plain']) },
    colors: { [seat]: pickFeatureColor(input) },
    eyeShare: -outwardSign * random.between(0.1, 0.35),
    yaw: outwardSign * random.between(0, 5),
  });
  const { spans, top } = createBay(stage);
  const first = spans[0]?.[0] ?? -1;
  const last = spans.at(-1)?.[1] ?? 1;
  if (spans.length < 3)
    drawCurtains(
      stage,
      'back',
      [first, last],
      top + 0.06,
      random.pick([palette.fabric, palette.wall, palette.fabricAlt]),
    );
  const half = stage.width / 2;
  const z = depth - 2;
  drawRug(stage, outwardSign * 0.25, z, random.between(2.5, 2.9), random.between(2, 2.4), random.pick(RUGS));
  drawSofa(stage, createFloorFrame(outwardSign * (half - 0.52), z, -outwardSign * 90), {
    width: random.between(2, 2.5),
    color: palette.fabric,
    style: random.pick(SOFAS),
    cushions: random.integer(3, 4),
  });
  drawPictures(stage, seat, z, 1.7, 1.66);
  drawCoffeeTable(stage, createFloorFrame(outwardSign * 0.32, z, 90), random.between(0.95, 1.1), random.pick(TABLES));
  drawSofa(stage, createFloorFrame(-outwardSign * 1.15, z + 0.45, outwardSign * random.between(66, 90)), {
    width: 0.84,
    color: random.pick([palette.fabricAlt, palette.accent]),
    style: random.pick(SOFAS),
    cushions: 1,
  });
  if (random.chance(0.5)) drawPouffe(stage, createFloorFrame(-outwardSign * 0.95, z - 0.75), palette.accent);
  drawFloorLamp(
    stage,
    createFloorFrame(outwardSign * (half - 0.36), depth - 0.42),
    random.pick(['straight', 'tripod']),
  );
  drawPlant(
    stage,
    createFloorFrame(-outwardSign * (half - 0.45), depth - 0.45),
    0,
    0,
    0,
    random.between(1.3, 1.75),
    random.pick(PLANTS),
  );
  const facing = getOppositeSide(seat);
  if (random.chance(0.5)) {
    drawSideboard(stage, createFrameAgainstWall(stage, facing, depth * 0.5, 0.42), 1.7, 0.55);
    drawTelevision(stage, createFrameAgainstWall(stage, facing, depth * 0.5, 0.2), 1.25, 0.85, 0.06);
  } else
    drawBookcase(
      stage,
      createFrameAgainstWall(stage, facing, depth * 0.52, 0.32),
      random.between(1.2, 1.7),
      random.pick([1, 2]),
    );
  drawPendant(stage, outwardSign * 0.3, z, 2.15, random.pick(LAMPS), 0.27);
  return finishRoom(stage);
};
