import { circle, ellipse, group, path, radial } from '../../kit/svg.ts';
import { tone, within } from '../space/colour.ts';
import { stand } from '../space/frame.ts';
import { bodyShade } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import type { Vec3 } from '../space/vector.ts';
import { glow, metalOf } from './lamps.ts';
import { turned } from './turned.ts';

export type PendantKind = 'dome' | 'globe' | 'lantern' | 'rattan' | 'cone' | 'disc';

/** A lamp hanging from the ceiling at (x, z) with its foot at the height `y`. */
export function pendant(stage: Stage, x: number, z: number, y: number, kind: PendantKind, size = 0.24): void {
  const frame = stand(x, z);
  const metal = metalOf(stage);
  const isDark = stage.light.isDark;
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
      circle(
        cx,
        cy,
        r,
        isDark ? radial([0, '#fffbe8'], [0.7, '#ffe9b8'], [1, '#f6cf86']) : bodyShade(stage, '#f4ead6'),
      ) + ellipse(cx, cy - r, r * 0.3, r * 0.12, metal),
    );
  } else stage.stand(bounds, kind === 'lantern' ? lantern(stage, x, y, z, size, metal) : rattan(stage, x, y, z, size));
  const [gx, gy] = stage.point([x, y, z]);
  if (isDark && (kind === 'dome' || kind === 'cone' || kind === 'disc'))
    stage.over(ellipse(gx, gy, size * s * 0.8, size * s * 0.2, '#fff3cf', { opacity: 0.85 }));
  glow(stage, [x, y + size * 0.3, z], size * 5.5, 0.68);
}

/** A pierced brass lantern, after the fanous of old Cairo. */
function lantern(stage: Stage, x: number, y: number, z: number, size: number, metal: string): string {
  const s = stage.scale([x, y, z]) * size;
  const [cx, cy] = stage.point([x, y, z]);
  const glass = stage.light.isDark ? '#ffdf94' : tone(within(stage.palette.accent, 0.35, 0.6), 0.35);
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
    path(body, stage.light.isDark ? '#ffdb98' : bodyShade(stage, '#dcb77c')) +
      path(ribs + hoops, 'none', { stroke: tone(cane, -0.3), 'stroke-width': Math.max(1, s * 0.025), opacity: 0.8 }),
  );
}
