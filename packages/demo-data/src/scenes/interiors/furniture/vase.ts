import { mix } from '../../kit/colour.ts';
import { circle, group, path, stroke } from '../../kit/svg.ts';
import { tone, within } from '../space/colour.ts';
import type { Frame } from '../space/frame.ts';
import type { Stage } from '../space/stage.ts';
import { boundsOf } from '../space/vector.ts';
import { sized, turned, vessels } from './turned.ts';

const VESSELS = [vessels.bottle, vessels.jar, vessels.urn, vessels.gourd, vessels.cylinder] as const;

/** A vase of some shape and glaze at (u, v, w), often with stems, blossom or pampas in it. */
export function vase(
  stage: Stage,
  frame: Frame,
  u: number,
  v: number,
  w: number,
  height: number,
  filled = stage.random.chance(0.6),
): void {
  const { random, palette } = stage;
  const colour = within(
    random.pick([palette.accent, palette.fabricAlt, palette.wall, palette.stone, palette.wood]),
    0.25,
    0.92,
  );
  if (filled) stems(stage, frame, u, v + height * 0.96, w, height * random.between(1.1, 1.7));
  turned(stage, frame, u, v, w, sized(random.pick(VESSELS), height), colour, true);
}

function stems(stage: Stage, frame: Frame, u: number, v: number, w: number, long: number): void {
  const { random, palette } = stage;
  const p = frame.at(u, v, w);
  const s = stage.scale(p) * long;
  const [x, y] = stage.point(p);
  const kind = random.pick(['branch', 'pampas', 'blossom', 'leaves'] as const);
  const flower = random.pick([palette.accent, palette.fabricAlt, '#e58f7f', '#f0c75e', '#f3e9dc']);
  const parts: string[] = [];
  const count = kind === 'pampas' ? 4 : 6;
  for (let i = 0; i < count; i += 1) {
    const lean = (i / (count - 1) - 0.5) * 1.1 + random.between(-0.1, 0.1);
    const tall = random.between(0.7, 1);
    const tip = [x + lean * s, y - tall * s] as const;
    const knee = [x + lean * s * 0.3, y - tall * s * 0.55] as const;
    parts.push(stroke([[x, y], knee, tip], tone(palette.leafDark, -0.05), Math.max(1, s * 0.012)));
    if (kind === 'pampas') {
      const plume = `M${r(knee[0])} ${r(knee[1])}Q${r(tip[0] - s * 0.11)} ${r(tip[1] + s * 0.16)} ${r(tip[0])} ${r(tip[1])}Q${r(tip[0] + s * 0.12)} ${r(tip[1] + s * 0.26)} ${r(knee[0])} ${r(knee[1])}Z`;
      parts.push(path(plume, tone('#d9bf94', i % 2 === 0 ? 0.3 : 0)));
    } else {
      for (const share of [0.55, 0.75, 0.92]) {
        const cx = x + (tip[0] - x) * share;
        const cy = y + (tip[1] - y) * share;
        const side = share === 0.75 ? -1 : 1;
        if (kind === 'blossom' && share > 0.7)
          parts.push(
            circle(cx, cy, s * 0.075, tone(flower, i % 2 === 0 ? 0.2 : 0)),
            circle(cx, cy, s * 0.03, tone(flower, -0.3)),
          );
        else
          parts.push(
            path(
              `M${r(cx)} ${r(cy)}q${r(side * s * 0.06)} ${r(-s * 0.12)} ${r(side * s * 0.2)} ${r(-s * 0.1)}q${r(-side * s * 0.05)} ${r(s * 0.11)} ${r(-side * s * 0.2)} ${r(s * 0.1)}z`,
              mix(palette.leaf, palette.leafDark, kind === 'leaves' ? (i % 3) / 2 : 0.6),
            ),
          );
      }
    }
  }
  stage.stand(
    boundsOf([
      [p[0] - 0.05, p[1], p[2] - 0.02],
      [p[0] + 0.05, p[1] + long, p[2] + 0.02],
    ]),
    group(parts.join('')),
  );
}

const r = (n: number): number => Math.round(n * 10) / 10;
