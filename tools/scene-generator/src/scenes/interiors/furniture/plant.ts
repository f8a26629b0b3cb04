import { drawPottedPlant, type Plant } from '../../kit/plants.ts';
import { group } from '../../kit/svg.ts';
import { clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { drawFoliage, type PlantKind } from './foliage.ts';
import { drawSolidOfRevolution, type RevolutionProfile } from './solidOfRevolution.ts';

const POTS: readonly [RevolutionProfile, ...RevolutionProfile[]] = [
  [
    [0, 0.6],
    [0.5, 0.85],
    [1, 1],
  ],
  [
    [0, 0.85],
    [1, 0.9],
  ],
  [
    [0, 0.5],
    [0.35, 1.05],
    [0.75, 1.1],
    [1, 0.85],
  ],
  [
    [0, 0.8],
    [0.4, 1.1],
    [0.9, 0.95],
    [1, 0.98],
  ],
];

/** A plant in a pot standing at (u, v, w), `height` metres in all. */
export function drawPlant(
  stage: Stage,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  height: number,
  kind?: PlantKind,
): void {
  const { random, palette } = stage;
  const chosen = kind ?? random.pick(['broad', 'fiddle', 'areca', 'snake', 'olive', 'monstera']);
  const pot = clampBrightness(
    random.pick([palette.wall, palette.stone, palette.accent, '#b9653f', palette.fabricAlt]),
    0.3,
    0.9,
  );
  const foot = frame.at(u, v, w);
  const s = stage.scale(foot);
  const [x, y] = stage.point(foot);
  const top = {
    min: [foot[0] - 0.12, foot[1], foot[2] - 0.12],
    max: [foot[0] + 0.12, foot[1] + height, foot[2] + 0.12],
  } as const;
  if (chosen === 'broad') {
    const green: Plant = {
      random,
      light: { ...stage.light, applyLight: (c) => c },
      leaf: palette.leaf,
      leafDark: palette.leafDark,
    };
    stage.stand(top, drawPottedPlant(green, x, y, height * s, pot));
    return;
  }
  const potHigh = height * (height > 1.1 ? 0.24 : 0.3);
  const potWide = potHigh * 0.52;
  const crown = frame.at(u, v + potHigh * 0.96, w);
  stage.stand(
    computeBounds([
      [crown[0] - 0.08, crown[1], crown[2] - 0.08],
      [crown[0] + 0.08, foot[1] + height, crown[2] + 0.08],
    ]),
    group(drawFoliage(stage, chosen, x, y - potHigh * 0.94 * s, (height - potHigh) * s)),
  );
  drawSolidOfRevolution(
    stage,
    frame,
    u,
    v,
    w,
    random.pick(POTS).map(([a, b]) => [a * potHigh, b * potWide] as const),
    pot,
    true,
  );
}
