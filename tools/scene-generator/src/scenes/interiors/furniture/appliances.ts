import { group, path } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { drawBox, drawCylinder, extrude } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { createLevelRectangle, createUprightRectangle } from '../space/walls.ts';
import { BRASS } from './table.ts';

export function drawCooker(stage: Stage, frame: Frame, u: number): void {
  const w = -0.312;
  drawBox(stage, frame, [u - 0.29, u + 0.29], [0.14, 0.85], [w, -0.3015], '#33312f');
  const pane = createUprightRectangle(frame, [u - 0.23, u + 0.23], [0.2, 0.6], w - 0.004);
  stage.stand(
    computeBounds([...pane, frame.at(u, 0.84, w - 0.008)]),
    group(
      stage.flat(pane, '#1f2226') +
        stage.flat(createUprightRectangle(frame, [u - 0.2, u - 0.02], [0.24, 0.56], w - 0.004), '#3a4047', {
          opacity: 0.6,
        }) +
        stage.flat(createUprightRectangle(frame, [u - 0.24, u + 0.24], [0.64, 0.665], w - 0.008), '#c9cbcb') +
        [-0.18, -0.09, 0, 0.09, 0.18]
          .map((d) =>
            stage.flat(
              createUprightRectangle(frame, [u + d - 0.018, u + d + 0.018], [0.72, 0.756], w - 0.006),
              '#c9cbcb',
            ),
          )
          .join(''),
    ),
  );
  drawBox(stage, frame, [u - 0.29, u + 0.29], [0.901, 0.912], [-0.25, 0.24], '#2b2b2d');
  for (const [a, b] of [
    [-0.14, -0.1],
    [0.14, -0.1],
    [-0.14, 0.13],
    [0.14, 0.13],
  ] as const)
    drawCylinder(stage, frame, u + a, b, [0.913, 0.925], 0.075, '#4a4a4c');
  if (stage.random.chance(0.75)) drawPot(stage, frame, u + 0.14, 0.926, -0.1);
}

function drawPot(stage: Stage, frame: Frame, u: number, v: number, w: number): void {
  const color = clampBrightness(
    stage.random.pick([stage.palette.accent, BRASS, '#b9bcbd', stage.palette.fabricAlt]),
    0.3,
    0.75,
  );
  drawCylinder(stage, frame, u, w, [v, v + 0.12], 0.1, color);
  drawCylinder(stage, frame, u, w, [v + 0.121, v + 0.132], 0.105, adjustTone(color, 0.15), 0.06);
}

/** A hood above the cooker, by chance a steel chimney or a plastered one. */
export function drawHood(stage: Stage, frame: Frame, u: number): void {
  const top = stage.height - 0.003;
  const kind = stage.random.pick(['chimney', 'plaster'] as const);
  if (kind === 'chimney') {
    drawBox(stage, frame, [u - 0.32, u + 0.32], [1.62, 1.68], [-0.2, 0.3], '#c9cbcb');
    drawBox(stage, frame, [u - 0.13, u + 0.13], [1.68, top], [0.04, 0.3], '#b9bcbd');
  } else {
    const color = clampBrightness(stage.palette.wall, 0.8, 0.95);
    drawBox(
      stage,
      frame,
      [u - 0.44, u + 0.44],
      [1.6, 1.68],
      [-0.2, 0.3],
      clampBrightness(stage.palette.wood, 0.35, 0.65),
    );
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
      color,
    );
  }
}

/** A tall refrigerator, middle at u. */
export function drawFridge(stage: Stage, frame: Frame, u: number): void {
  const color = stage.random.pick(['#c8cbcc', '#3f4246', '#f1ece2', clampBrightness(stage.palette.accent, 0.4, 0.7)]);
  drawBox(stage, frame, [u - 0.36, u + 0.36], [0.02, 1.86], [-0.32, 0.3], color);
  drawBox(stage, frame, [u - 0.355, u + 0.355], [0.04, 0.66], [-0.345, -0.321], adjustTone(color, 0.08));
  drawBox(stage, frame, [u - 0.355, u + 0.355], [0.68, 1.84], [-0.345, -0.321], adjustTone(color, 0.08));
  for (const v of [
    [0.44, 0.62],
    [0.74, 1.2],
  ] as const)
    drawBox(stage, frame, [u - 0.31, u - 0.285], v, [-0.38, -0.35], adjustTone(color, -0.3));
}

/** A sink let into the worktop with its tap, middle at u. */
export function drawSink(stage: Stage, frame: Frame, u: number, metal: string): void {
  const rim = createLevelRectangle(frame, [u - 0.26, u + 0.26], [-0.22, 0.16], 0.902);
  stage.stand(
    computeBounds([...rim, frame.at(u, 0.904, 0)]),
    stage.flat(rim, '#d5d8d8') +
      stage.flat(createLevelRectangle(frame, [u - 0.23, u + 0.23], [-0.19, 0.13], 0.903), '#8d9496'),
  );
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (1 - i / 8);
    return stage.point(frame.at(u, 1.14 + Math.sin(angle) * 0.1, 0.14 - (1 + Math.cos(angle)) * 0.09));
  });
  const d = [stage.point(frame.at(u, 0.905, 0.14)), ...points.toReversed()]
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
    .join('');
  stage.stand(
    computeBounds([frame.at(u - 0.02, 0.905, -0.05), frame.at(u + 0.02, 1.26, 0.16)]),
    path(d, 'none', {
      stroke: metal,
      'stroke-width': Math.max(2, Math.round(stage.scale(frame.at(u, 1, 0)) * 0.024)),
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  );
}
