import { gradient } from '../../kit/svg.ts';
import { tone, within } from '../space/colour.ts';
import type { Frame } from '../space/frame.ts';
import { box, drum, extrude, leg, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { boundsOf } from '../space/vector.ts';
import { upright } from '../space/walls.ts';
import { tableLamp } from './lamps.ts';
import { sized, turned, vessels } from './turned.ts';

/** Desk 0.7 m deep; the seat is at its +w side if `screenTo` is −1, else at −w. */
export function desk(stage: Stage, frame: Frame, width: number, screenTo: -1 | 1, colour?: string): void {
  const { palette, random } = stage;
  const wood = colour ?? within(random.pick([palette.wood, palette.woodDark, '#f4efe5']), 0.28, 0.93);
  const half = width / 2;
  const metal = within(palette.metal, 0.18, 0.45);
  box(stage, frame, [half - 0.44, half - 0.04], [0.1, 0.7], [-0.3, 0.3], tone(wood, -0.06));
  for (const v of [0.12, 0.32, 0.52])
    box(
      stage,
      frame,
      [half - 0.43, half - 0.05],
      [v, v + 0.17],
      screenTo < 0 ? [0.301, 0.315] : [-0.315, -0.301],
      tone(wood, 0.06),
    );
  for (const w of [-0.29, 0.29]) leg(stage, frame, [-half + 0.08, w], [-half + 0.08, w], 0.71, 0.06, metal);
  box(stage, frame, [-half, half], [0.71, 0.75], [-0.35, 0.35], wood);
  if (screenTo < 0) box(stage, frame, [-half + 0.1, half - 0.45], [0.3, 0.7], [-0.31, -0.29], tone(wood, -0.16));
  monitor(stage, frame, -0.05, 0.75, screenTo < 0 ? -0.14 : 0.16, screenTo);
  const near = screenTo < 0 ? 0.12 : -0.14;
  box(stage, frame, [-0.25, 0.15], [0.751, 0.765], [near - 0.06, near + 0.06], '#e9e6df');
  turned(stage, frame, half - 0.2, 0.75, 0.02, sized(vessels.cylinder, 0.1), within(palette.accent, 0.3, 0.75), true);
  for (const [i, tint] of [palette.accent, palette.fabricAlt, palette.woodDark].entries())
    box(stage, frame, [-half + 0.1, -half + 0.36 - i * 0.02], [0.751 + i * 0.03, 0.779 + i * 0.03], [-0.1, 0.1], tint);
  if (random.chance(0.5)) tableLamp(stage, frame, half - 0.18, 0.75, 0.2 * screenTo, 0.42);
}

/** Screen on a foot, facing −w if `to` is 1, else away. */
export function monitor(stage: Stage, frame: Frame, u: number, v: number, w: number, to: -1 | 1): void {
  drum(stage, frame, u, w, [v, v + 0.015], 0.11, '#b9bcbd');
  box(stage, frame, [u - 0.02, u + 0.02], [v + 0.015, v + 0.2], [w - 0.01, w + 0.01], '#9ea2a4');
  const span: Span = [u - 0.3, u + 0.3];
  box(
    stage,
    frame,
    span,
    [v + 0.12, v + 0.48],
    to > 0 ? [w - 0.035, w - 0.012] : [w + 0.012, w + 0.035],
    to > 0 ? '#2b2c2f' : '#c9cccd',
  );
  if (to < 0) return;
  const { palette } = stage;
  const face = w - 0.037;
  const on = ([a, b]: Span, [c, d]: Span, fill: string) =>
    stage.flat(upright(frame, [u + a, u + b], [v + c, v + d], face), fill);
  stage.stand(
    boundsOf([frame.at(u - 0.3, v + 0.12, face - 0.004), frame.at(u + 0.3, v + 0.48, face)]),
    on(
      [-0.28, 0.28],
      [0.14, 0.46],
      gradient(0, 0, 1, 1, [
        [0, '#e8f0f2'],
        [1, '#bfd3da'],
      ]),
    ) +
      on([-0.26, -0.14], [0.16, 0.44], tone(palette.accent, 0.3)) +
      [0, 1, 2, 3]
        .map((i) => on([-0.08 + i * 0.08, -0.03 + i * 0.08], [0.17, 0.22 + ((i * 37) % 11) * 0.012], palette.fabricAlt))
        .join('') +
      on([-0.1, 0.24], [0.38, 0.4], '#8fa5ae') +
      on([-0.1, 0.12], [0.42, 0.44], '#8fa5ae'),
  );
}

/** Reception or shop counter, 0.6 m deep and 1.05 m high, its public side at −w: fluted, panelled or lattice. */
export function counter(
  stage: Stage,
  frame: Frame,
  width: number,
  style: 'fluted' | 'stone' | 'panel',
  height = 1.05,
): void {
  const { palette, random } = stage;
  const half = width / 2;
  const body = within(
    style === 'stone' ? palette.stone : random.pick([palette.wood, palette.accent, palette.fabricAlt]),
    0.28,
    0.88,
  );
  const top = within(random.pick([palette.stone, palette.woodDark, '#f2eee6']), 0.25, 0.93);
  box(stage, frame, [-half + 0.03, half - 0.03], [0, 0.09], [-0.25, 0.28], tone(body, -0.5));
  box(stage, frame, [-half, half], [0.09, height], [-0.28, 0.3], body);
  if (style === 'fluted')
    for (let u = -half + 0.01; u < half - 0.06; u += 0.09)
      extrude(
        stage,
        frame,
        'v',
        [
          [u, -0.281],
          [u + 0.014, -0.302],
          [u + 0.056, -0.302],
          [u + 0.07, -0.281],
        ],
        [0.09, height],
        body,
      );
  if (style === 'panel') {
    const count = Math.round(width / 0.6);
    const step = (width - 0.08) / count;
    for (let i = 0; i < count; i += 1)
      box(
        stage,
        frame,
        [-half + 0.08 + step * i, -half + step * (i + 1)],
        [0.18, height - 0.09],
        [-0.3, -0.281],
        tone(body, 0.08),
      );
  }
  box(stage, frame, [-half - 0.03, half + 0.03], [height, height + 0.045], [-0.34, 0.34], top);
}
