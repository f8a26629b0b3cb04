import { group, path } from '../../kit/svg.ts';
import { tone, within } from '../space/colour.ts';
import type { Frame } from '../space/frame.ts';
import { box, drum, extrude, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { boundsOf } from '../space/vector.ts';
import { level, upright } from '../space/walls.ts';
import { BRASS } from './table.ts';
import { sized, turned, vessels } from './turned.ts';

/** The colours that one kitchen is made in. */
export interface KitchenFinish {
  fronts: string;
  uppers: string;
  top: string;
  metal: string;
}

/** Picks a kitchen's finish from the home's palette. */
export function kitchenFinish(stage: Stage): KitchenFinish {
  const { palette, random } = stage;
  const fronts = within(
    random.pick([palette.accent, palette.fabricAlt, palette.wood, '#f4efe5', palette.fabric]),
    0.28,
    0.93,
  );
  return {
    fronts,
    uppers: random.chance(0.5)
      ? within(palette.wall, 0.82, 0.95)
      : random.chance(0.5)
        ? fronts
        : within(palette.wood, 0.4, 0.7),
    top: within(random.pick([palette.stone, palette.wood, '#f2eee6', '#4a4745']), 0.28, 0.93),
    metal: random.pick([BRASS, '#b9bcbd', '#3a3836']),
  };
}

/** Doors and drawers across a span of cabinet front; w is the plane they stand on. */
export function fronts(
  stage: Stage,
  frame: Frame,
  [u0, u1]: Span,
  [v0, v1]: Span,
  w: number,
  colour: string,
  metal: string,
  drawers = false,
): void {
  const count = Math.max(1, Math.round((u1 - u0) / 0.5));
  const step = (u1 - u0) / count;
  for (let i = 0; i < count; i += 1) {
    const u: Span = [u0 + step * i + 0.008, u0 + step * (i + 1) - 0.008];
    const rows = drawers || (count > 2 && i === 1 && v1 < 1) ? 3 : 1;
    const gap = (v1 - v0) / rows;
    for (let j = 0; j < rows; j += 1) {
      const v: Span = [v0 + gap * j + 0.008, v0 + gap * (j + 1) - 0.008];
      box(stage, frame, u, v, [w - 0.02, w - 0.001], tone(colour, 0.04));
      const handle =
        rows > 1
          ? upright(frame, [(u[0] + u[1]) / 2 - 0.08, (u[0] + u[1]) / 2 + 0.08], [v[1] - 0.05, v[1] - 0.035], w - 0.025)
          : upright(
              frame,
              i % 2 === 0 ? [u[1] - 0.05, u[1] - 0.035] : [u[0] + 0.035, u[0] + 0.05],
              v0 < 1 ? [v[1] - 0.24, v[1] - 0.06] : [v[0] + 0.05, v[0] + 0.2],
              w - 0.025,
            );
      stage.stand(boundsOf([...handle, ...handle.map((p) => p)]), stage.flat(handle, metal));
    }
  }
}

/** Base cabinets with a worktop at 0.9 m, 0.6 m deep, backs at +w. */
export function baseRun(stage: Stage, frame: Frame, [u0, u1]: Span, finish: KitchenFinish): void {
  box(stage, frame, [u0 + 0.02, u1 - 0.02], [0, 0.1], [-0.24, 0.3], tone(finish.fronts, -0.5));
  box(stage, frame, [u0, u1], [0.1, 0.86], [-0.28, 0.3], tone(finish.fronts, -0.24));
  fronts(stage, frame, [u0, u1], [0.1, 0.86], -0.281, finish.fronts, finish.metal);
  box(stage, frame, [u0 - 0.015, u1 + 0.015], [0.862, 0.9], [-0.32, 0.3], finish.top);
}

/** An oven front with a hob above it, middle at u. */
export function cooker(stage: Stage, frame: Frame, u: number): void {
  const w = -0.312;
  box(stage, frame, [u - 0.29, u + 0.29], [0.14, 0.85], [w, -0.3015], '#33312f');
  const pane = upright(frame, [u - 0.23, u + 0.23], [0.2, 0.6], w - 0.004);
  stage.stand(
    boundsOf([...pane, frame.at(u, 0.84, w - 0.008)]),
    group(
      stage.flat(pane, '#1f2226') +
        stage.flat(upright(frame, [u - 0.2, u - 0.02], [0.24, 0.56], w - 0.004), '#3a4047', { opacity: 0.6 }) +
        stage.flat(upright(frame, [u - 0.24, u + 0.24], [0.64, 0.665], w - 0.008), '#c9cbcb') +
        [-0.18, -0.09, 0, 0.09, 0.18]
          .map((d) => stage.flat(upright(frame, [u + d - 0.018, u + d + 0.018], [0.72, 0.756], w - 0.006), '#c9cbcb'))
          .join(''),
    ),
  );
  box(stage, frame, [u - 0.29, u + 0.29], [0.901, 0.912], [-0.25, 0.24], '#2b2b2d');
  for (const [a, b] of [
    [-0.14, -0.1],
    [0.14, -0.1],
    [-0.14, 0.13],
    [0.14, 0.13],
  ] as const)
    drum(stage, frame, u + a, b, [0.913, 0.925], 0.075, '#4a4a4c');
  if (stage.random.chance(0.75)) pot(stage, frame, u + 0.14, 0.926, -0.1);
}

function pot(stage: Stage, frame: Frame, u: number, v: number, w: number): void {
  const colour = within(
    stage.random.pick([stage.palette.accent, BRASS, '#b9bcbd', stage.palette.fabricAlt]),
    0.3,
    0.75,
  );
  drum(stage, frame, u, w, [v, v + 0.12], 0.1, colour);
  drum(stage, frame, u, w, [v + 0.121, v + 0.132], 0.105, tone(colour, 0.15), 0.06);
}

/** A hood above the cooker, by chance a steel chimney or a plastered one. */
export function hood(stage: Stage, frame: Frame, u: number): void {
  const top = stage.height - 0.003;
  const kind = stage.random.pick(['chimney', 'plaster'] as const);
  if (kind === 'chimney') {
    box(stage, frame, [u - 0.32, u + 0.32], [1.62, 1.68], [-0.2, 0.3], '#c9cbcb');
    box(stage, frame, [u - 0.13, u + 0.13], [1.68, top], [0.04, 0.3], '#b9bcbd');
  } else {
    const colour = within(stage.palette.wall, 0.8, 0.95);
    box(stage, frame, [u - 0.44, u + 0.44], [1.6, 1.68], [-0.2, 0.3], within(stage.palette.wood, 0.35, 0.65));
    extrude(
      stage,
      frame,
      'w',
      [
        [u - 0.42, 1.68],
        [u + 0.42, 1.68],
        [u + 0.26, top],
        [u - 0.26, top],
      ],
      [-0.12, 0.3],
      colour,
    );
  }
}

/** Wall cupboards from 1.48 m to 2.2 m, 0.34 m deep. */
export function upperRun(stage: Stage, frame: Frame, [u0, u1]: Span, finish: KitchenFinish): void {
  box(stage, frame, [u0, u1], [1.48, 2.2], [-0.04, 0.3], tone(finish.uppers, -0.2));
  fronts(stage, frame, [u0, u1], [1.48, 2.2], -0.041, finish.uppers, finish.metal);
}

/** A tall refrigerator, middle at u. */
export function fridge(stage: Stage, frame: Frame, u: number): void {
  const colour = stage.random.pick(['#c8cbcc', '#3f4246', '#f1ece2', within(stage.palette.accent, 0.4, 0.7)]);
  box(stage, frame, [u - 0.36, u + 0.36], [0.02, 1.86], [-0.32, 0.3], colour);
  box(stage, frame, [u - 0.355, u + 0.355], [0.04, 0.66], [-0.345, -0.321], tone(colour, 0.08));
  box(stage, frame, [u - 0.355, u + 0.355], [0.68, 1.84], [-0.345, -0.321], tone(colour, 0.08));
  for (const v of [
    [0.44, 0.62],
    [0.74, 1.2],
  ] as const)
    box(stage, frame, [u - 0.31, u - 0.285], v, [-0.38, -0.35], tone(colour, -0.3));
}

/** A sink let into the worktop with its tap, middle at u. */
export function sink(stage: Stage, frame: Frame, u: number, metal: string): void {
  const rim = level(frame, [u - 0.26, u + 0.26], [-0.22, 0.16], 0.902);
  stage.stand(
    boundsOf([...rim, frame.at(u, 0.904, 0)]),
    stage.flat(rim, '#d5d8d8') + stage.flat(level(frame, [u - 0.23, u + 0.23], [-0.19, 0.13], 0.903), '#8d9496'),
  );
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (1 - i / 8);
    return stage.point(frame.at(u, 1.14 + Math.sin(angle) * 0.1, 0.14 - (1 + Math.cos(angle)) * 0.09));
  });
  const d = [stage.point(frame.at(u, 0.905, 0.14)), ...points.toReversed()]
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
    .join('');
  stage.stand(
    boundsOf([frame.at(u - 0.02, 0.905, -0.05), frame.at(u + 0.02, 1.26, 0.16)]),
    path(d, 'none', {
      stroke: metal,
      'stroke-width': Math.max(2, Math.round(stage.scale(frame.at(u, 1, 0)) * 0.024)),
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  );
}

/** A bowl of fruit standing at (u, v, w). */
export function fruitBowl(stage: Stage, frame: Frame, u: number, v: number, w: number): void {
  const { random, palette } = stage;
  for (const [a, b, c] of [
    [-0.07, 0.02, 0],
    [0.05, 0.05, 1],
    [0, -0.05, 2],
    [0.09, -0.03, 0],
    [-0.03, 0.0, 3],
  ] as const) {
    const colour = ['#e8943a', '#d95f3b', '#f0c24e', '#9db54a'][(c + random.whole(0, 1)) % 4] ?? '#e8943a';
    turned(
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
      colour,
    );
  }
  turned(
    stage,
    frame,
    u,
    v,
    w - 0.1,
    sized(
      [
        [0, 0.35],
        [0.1, 0.5],
        [0.6, 1.1],
        [1, 1.4],
      ],
      0.1,
    ),
    within(random.pick([palette.stone, palette.wood, palette.fabricAlt]), 0.35, 0.9),
  );
}

/** Jars, a board and a kettle along a worktop from u to u. */
export function counterThings(stage: Stage, frame: Frame, [u0, u1]: Span, v = 0.902): void {
  const { random, palette } = stage;
  let u = u0 + 0.12;
  while (u < u1 - 0.1) {
    const kind = random.pick(['jar', 'board', 'jars', 'herbs', 'none'] as const);
    if (kind === 'jar')
      turned(
        stage,
        frame,
        u,
        v,
        0.16,
        sized(vessels.jar, 0.24, 0.8),
        within(random.pick([palette.accent, palette.stone]), 0.3, 0.85),
        true,
      );
    if (kind === 'board')
      box(stage, frame, [u - 0.12, u + 0.12], [v, v + 0.36], [0.25, 0.28], within(palette.wood, 0.45, 0.72));
    if (kind === 'jars')
      for (const [d, h] of [
        [-0.1, 0.2],
        [0, 0.16],
        [0.09, 0.12],
      ] as const) {
        drum(stage, frame, u + d, 0.18, [v, v + h], 0.042, tone(palette.wall, 0.3));
        drum(stage, frame, u + d, 0.18, [v + h, v + h + 0.03], 0.044, within(palette.wood, 0.4, 0.7));
      }
    if (kind === 'herbs') {
      const p = frame.at(u, v + 0.12, 0.16);
      const [x, y] = stage.point(p);
      const s = stage.scale(p);
      stage.stand(
        boundsOf([frame.at(u - 0.03, v + 0.121, 0.14), frame.at(u + 0.03, v + 0.3, 0.18)]),
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
      drum(stage, frame, u, 0.16, [v, v + 0.12], 0.055, '#b9653f', 0.07);
    }
    u += random.between(0.3, 0.5);
  }
}
