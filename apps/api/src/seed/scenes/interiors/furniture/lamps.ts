import { circle, ellipse, group, path, radial } from '../../kit/svg.ts';
import { tone, within } from '../space/colour.ts';
import { type Frame, stand } from '../space/frame.ts';
import { bodyShade, box, drum } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { boundsOf, type Vec3 } from '../space/vector.ts';
import { sized, turned, vessels } from './turned.ts';

/** The soft light about a burning lamp at a room point; `reach` in metres. Daylight drowns it. */
export function glow(stage: Stage, p: Vec3, reach: number, strength = 0.7): void {
  if (!stage.light.lit) return;
  const [x, y] = stage.point(p);
  const r = reach * stage.scale(p);
  stage.over(
    ellipse(x, y, r, r, radial([0, '#ffd894', strength], [0.3, '#ffbf6b', strength * 0.42], [1, '#ffae52', 0]), {
      style: 'mix-blend-mode:screen',
    }),
  );
}

/** A lampshade as a truncated cone round a vertical axis, lit from within when lamps burn. */
function shade(
  stage: Stage,
  frame: Frame,
  u: number,
  w: number,
  v0: number,
  v1: number,
  r0: number,
  r1: number,
  colour: string,
): void {
  const lit = stage.light.lit;
  turned(
    stage,
    frame,
    u,
    v0,
    w,
    [
      [0, r0],
      [(v1 - v0) * 0.5, (r0 + r1) / 2],
      [v1 - v0, r1],
    ],
    lit ? '#ffe2a6' : colour,
    true,
  );
  glow(stage, frame.at(u, (v0 + v1) / 2, w), 1.15);
}

const shadeColour = (stage: Stage): string =>
  within(stage.random.pick([stage.palette.wall, stage.palette.fabric, stage.palette.fabricAlt]), 0.5, 0.93);
const metalOf = (stage: Stage): string =>
  within(stage.random.pick([stage.palette.metal, '#b8893f', '#b8893f']), 0.2, 0.65);

/** A lamp for a bedside or a sideboard, standing at (u, v, w). */
export function tableLamp(stage: Stage, frame: Frame, u: number, v: number, w: number, height = 0.5): void {
  const { random, palette } = stage;
  const body = within(random.pick([palette.accent, palette.stone, palette.fabricAlt, '#b8893f']), 0.25, 0.85);
  turned(stage, frame, u, v, w, sized(random.pick([vessels.jar, vessels.urn, vessels.gourd]), height * 0.55), body);
  shade(stage, frame, u, w, v + height * 0.56, v + height, height * 0.34, height * 0.22, shadeColour(stage));
}

/** A floor lamp: straight, tripod, or with an arc that reaches `reach` metres along u. */
export function floorLamp(stage: Stage, frame: Frame, kind: 'straight' | 'tripod' | 'arc', reach = 0.9): void {
  const metal = metalOf(stage);
  const cover = shadeColour(stage);
  if (kind === 'arc') {
    drum(stage, frame, 0, 0, [0, 0.06], 0.19, metal);
    const points = Array.from({ length: 12 }, (_, i) => {
      const t = i / 11;
      return stage.point(
        frame.at(reach * (1 - Math.cos((t * Math.PI) / 2)) ** 1.2, 0.06 + 1.75 * Math.sin(t * Math.PI * 0.56), 0),
      );
    });
    const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join('');
    stage.stand(
      boundsOf([frame.at(0, 0.5, -0.02), frame.at(reach, 1.9, 0.02)]),
      path(d, 'none', {
        stroke: metal,
        'stroke-width': Math.round(stage.scale(frame.at(0, 1, 0)) * 0.028),
        'stroke-linejoin': 'round',
      }),
    );
    shade(stage, frame, reach, 0, 1.46, 1.72, 0.24, 0.14, cover);
    return;
  }
  if (kind === 'tripod') {
    const wood = within(stage.palette.wood, 0.3, 0.6);
    for (const [a, b] of [
      [-0.26, -0.12],
      [0.26, -0.12],
      [0, 0.26],
    ] as const) {
      const foot = stage.point(frame.at(a, 0, b));
      const head = stage.point(frame.at(a * 0.12, 1.2, b * 0.12));
      const width = stage.scale(frame.at(0, 0, 0)) * 0.03;
      stage.stand(
        boundsOf([frame.at(a, 0, b), frame.at(a * 0.12, 1.2, b * 0.12)]),
        path(`M${Math.round(foot[0])} ${Math.round(foot[1])}L${Math.round(head[0])} ${Math.round(head[1])}`, 'none', {
          stroke: wood,
          'stroke-width': Math.round(width),
          'stroke-linecap': 'round',
        }),
      );
    }
  } else {
    drum(stage, frame, 0, 0, [0, 0.03], 0.15, metal);
    box(stage, frame, [-0.014, 0.014], [0.03, 1.25], [-0.014, 0.014], metal);
  }
  shade(stage, frame, 0, 0, 1.2, 1.56, 0.25, 0.18, cover);
}

export type PendantKind = 'dome' | 'globe' | 'lantern' | 'rattan' | 'cone' | 'disc';

/** A lamp hanging from the ceiling at (x, z) with its foot at the height `y`. */
export function pendant(stage: Stage, x: number, z: number, y: number, kind: PendantKind, size = 0.24): void {
  const frame = stand(x, z);
  const metal = metalOf(stage);
  const lit = stage.light.lit;
  const [px, top] = stage.point([x, stage.height, z]);
  const [, foot] = stage.point([x, y + size, z]);
  const s = stage.scale([x, y, z]);
  stage.stand(
    { min: [x - 0.01, y + size * 1.2, z - 0.01], max: [x + 0.01, stage.height, z + 0.01] },
    path(`M${Math.round(px * 10) / 10} ${Math.round(top)}V${Math.round(foot)}`, 'none', {
      stroke: tone(stage.palette.metal, -0.2),
      'stroke-width': Math.max(1.5, s * 0.008),
    }),
  );
  const bounds = { min: [x - size, y, z - size] as Vec3, max: [x + size, y + size * 1.2, z + size] as Vec3 };
  const cover = within(
    stage.random.pick([stage.palette.accent, stage.palette.wall, stage.palette.metal, '#b8893f']),
    0.22,
    0.92,
  );
  if (kind === 'dome')
    turned(
      stage,
      frame,
      0,
      y,
      0,
      [
        [0, size],
        [size * 0.35, size * 0.96],
        [size * 0.72, size * 0.7],
        [size * 0.95, size * 0.25],
        [size * 1.1, size * 0.06],
      ],
      cover,
    );
  else if (kind === 'cone')
    turned(
      stage,
      frame,
      0,
      y,
      0,
      [
        [0, size * 0.8],
        [size * 0.7, size * 0.34],
        [size * 1.2, size * 0.08],
      ],
      cover,
    );
  else if (kind === 'disc')
    turned(
      stage,
      frame,
      0,
      y + size * 0.4,
      0,
      [
        [0, size * 1.3],
        [size * 0.12, size * 1.3],
        [size * 0.3, size * 0.2],
        [size * 0.8, size * 0.05],
      ],
      cover,
    );
  else if (kind === 'globe') {
    const [cx, cy] = stage.point([x, y + size * 0.6, z]);
    const r = size * 0.6 * s;
    stage.stand(
      bounds,
      circle(cx, cy, r, lit ? radial([0, '#fffbe8'], [0.7, '#ffe9b8'], [1, '#f6cf86']) : bodyShade(stage, '#f4ead6')) +
        ellipse(cx, cy - r, r * 0.3, r * 0.12, metal),
    );
  } else stage.stand(bounds, kind === 'lantern' ? lantern(stage, x, y, z, size, metal) : rattan(stage, x, y, z, size));
  const [gx, gy] = stage.point([x, y, z]);
  if (lit && (kind === 'dome' || kind === 'cone' || kind === 'disc'))
    stage.over(ellipse(gx, gy, size * s * 0.8, size * s * 0.2, '#fff3cf', { opacity: 0.85 }));
  glow(stage, [x, y + size * 0.3, z], size * 5.5, 0.68);
}

/** A pierced brass lantern, after the fanous of old Cairo. */
function lantern(stage: Stage, x: number, y: number, z: number, size: number, metal: string): string {
  const s = stage.scale([x, y, z]) * size;
  const [cx, cy] = stage.point([x, y, z]);
  const glass = stage.light.lit ? '#ffdf94' : tone(within(stage.palette.accent, 0.35, 0.6), 0.35);
  const at = (a: number, b: number) => `${Math.round((cx + a * s) * 10) / 10} ${Math.round((cy - b * s) * 10) / 10}`;
  const body = path(
    `M${at(-0.36, 0.1)}L${at(-0.5, 0.8)}L${at(-0.2, 1.12)}L${at(0.2, 1.12)}L${at(0.5, 0.8)}L${at(0.36, 0.1)}Z`,
    glass,
  );
  const ribs = [-0.5, -0.17, 0.17, 0.5].map((a) => `M${at(a * 0.72, 0.1)}L${at(a, 0.8)}L${at(a * 0.4, 1.12)}`).join('');
  const bands = `M${at(-0.5, 0.8)}L${at(0.5, 0.8)}M${at(-0.43, 0.45)}L${at(0.43, 0.45)}M${at(-0.36, 0.1)}L${at(0.36, 0.1)}`;
  const net = [-0.34, 0, 0.34]
    .map((a) => `M${at(a - 0.14, 0.45)}L${at(a, 0.62)}L${at(a + 0.14, 0.45)}L${at(a, 0.28)}Z`)
    .join('');
  const cap =
    path(`M${at(-0.24, 1.1)}L${at(0, 1.4)}L${at(0.24, 1.1)}Z`, metal) +
    path(`M${at(-0.1, 0.1)}L${at(0, -0.08)}L${at(0.1, 0.1)}Z`, metal);
  return group(
    body +
      path(ribs + bands + net, 'none', {
        stroke: metal,
        'stroke-width': Math.max(1.5, s * 0.05),
        'stroke-linejoin': 'round',
      }) +
      cap,
  );
}

/** A woven basket shade. */
function rattan(stage: Stage, x: number, y: number, z: number, size: number): string {
  const s = stage.scale([x, y, z]) * size;
  const [cx, cy] = stage.point([x, y, z]);
  const cane = '#c79a5b';
  const width = (t: number) => Math.sin(0.5 + t * 2.1) * 0.95;
  const at = (a: number, t: number) =>
    `${Math.round((cx + a * width(t) * s) * 10) / 10} ${Math.round((cy - t * s * 1.1) * 10) / 10}`;
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const side = (a: number) => steps.map((t) => at(a, t)).join('L');
  const body = `M${side(-1)}L${steps
    .toReversed()
    .map((t) => at(1, t))
    .join('L')}Z`;
  const ribs = [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8].map((a) => `M${side(a)}`).join('');
  const hoops = steps.map((t) => `M${at(-1, t)}L${at(1, t)}`).join('');
  return group(
    path(body, stage.light.lit ? '#ffdb98' : bodyShade(stage, '#dcb77c')) +
      path(ribs + hoops, 'none', { stroke: tone(cane, -0.3), 'stroke-width': Math.max(1, s * 0.025), opacity: 0.8 }),
  );
}
