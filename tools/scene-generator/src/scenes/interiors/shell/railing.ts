import { fade } from '../../kit/color.ts';
import { group } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import { createFloorFrame } from '../space/frame.ts';
import { drawBox, extrude, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { createUprightRectangle } from '../space/walls.ts';
import { drawLattice } from './lattice.ts';

/** A balcony's railing across the room at the depth `z`, about a metre high. */
export function drawRailing(stage: Stage, z: number, kind: 'bars' | 'glass' | 'lattice' | 'balusters'): void {
  const { palette, width } = stage;
  const half = width / 2;
  const frame = createFloorFrame(0, z);
  const fullSpan: Span = [-half, half];
  const metal = clampBrightness(palette.metal, 0.15, 0.42);
  const stone = clampBrightness(palette.wall, 0.75, 0.95);
  if (kind === 'glass') {
    const panes = createUprightRectangle(frame, fullSpan, [0.08, 0.98]);
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
      computeBounds([...panes, frame.at(0, 0.5, 0.01)]),
      group(stage.flat(panes, fade('#d8efef', 0.2)) + sheens.join('')),
    );
    drawBox(stage, frame, fullSpan, [0.981, 1.03], [-0.03, 0.03], metal);
    drawBox(stage, frame, fullSpan, [0, 0.079], [-0.05, 0.05], adjustTone(stone, -0.1));
    for (const u of [-half * 0.5, 0, half * 0.5])
      drawBox(stage, frame, [u - 0.02, u + 0.02], [0.08, 0.98], [-0.04, -0.011], metal);
  } else if (kind === 'bars') {
    for (let u = -half + 0.06; u < half; u += 0.115)
      drawBox(stage, frame, [u - 0.008, u + 0.008], [0.1, 0.979], [-0.008, 0.008], metal);
    drawBox(stage, frame, fullSpan, [0.98, 1.02], [-0.03, 0.03], metal);
    drawBox(stage, frame, fullSpan, [0.06, 0.099], [-0.015, 0.015], metal);
  } else if (kind === 'lattice') {
    const wood = clampBrightness(palette.woodDark, 0.22, 0.5);
    const markup = drawLattice(stage, frame, fullSpan, [0.05, 0.95], wood, 0, 0.16);
    stage.stand(
      computeBounds(createUprightRectangle(frame, fullSpan, [0.05, 0.95]).concat([frame.at(0, 0.5, 0.02)])),
      markup,
    );
    drawBox(stage, frame, fullSpan, [0.951, 1.02], [-0.05, 0.05], wood);
  } else {
    drawBox(stage, frame, fullSpan, [0, 0.12], [-0.1, 0.1], stone);
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
    drawBox(stage, frame, fullSpan, [0.88, 1], [-0.12, 0.12], stone);
  }
}
