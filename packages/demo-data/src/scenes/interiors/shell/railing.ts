import { fade } from '../../kit/colour.ts';
import { group } from '../../kit/svg.ts';
import { tone, within } from '../space/colour.ts';
import { stand } from '../space/frame.ts';
import { box, extrude, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { boundsOf } from '../space/vector.ts';
import { upright } from '../space/walls.ts';
import { lattice } from './lattice.ts';

/** A balcony's railing across the room at the depth `z`, about a metre high. */
export function railing(stage: Stage, z: number, kind: 'bars' | 'glass' | 'lattice' | 'balusters'): void {
  const { palette, width } = stage;
  const half = width / 2;
  const frame = stand(0, z);
  const whole: Span = [-half, half];
  const metal = within(palette.metal, 0.15, 0.42);
  const stone = within(palette.wall, 0.75, 0.95);
  if (kind === 'glass') {
    const panes = upright(frame, whole, [0.08, 0.98]);
    const sheens = [-0.6, -0.1, 0.4].map((at) =>
      stage.flat(
        [
          frame.at(half * at, 0.08, 0),
          frame.at(half * (at + 0.12), 0.08, 0),
          frame.at(half * (at + 0.26), 0.98, 0),
          frame.at(half * (at + 0.12), 0.98, 0),
        ],
        fade('#ffffff', 0.18),
      ),
    );
    stage.stand(
      boundsOf([...panes, frame.at(0, 0.5, 0.01)]),
      group(stage.flat(panes, fade('#d8efef', 0.2)) + sheens.join('')),
    );
    box(stage, frame, whole, [0.981, 1.03], [-0.03, 0.03], metal);
    box(stage, frame, whole, [0, 0.079], [-0.05, 0.05], tone(stone, -0.1));
    for (const u of [-half * 0.5, 0, half * 0.5])
      box(stage, frame, [u - 0.02, u + 0.02], [0.08, 0.98], [-0.04, -0.011], metal);
  } else if (kind === 'bars') {
    for (let u = -half + 0.06; u < half; u += 0.115)
      box(stage, frame, [u - 0.008, u + 0.008], [0.1, 0.979], [-0.008, 0.008], metal);
    box(stage, frame, whole, [0.98, 1.02], [-0.03, 0.03], metal);
    box(stage, frame, whole, [0.06, 0.099], [-0.015, 0.015], metal);
  } else if (kind === 'lattice') {
    const wood = within(palette.woodDark, 0.22, 0.5);
    const markup = lattice(stage, frame, whole, [0.05, 0.95], wood, 0, 0.16);
    stage.stand(boundsOf(upright(frame, whole, [0.05, 0.95]).concat([frame.at(0, 0.5, 0.02)])), markup);
    box(stage, frame, whole, [0.951, 1.02], [-0.05, 0.05], wood);
  } else {
    box(stage, frame, whole, [0, 0.12], [-0.1, 0.1], stone);
    for (let u = -half + 0.12; u < half; u += 0.24)
      extrude(
        stage,
        frame,
        'w',
        [
          [u - 0.05, 0.121],
          [u + 0.05, 0.121],
          [u + 0.075, 0.36],
          [u + 0.03, 0.66],
          [u + 0.05, 0.879],
          [u - 0.05, 0.879],
          [u - 0.03, 0.66],
          [u - 0.075, 0.36],
        ],
        [-0.04, 0.04],
        stone,
      );
    box(stage, frame, whole, [0.88, 1], [-0.12, 0.12], stone);
  }
}
