import { mix } from '../../kit/color.ts';
import { circle, group, path, stroke } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { drawSolidOfRevolution, scaleProfile, vessels } from './solidOfRevolution.ts';

const VESSELS = [vessels.bottle, vessels.jar, vessels.urn, vessels.gourd, vessels.cylinder] as const;

/** A vase of some shape and glaze at (u, v, w), often with stems, blossom or pampas in it. */
export function drawVase(
  stage: Stage,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  height: number,
  isFilled = stage.random.chance(0.6),
): void {
  const { random, palette } = stage;
  const color = clampBrightness(
    random.pick([palette.accent, palette.fabricAlt, palette.wall, palette.stone, palette.wood]),
    0.25,
    0.92,
  );
  if (isFilled) drawStems(stage, frame, u, v + height * 0.96, w, height * random.between(1.1, 1.7));
  drawSolidOfRevolution(stage, frame, u, v, w, scaleProfile(random.pick(VESSELS), height), color, true);
}

function drawStems(stage: Stage, frame: Frame, u: number, v: number, w: number, stemLength: number): void {
  const { random, palette } = stage;
  const p = frame.at(u, v, w);
  const s = stage.scale(p) * stemLength;
  const [x, y] = stage.point(p);
  const kind = random.pick(['branch', 'pampas', 'blossom', 'leaves'] as const);
  const flower = random.pick([palette.accent, palette.fabricAlt, '#e58f7f', '#f0c75e', '#f3e9dc']);
  const parts: string[] = [];
  const count = kind === 'pampas' ? 4 : 6;
  for (let i = 0; i < count; i += 1) {
    const lean = (i / (count - 1) - 0.5) * 1.1 + random.between(-0.1, 0.1);
    const heightFactor = random.between(0.7, 1);
    const tip = [x + lean * s, y - heightFactor * s] as const;
    const knee = [x + lean * s * 0.3, y - heightFactor * s * 0.55] as const;
    parts.push(stroke([[x, y], knee, tip], adjustTone(palette.leafDark, -0.05), Math.max(1, s * 0.012)));
    if (kind === 'pampas') {
      const plume = `M${roundToTenth(knee[0])} ${roundToTenth(knee[1])}Q${roundToTenth(tip[0] - s * 0.11)} ${roundToTenth(tip[1] + s * 0.16)} ${roundToTenth(tip[0])} ${roundToTenth(tip[1])}Q${roundToTenth(tip[0] + s * 0.12)} ${roundToTenth(tip[1] + s * 0.26)} ${roundToTenth(knee[0])} ${roundToTenth(knee[1])}Z`;
      parts.push(path(plume, adjustTone('#d9bf94', i % 2 === 0 ? 0.3 : 0)));
    } else {
      for (const share of [0.55, 0.75, 0.92]) {
        const cx = x + (tip[0] - x) * share;
        const cy = y + (tip[1] - y) * share;
        const side = share === 0.75 ? -1 : 1;
        if (kind === 'blossom' && share > 0.7)
          parts.push(
            circle(cx, cy, s * 0.075, adjustTone(flower, i % 2 === 0 ? 0.2 : 0)),
            circle(cx, cy, s * 0.03, adjustTone(flower, -0.3)),
          );
        else
          parts.push(
            path(
              `M${roundToTenth(cx)} ${roundToTenth(cy)}q${roundToTenth(side * s * 0.06)} ${roundToTenth(-s * 0.12)} ${roundToTenth(side * s * 0.2)} ${roundToTenth(-s * 0.1)}q${roundToTenth(-side * s * 0.05)} ${roundToTenth(s * 0.11)} ${roundToTenth(-side * s * 0.2)} ${roundToTenth(s * 0.1)}z`,
              mix(palette.leaf, palette.leafDark, kind === 'leaves' ? (i % 3) / 2 : 0.6),
            ),
          );
      }
    }
  }
  stage.stand(
    computeBounds([
      [p[0] - 0.05, p[1], p[2] - 0.02],
      [p[0] + 0.05, p[1] + stemLength, p[2] + 0.02],
    ]),
    group(parts.join('')),
  );
}

const roundToTenth = (n: number): number => Math.round(n * 10) / 10;
