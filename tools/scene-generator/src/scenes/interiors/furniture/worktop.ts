import { path } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { drawBox, drawCylinder, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { drawSolidOfRevolution, scaleProfile, vessels } from './solidOfRevolution.ts';

export function drawFruitBowl(stage: Stage, frame: Frame, u: number, v: number, w: number): void {
  const { random, palette } = stage;
  for (const [a, b, c] of [
    [-0.07, 0.02, 0],
    [0.05, 0.05, 1],
    [0, -0.05, 2],
    [0.09, -0.03, 0],
    [-0.03, 0.0, 3],
  ] as const) {
    const color = ['#e8943a', '#d95f3b', '#f0c24e', '#9db54a'][(c + random.integer(0, 1)) % 4] ?? '#e8943a';
    drawSolidOfRevolution(
      stage,
      frame,
      u + a,
      v + 0.06,
      w + b,
      [
        [0, 0.02],
        [0.02, 0.042],
        [0.05, 0.048],
        [0.08, 0.034],
        [0.095, 0.01],
      ],
      color,
    );
  }
  drawSolidOfRevolution(
    stage,
    frame,
    u,
    v,
    w - 0.1,
    scaleProfile(
      [
        [0, 0.35],
        [0.1, 0.5],
        [0.6, 1.1],
        [1, 1.4],
      ],
      0.1,
    ),
    clampBrightness(random.pick([palette.stone, palette.wood, palette.fabricAlt]), 0.35, 0.9),
  );
}

/** Jars, a board and a kettle along a worktop from u to u. */
export function drawCounterObjects(stage: Stage, frame: Frame, [u0, u1]: Span, v = 0.902): void {
  const { random, palette } = stage;
  let u = u0 + 0.12;
  while (u < u1 - 0.1) {
    const kind = random.pick(['jar', 'board', 'jars', 'herbs', 'none'] as const);
    if (kind === 'jar')
      drawSolidOfRevolution(
        stage,
        frame,
        u,
        v,
        0.16,
        scaleProfile(vessels.jar, 0.24, 0.8),
        clampBrightness(random.pick([palette.accent, palette.stone]), 0.3, 0.85),
        true,
      );
    if (kind === 'board')
      drawBox(
        stage,
        frame,
        [u - 0.12, u + 0.12],
        [v, v + 0.36],
        [0.25, 0.28],
        clampBrightness(palette.wood, 0.45, 0.72),
      );
    if (kind === 'jars')
      for (const [d, h] of [
        [-0.1, 0.2],
        [0, 0.16],
        [0.09, 0.12],
      ] as const) {
        drawCylinder(stage, frame, u + d, 0.18, [v, v + h], 0.042, adjustTone(palette.wall, 0.3));
        drawCylinder(stage, frame, u + d, 0.18, [v + h, v + h + 0.03], 0.044, clampBrightness(palette.wood, 0.4, 0.7));
      }
    if (kind === 'herbs') {
      const p = frame.at(u, v + 0.12, 0.16);
      const [x, y] = stage.point(p);
      const s = stage.scale(p);
      stage.stand(
        computeBounds([frame.at(u - 0.03, v + 0.121, 0.14), frame.at(u + 0.03, v + 0.3, 0.18)]),
        path(
          Array.from(
            { length: 9 },
            (_, i) =>
              `M${Math.round(x)} ${Math.round(y)}q${Math.round((i - 4) * s * 0.012)} ${Math.round(-s * 0.1)} ${Math.round((i - 4) * s * 0.028)} ${Math.round(-s * (0.2 - Math.abs(i - 4) * 0.018))}`,
          ).join(''),
          'none',
          { stroke: palette.leaf, 'stroke-width': Math.max(2, Math.round(s * 0.022)), 'stroke-linecap': 'round' },
        ),
      );
      drawCylinder(stage, frame, u, 0.16, [v, v + 0.12], 0.055, '#b9653f', 0.07);
    }
    u += random.between(0.3, 0.5);
  }
}
