import { group } from '../../kit/svg.ts';
import { tone, within } from '../space/colour.ts';
import type { Frame } from '../space/frame.ts';
import { box, drum, extrude, rounded, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { boundsOf } from '../space/vector.ts';
import { sized, turned, vessels } from './turned.ts';

/** An espresso machine, its working side at −w. */
export function espressoMachine(stage: Stage, frame: Frame, u: number, v: number): void {
  const metal = '#c3c7c9';
  const dark = '#3a3836';
  box(stage, frame, [u - 0.36, u + 0.36], [v, v + 0.06], [-0.2, 0.24], dark);
  box(stage, frame, [u - 0.34, u + 0.34], [v + 0.06, v + 0.3], [0.02, 0.22], tone(metal, -0.1));
  box(stage, frame, [u - 0.37, u + 0.37], [v + 0.3, v + 0.46], [-0.2, 0.24], within(stage.palette.accent, 0.3, 0.65));
  box(stage, frame, [u - 0.37, u + 0.37], [v + 0.461, v + 0.48], [-0.2, 0.24], metal);
  for (const d of [-0.17, 0.17]) {
    drum(stage, frame, u + d, -0.08, [v + 0.24, v + 0.299], 0.05, dark);
    box(stage, frame, [u + d - 0.012, u + d + 0.012], [v + 0.245, v + 0.262], [-0.24, -0.131], dark);
  }
  for (const d of [-0.26, -0.16, -0.06, 0.06, 0.17, 0.27])
    turned(
      stage,
      frame,
      u + d,
      v + 0.481,
      0.02,
      [
        [0, 0.025],
        [0.05, 0.04],
      ],
      '#f7f3ea',
      true,
    );
}

/** A glass case of cakes upon a counter: shelves of pastries behind a clear front. */
export function pastryCase(stage: Stage, frame: Frame, [u0, u1]: Span, v: number): void {
  const { random } = stage;
  const bakes = ['#c98a4a', '#e0b071', '#8a5230', '#d9788a', '#f0d9a8', '#a9653a'] as const;
  box(stage, frame, [u0, u1], [v, v + 0.02], [-0.22, 0.22], '#e9e3d6');
  for (const [j, high] of [v + 0.02, v + 0.22].entries()) {
    if (j > 0) box(stage, frame, [u0, u1], [high - 0.012, high - 0.001], [-0.18, 0.2], '#dfe8e8');
    for (let u = u0 + 0.09; u < u1 - 0.05; u += 0.15) {
      const colour = random.pick(bakes);
      if (random.chance(0.5)) drum(stage, frame, u, -0.05, [high, high + 0.07], 0.055, colour);
      else
        extrude(
          stage,
          frame,
          'w',
          rounded([u - 0.055, u + 0.055], [high, high + 0.07], [0.01, 0.01, 0.04, 0.04]),
          [-0.12, 0.05],
          colour,
        );
    }
  }
  const glass = [
    frame.at(u0, v + 0.02, -0.221),
    frame.at(u1, v + 0.02, -0.221),
    frame.at(u1, v + 0.42, -0.221),
    frame.at(u0, v + 0.42, -0.221),
  ];
  const span = u1 - u0;
  const sheen = [
    frame.at(u0 + span * 0.15, v + 0.02, -0.222),
    frame.at(u0 + span * 0.3, v + 0.02, -0.222),
    frame.at(u0 + span * 0.55, v + 0.42, -0.222),
    frame.at(u0 + span * 0.4, v + 0.42, -0.222),
  ];
  stage.stand(
    boundsOf([...glass, frame.at(u0, v + 0.02, -0.23)]),
    group(stage.flat(glass, '#e3f1f1', { opacity: 0.24 }) + stage.flat(sheen, '#ffffff', { opacity: 0.25 })),
  );
  box(stage, frame, [u0, u1], [v + 0.42, v + 0.44], [-0.22, 0.22], '#d5d8d8');
}

export function cafeTable(stage: Stage, frame: Frame, colour: string): void {
  const metal = within(stage.palette.metal, 0.15, 0.42);
  drum(stage, frame, 0, 0, [0, 0.03], 0.22, metal);
  drum(stage, frame, 0, 0, [0.03, 0.7], 0.03, metal);
  drum(stage, frame, 0, 0, [0.7, 0.735], 0.34, within(colour, 0.4, 0.9));
  for (const [u, w] of [
    [-0.13, -0.06],
    [0.14, 0.05],
  ] as const) {
    drum(stage, frame, u, w, [0.736, 0.744], 0.07, '#f4efe5');
    turned(
      stage,
      frame,
      u,
      0.745,
      w,
      [
        [0, 0.022],
        [0.055, 0.04],
      ],
      '#fbf8f1',
      true,
    );
  }
  turned(stage, frame, 0.02, 0.736, 0.16, sized(vessels.bottle, 0.16), within(stage.palette.accent, 0.3, 0.7));
}
