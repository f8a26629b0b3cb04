import { gradient, group, stroke } from '../../kit/svg.ts';
import { tone, within } from '../space/colour.ts';
import type { Frame } from '../space/frame.ts';
import { box, extrude, round, rounded } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { boundsOf } from '../space/vector.ts';
import { onWall, type Side, upright } from '../space/walls.ts';
import { fronts } from './kitchen.ts';
import { sized, turned, vessels } from './turned.ts';

const CHINA = '#f7f5f0';

/** Washstand `width` wide, 0.52 m deep, its back at +w: cabinet, top, one or two basins with taps. */
export function vanity(stage: Stage, frame: Frame, width: number, metal: string): void {
  const { palette, random } = stage;
  const half = width / 2;
  const wood = within(random.pick([palette.wood, palette.accent, palette.fabricAlt, palette.woodDark]), 0.26, 0.75);
  const top = within(random.pick([palette.stone, '#f2eee6']), 0.7, 0.93);
  box(stage, frame, [-half, half], [0.3, 0.8], [-0.24, 0.26], wood);
  fronts(stage, frame, [-half, half], [0.31, 0.79], -0.241, wood, metal, true);
  box(stage, frame, [-half - 0.01, half + 0.01], [0.802, 0.845], [-0.27, 0.26], top);
  const basins = width > 1.35 ? [-width / 4, width / 4] : [0];
  for (const u of basins) {
    turned(
      stage,
      frame,
      u,
      0.846,
      -0.02,
      [
        [0, 0.13],
        [0.05, 0.18],
        [0.13, 0.21],
      ],
      CHINA,
      false,
    );
    const [x, y] = stage.point(frame.at(u, 0.845, 0.2));
    const s = stage.scale(frame.at(u, 0.9, 0.2));
    stage.stand(
      boundsOf([frame.at(u - 0.02, 0.85, 0.18), frame.at(u + 0.02, 1.12, 0.21)]),
      stroke(
        [
          [x, y],
          [x, y - s * 0.26],
          [x, y - s * 0.27],
        ],
        metal,
        Math.max(3, s * 0.025),
        { 'stroke-linecap': 'round' },
      ),
    );
    box(stage, frame, [u - 0.012, u + 0.012], [1.08, 1.1], [0.06, 0.179], metal);
  }
  if (width > 0.9) {
    for (const [i, tint] of [palette.fabricAlt, palette.wall].entries())
      extrude(
        stage,
        frame,
        'w',
        rounded([half - 0.34, half - 0.06], [0.846 + i * 0.06, 0.904 + i * 0.06], 0.025),
        [-0.14, 0.12],
        within(tint, 0.5, 0.93),
      );
    turned(stage, frame, -half + 0.12, 0.846, 0.08, sized(vessels.bottle, 0.2), within(palette.accent, 0.3, 0.75));
    turned(stage, frame, -half + 0.22, 0.846, 0.12, sized(vessels.bottle, 0.15), within(palette.fabricAlt, 0.4, 0.85));
  }
}

/** A lavatory with its cistern, back at +w. */
export function lavatory(stage: Stage, frame: Frame): void {
  box(stage, frame, [-0.2, 0.2], [0.4, 0.8], [0.16, 0.32], CHINA);
  box(stage, frame, [-0.05, 0.05], [0.8, 0.815], [0.2, 0.27], '#c9cbcb');
  extrude(
    stage,
    frame,
    'v',
    rounded([-0.14, 0.14], [-0.2, 0.32], [0.12, 0.12, 0.02, 0.02]),
    [0, 0.2],
    tone(CHINA, -0.06),
  );
  extrude(stage, frame, 'v', rounded([-0.19, 0.19], [-0.34, 0.155], [0.19, 0.19, 0.03, 0.03]), [0.2, 0.4], CHINA);
  extrude(
    stage,
    frame,
    'v',
    rounded([-0.195, 0.195], [-0.35, 0.15], [0.19, 0.19, 0.03, 0.03]),
    [0.402, 0.435],
    tone(CHINA, 0.5),
  );
}

export function bathtub(stage: Stage, frame: Frame, metal: string): void {
  const outside = stage.random.chance(0.6) ? CHINA : within(stage.palette.accent, 0.3, 0.7);
  const rim = 0.58;
  const sides = (a: number, b: number, v: number) => round(0, 0, a, b, 36).map(([u, w]) => frame.at(u, v, w));
  const foot = sides(0.66, 0.25, 0.02);
  const waist = sides(0.8, 0.36, 0.36);
  const top = sides(0.88, 0.4, rim);
  const strip = (low: typeof foot, high: typeof foot) =>
    low.map((p, i) => [p, low[(i + 1) % 36] ?? p, high[(i + 1) % 36] ?? p, high[i] ?? p]);
  const eye = stage.camera.eye;
  const parts: string[] = [];
  for (const [low, high, shade] of [
    [foot, waist, -0.1],
    [waist, top, 0.02],
  ] as const)
    for (const [a, b, c, d] of strip(low, high)) {
      if (!a || !b || !c || !d) continue;
      const centreX = frame.at(0, 0, 0);
      const nx = (a[0] + b[0]) / 2 - centreX[0];
      const nz = (a[2] + b[2]) / 2 - centreX[2];
      if (nx * (eye[0] - a[0]) + nz * (eye[2] - a[2]) <= 0) continue;
      const facing = -(nx * stage.sun[0] + nz * stage.sun[2]) / (Math.hypot(nx, nz) || 1);
      const fill = tone(outside, shade + facing * 0.14 - 0.06);
      parts.push(stage.flat([a, b, c, d], fill, { stroke: fill }));
    }
  parts.push(stage.flat(top, tone(CHINA, 0.6)));
  parts.push(stage.flat(sides(0.83, 0.35, rim), tone(CHINA, -0.2)));
  parts.push(
    stage.flat(
      sides(0.8, 0.32, rim - 0.05),
      gradient(0, 0, 1, 1, [
        [0, '#bfe0e4'],
        [1, '#e6f5f5'],
      ]),
    ),
  );
  stage.stand(boundsOf([...foot, ...top]), group(parts.join('')));
  box(stage, frame, [0.482, 0.518], [0, 1], [0.46, 0.495], metal);
  box(stage, frame, [0.482, 0.518], [1, 1.03], [0.2, 0.495], metal);
}

/** A towel over a rail on a wall's frame at `along`. */
export function towel(stage: Stage, side: Side, along: number, v: number, colour: string, metal: string): void {
  const frame = onWall(stage, side, along);
  box(stage, frame, [-0.3, 0.3], [v, v + 0.02], [0.06, 0.08], metal);
  extrude(
    stage,
    frame,
    'w',
    rounded([-0.2, 0.16], [v - 0.5, v + 0.022], [0.01, 0.01, 0.02, 0.02]),
    [0.045, 0.1],
    within(colour, 0.4, 0.9),
  );
  const band = upright(frame, [-0.2, 0.16], [v - 0.42, v - 0.38], 0.102);
  stage.stand(boundsOf([...band, frame.at(0, v - 0.4, 0.106)]), stage.flat(band, tone(colour, 0.5)));
}
