import { group, path } from '../../kit/svg.ts';
import { projectPolygon } from '../space/camera.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import { drawBox, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { createUprightRectangle, createWallFrame, type Side, toPathData } from '../space/walls.ts';
import { MOTIFS, type Paint } from './motifs.ts';

/** Framed picture on a wall, its middle at (u, v) of the wall's frame that starts at `along`. */
export function drawPicture(stage: Stage, side: Side, along: number, v: number, across: number, height: number): void {
  const { random, palette } = stage;
  const frame = createWallFrame(stage, side, along);
  const wood = clampBrightness(
    random.pick([palette.woodDark, palette.wood, '#b8893f', '#2f2b29', '#f4efe6']),
    0.15,
    0.95,
  );
  const u: Span = [-across / 2, across / 2];
  const vs: Span = [v - height / 2, v + height / 2];
  stage.addToShell(
    stage.flat(
      createUprightRectangle(frame, [u[0] + 0.03, u[1] + 0.05], [vs[0] - 0.06, vs[1] - 0.03], 0.003),
      '#1d1420',
      {
        opacity: 0.2,
      },
    ),
  );
  drawBox(stage, frame, u, vs, [0.004, 0.035], wood);
  const rim = 0.028;
  const mat = random.chance(0.7) ? Math.min(across, height) * 0.1 : 0;
  const paper = adjustTone(palette.wall, 0.55);
  const inner: Span = [u[0] + rim + mat, u[1] - rim - mat];
  const innerV: Span = [vs[0] + rim + mat, vs[1] - rim - mat];
  const paint: Paint = (shape, fill, opacity = 1) =>
    path(
      toPathData([
        projectPolygon(
          stage.camera,
          shape.map(([a, b]) =>
            frame.at(inner[0] + a * (inner[1] - inner[0]), innerV[0] + b * (innerV[1] - innerV[0]), 0.037),
          ),
        ),
      ]),
      fill,
      opacity < 1 ? { opacity } : {},
    );
  const ratio = (inner[1] - inner[0]) / (innerV[1] - innerV[0]);
  const ground = random.pick([
    adjustTone(palette.wall, 0.35),
    adjustTone(palette.fabric, 0.4),
    adjustTone(palette.stone, 0.3),
  ]);
  const motif = MOTIFS[random.integer(0, MOTIFS.length - 1)];
  stage.stand(
    computeBounds(createUprightRectangle(frame, u, vs, 0.037).concat(createUprightRectangle(frame, u, vs, 0.04))),
    group(
      stage.flat(createUprightRectangle(frame, [u[0] + rim, u[1] - rim], [vs[0] + rim, vs[1] - rim], 0.037), paper) +
        paint(
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
          ground,
        ) +
        (motif?.(stage, paint, ratio) ?? ''),
    ),
  );
}

/** One large picture, a pair, a row of three, or a gathering of small ones, centred at `along` on a wall. */
export function drawPictures(stage: Stage, side: Side, along: number, room: number, v = 1.62): void {
  const flip = side === 'right' ? -1 : 1;
  const hangPicture = (du: number, dv: number, across: number, height: number) =>
    drawPicture(stage, side, along + du * flip, v + dv, across, height);
  const kind = stage.random.pick(['one', 'pair', 'three', 'gather'] as const);
  if (kind === 'one' || room < 1) hangPicture(0, 0, Math.min(room, 1.25), stage.random.pick([0.72, 0.86]));
  else if (kind === 'pair') for (const at of [-0.5, 0.5]) hangPicture(at * 0.78, 0, 0.62, 0.84);
  else if (kind === 'three')
    for (const at of [-1, 0, 1]) hangPicture(at * Math.min(0.62, room * 0.34), 0, Math.min(0.5, room * 0.28), 0.68);
  else {
    hangPicture(-0.42, 0.02, 0.56, 0.76);
    hangPicture(0.16, 0.22, 0.42, 0.34);
    hangPicture(0.16, -0.2, 0.42, 0.36);
    hangPicture(0.62, 0.06, 0.36, 0.5);
  }
}
