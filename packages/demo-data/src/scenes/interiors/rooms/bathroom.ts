import { mix } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';
import { bathtub, lavatory, towel, vanity } from '../furniture/bath.ts';
import { glow } from '../furniture/lamps.ts';
import { mirror } from '../furniture/mirror.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { stool } from '../furniture/seats.ts';
import { shower } from '../furniture/shower.ts';
import { BRASS, sideTable } from '../furniture/table.ts';
import { vase } from '../furniture/vase.ts';
import { niche } from '../shell/features.ts';
import { finishRoom } from '../shell/grade.ts';
import { featureColour, lookTo, openRoom } from '../shell/room.ts';
import { type TileKind, tileWall } from '../shell/tiles.ts';
import { openWindows } from '../shell/window.ts';
import { within } from '../space/colour.ts';
import { stand } from '../space/frame.ts';
import { drum } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { across, against, outward, type Side, stretch } from '../space/walls.ts';

const TILES: readonly [TileKind, ...TileKind[]] = ['metro', 'square', 'stacked', 'zellige', 'scallop'];

/** A bathroom; by chance the washstand stands ahead beside a glass shower, or a bath lies ahead under a window. */
export const bathroom: Scene = (input) => (input.random.chance(0.5) ? washstandAhead(input) : bathAhead(input));

function glazeOf({ random, palette }: Stage): string {
  return within(
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

function lampPair(stage: Stage, middle: number, reach: number, metal: string): void {
  for (const side of [-1, 1]) {
    const at = stand(middle + side * reach, stage.depth - 0.12);
    drum(stage, at, 0, 0, [1.62, 1.84], 0.05, stage.light.isDark ? '#ffe9bd' : '#f7f0e0');
    drum(stage, at, 0, 0, [1.56, 1.615], 0.03, metal);
    glow(stage, at.at(0, 1.73, 0), 0.7, 0.6);
  }
}

const washstandAhead: Scene = (input) => {
  const { random, palette } = input;
  const from = random.pick(['left', 'right'] as const);
  const out = outward(from);
  const depth = random.between(2.9, 3.2);
  const width = random.between(3.7, 4);
  const half = width / 2;
  const stage = openRoom(input, {
    width,
    depth,
    height: 2.75,
    sunFrom: from,
    floor: random.pick(['cement', 'checker', 'marble', 'tiles']),
    ceiling: random.pick(['plain', 'cove', 'spots']),
    colours: { back: featureColour(input) },
    ...lookTo(from, random),
    eyeHeight: 1.5,
    back: 0.9,
  });
  const metal = random.pick([BRASS, '#b9bcbd', '#35332f']);
  const glaze = glazeOf(stage);
  const kind = random.pick(TILES);
  const top = random.pick([1.25, stage.height, 2.1]);
  tileWall(stage, 'back', [-half, half], [0, top], glaze, kind);
  for (const side of ['left', 'right'] as const)
    tileWall(stage, side, stretch(side, 0.4, depth), [0, Math.min(top, 1.25)], glaze, kind);
  openWindows(stage, [
    {
      side: from,
      u: stretch(from, depth * 0.42, depth * 0.84),
      v: [1.0, 2.2],
      columns: 2,
      rows: 1,
      arch: random.pick(['none', 'round', 'none']),
      ...(random.chance(0.5) ? { lattice: 0.5 } : {}),
    },
  ]);
  const x = out * 0.3;
  const wide = random.between(1.4, 1.7);
  vanity(stage, stand(x, depth - 0.29), wide, metal);
  const form = random.pick(['round', 'arch', 'plain'] as const);
  mirror(stage, 'back', x, [1.15, form === 'round' ? 2.05 : 2.15], form === 'plain' ? wide * 0.9 : 0.9, form, metal);
  lampPair(stage, x, form === 'plain' ? wide * 0.5 + 0.12 : 0.66, metal);
  shower(stage, stand(-out * (half - 0.55), depth - 0.62), 1.08, 1.2, metal);
  lavatory(stage, against(stage, from, depth * 0.56, 0.68, 0));
  plant(stage, stand(out * (half - 0.3), depth - 0.32), 0, 0, 0, random.between(1, 1.4));
  rug(stage, x, depth - 1.15, 1.4, 0.75, random.pick(['border', 'stripes', 'trellis', 'kilim']));
  towel(stage, across(from), depth * 0.42, 1.3, palette.fabricAlt, metal);
  stool(stage, stand(-out * 0.55, depth - 1.5, 0, -0.18), palette.wood, false);
  pendant(stage, x, depth - 1.4, 2.15, random.pick(['globe', 'lantern', 'disc', 'rattan']), 0.19);
  return finishRoom(stage);
};

const bathAhead: Scene = (input) => {
  const { random, palette } = input;
  const wash = random.pick(['left', 'right'] as const);
  const out = outward(wash);
  const depth = random.between(3.1, 3.4);
  const width = random.between(3.6, 4);
  const half = width / 2;
  const stage = openRoom(input, {
    width,
    depth,
    height: 2.8,
    sunFrom: 'back',
    floor: random.pick(['cement', 'checker', 'marble', 'chevron']),
    ceiling: random.pick(['plain', 'cove', 'beams']),
    eyeShare: -out * random.between(0.2, 0.4),
    yaw: out * random.between(2, 6),
    eyeHeight: 1.5,
    back: 1,
    focal: 1120,
  });
  const metal = random.pick([BRASS, '#b9bcbd', '#35332f']);
  const glaze = glazeOf(stage);
  const kind = random.pick(TILES);
  const top = random.pick([1.0, 1.0, stage.height]);
  const sides: readonly Side[] = ['back', 'left', 'right'];
  for (const side of sides)
    tileWall(
      stage,
      side,
      side === 'back' ? [-half, half] : stretch(side, 0.4, depth),
      [0, side === 'back' ? top : 1],
      glaze,
      kind,
    );
  const arch = random.pick(['round', 'none', 'round'] as const);
  openWindows(stage, [
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
  bathtub(stage, stand(-out * 0.15, depth - 0.72), metal);
  if (half > 1.85) niche(stage, 'back', -out * (half - 0.42), 0.5, [1.1, 2.2]);
  const z = depth - 1.35;
  const wide = random.between(1.3, 1.6);
  vanity(stage, against(stage, wash, z, 0.52, 0), wide, metal);
  mirror(stage, wash, z, [1.12, 2.05], 0.9, random.pick(['round', 'arch', 'plain']), metal);
  const other = across(wash);
  lavatory(stage, against(stage, other, depth - 1.45, 0.68, 0));
  towel(stage, other, depth - 0.65, 1.25, palette.fabricAlt, metal);
  const table = stand(-out * 1.18, depth - 0.85);
  sideTable(stage, table, 0.17, 0.5);
  vase(stage, table, 0, 0.505, 0, 0.2, true);
  plant(stage, stand(out * (half - 0.35), depth - 0.38), 0, 0, 0, random.between(1.1, 1.5));
  rug(stage, -out * 0.1, depth - 1.65, 1.4, 0.75, random.pick(['border', 'stripes', 'trellis', 'round', 'kilim']));
  pendant(stage, -out * 0.1, depth - 1.1, 2.2, random.pick(['globe', 'lantern', 'disc', 'rattan']), 0.22);
  return finishRoom(stage);
};
