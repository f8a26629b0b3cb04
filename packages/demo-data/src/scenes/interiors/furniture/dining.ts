import { tone, within } from '../space/colour.ts';
import { type Frame, stand } from '../space/frame.ts';
import { box, drum, extrude, leg, rounded } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { type ChairKind, chair } from './seats.ts';
import { sized, turned, vessels } from './turned.ts';
import { vase } from './vase.ts';
import { fruitBowl } from './worktop.ts';

/** Dining table with chairs and a centrepiece; `width` along x. */
export function diningSet(
  stage: Stage,
  x: number,
  z: number,
  shape: 'long' | 'round' | 'oval',
  width: number,
  chairs: ChairKind,
  colour: string,
): void {
  const { palette, random } = stage;
  const frame = stand(x, z);
  const wood = within(random.pick([palette.wood, palette.woodDark, palette.stone]), 0.3, 0.88);
  const deep = shape === 'round' ? width / 2 : 0.46;
  const half = width / 2;
  if (shape === 'round') {
    drum(stage, frame, 0, 0, [0, 0.04], half * 0.5, tone(wood, -0.2), half * 0.4);
    drum(stage, frame, 0, 0, [0.04, 0.71], 0.1, tone(wood, -0.1), 0.16);
    drum(stage, frame, 0, 0, [0.71, 0.755], half, wood);
  } else {
    if (shape === 'long')
      for (const u of [-half + 0.14, half - 0.14])
        for (const w of [-deep + 0.1, deep - 0.1])
          leg(stage, frame, [u * 1.03, w], [u, w], 0.71, 0.1, tone(wood, -0.15));
    else for (const u of [-half * 0.5, half * 0.5]) drum(stage, frame, u, 0, [0, 0.71], 0.16, tone(wood, -0.1), 0.2);
    extrude(
      stage,
      frame,
      'v',
      rounded([-half, half], [-deep, deep], shape === 'oval' ? deep : 0.03),
      [0.71, 0.755],
      wood,
    );
  }
  centrepiece(stage, frame, 0.755, half);
  if (shape === 'round') {
    const count = 4;
    for (let i = 0; i < count; i += 1) {
      const turn = (i / count) * 360 + 45 + random.between(-6, 6);
      const angle = (turn * Math.PI) / 180;
      chair(
        stage,
        stand(x - Math.sin(angle) * (half + 0.14), z + Math.cos(angle) * (half + 0.14), turn),
        chairs,
        colour,
      );
    }
    return;
  }
  const along = width > 1.9 ? [-0.62, 0, 0.62] : [-0.4, 0.4];
  for (const u of along) {
    chair(stage, stand(x + u, z + deep + 0.18, random.between(-4, 4)), chairs, colour);
  }
  for (const u of [-0.5, 0.5]) chair(stage, stand(x + u, z - deep - 0.2, 180 + random.between(-5, 5)), chairs, colour);
  chair(stage, stand(x - half - 0.16, z, 90 + random.between(-5, 5)), chairs, colour);
  chair(stage, stand(x + half + 0.16, z, -90 + random.between(-5, 5)), chairs, colour);
}

function centrepiece(stage: Stage, frame: Frame, v: number, half: number): void {
  const { palette, random } = stage;
  if (random.chance(0.5))
    box(
      stage,
      frame,
      [-half * 0.7, half * 0.7],
      [v, v + 0.004],
      [-0.15, 0.15],
      within(random.pick([palette.accent, palette.fabricAlt]), 0.35, 0.8),
    );
  const top = v + 0.005;
  if (random.chance(0.55)) vase(stage, frame, 0, top, 0.04, random.between(0.22, 0.3), true);
  else fruitBowl(stage, frame, 0, top, 0.05);
  for (const u of [-half * 0.42, half * 0.42]) {
    drum(stage, frame, u, -0.22, [top, top + 0.012], 0.13, tone(palette.wall, 0.4));
    drum(stage, frame, u, -0.22, [top + 0.013, top + 0.022], 0.09, within(palette.accent, 0.35, 0.75));
    turned(stage, frame, u + 0.17, top, -0.14, sized(vessels.cylinder, 0.1, 0.9), '#d8e8e8', true);
  }
}
