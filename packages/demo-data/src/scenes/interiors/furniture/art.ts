import { group, path } from '../../kit/svg.ts';
import { projectPolygon } from '../space/camera.ts';
import { tone, within } from '../space/colour.ts';
import { box, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { boundsOf } from '../space/vector.ts';
import { onWall, pathOf, type Side, upright } from '../space/walls.ts';
import { MOTIFS, type Paint } from './motifs.ts';

/** Framed picture on a wall, its middle at (u, v) of the wall's frame that starts at `along`. */
export function picture(stage: Stage, side: Side, along: number, v: number, across: number, high: number): void {
  const { random, palette } = stage;
  const frame = onWall(stage, side, along);
  const wood = within(random.pick([palette.woodDark, palette.wood, '#b8893f', '#2f2b29', '#f4efe6']), 0.15, 0.95);
  const u: Span = [-across / 2, across / 2];
  const vs: Span = [v - high / 2, v + high / 2];
  stage.lay(
    stage.flat(upright(frame, [u[0] + 0.03, u[1] + 0.05], [vs[0] - 0.06, vs[1] - 0.03], 0.003), '#1d1420', {
      opacity: 0.2,
    }),
  );
  box(stage, frame, u, vs, [0.004, 0.035], wood);
  const rim = 0.028;
  const mat = random.chance(0.7) ? Math.min(across, high) * 0.1 : 0;
  const paper = tone(palette.wall, 0.55);
  const inner: Span = [u[0] + rim + mat, u[1] - rim - mat];
  const innerV: Span = [vs[0] + rim + mat, vs[1] - rim - mat];
  const paint: Paint = (shape, fill, opacity = 1) =>
    path(
      pathOf([
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
  const ground = random.pick([tone(palette.wall, 0.35), tone(palette.fabric, 0.4), tone(palette.stone, 0.3)]);
  const motif = MOTIFS[random.whole(0, MOTIFS.length - 1)];
  stage.stand(
    boundsOf(upright(frame, u, vs, 0.037).concat(upright(frame, u, vs, 0.04))),
    group(
      stage.flat(upright(frame, [u[0] + rim, u[1] - rim], [vs[0] + rim, vs[1] - rim], 0.037), paper) +
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
export function pictures(stage: Stage, side: Side, along: number, room: number, v = 1.62): void {
  const flip = side === 'right' ? -1 : 1;
  const put = (du: number, dv: number, across: number, high: number) =>
    picture(stage, side, along + du * flip, v + dv, across, high);
  const kind = stage.random.pick(['one', 'pair', 'three', 'gather'] as const);
  if (kind === 'one' || room < 1) put(0, 0, Math.min(room, 1.25), stage.random.pick([0.72, 0.86]));
  else if (kind === 'pair') for (const at of [-0.5, 0.5]) put(at * 0.78, 0, 0.62, 0.84);
  else if (kind === 'three')
    for (const at of [-1, 0, 1]) put(at * Math.min(0.62, room * 0.34), 0, Math.min(0.5, room * 0.28), 0.68);
  else {
    put(-0.42, 0.02, 0.56, 0.76);
    put(0.16, 0.22, 0.42, 0.34);
    put(0.16, -0.2, 0.42, 0.36);
    put(0.62, 0.06, 0.36, 0.5);
  }
}
