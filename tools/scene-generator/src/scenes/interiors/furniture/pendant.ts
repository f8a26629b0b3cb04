import { circle, ellipse, group, path, radialGradient } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import { createFloorFrame } from '../space/frame.ts';
import { createBodyShade } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import type { Vec3 } from '../space/vector.ts';
import { drawGlow, pickMetalColor } from './lamps.ts';
import { drawSolidOfRevolution } from './solidOfRevolution.ts';

export type PendantKind = 'dome' | 'globe' | 'lantern' | 'rattan' | 'cone' | 'disc';

/** A lamp hanging from the ceiling at (x, z) with its foot at the height `y`. */
export function drawPendant(stage: Stage, x: number, z: number, y: number, kind: PendantKind, size = 0.24): void {
  const frame = createFloorFrame(x, z);
  const metal = pickMetalColor(stage);
  const isDark = stage.light.isDark;
  const [px, top] = stage.point([x, stage.height, z]);
  const [, foot] = stage.point([x, y + size, z]);
  const s = stage.scale([x, y, z]);
  stage.stand(
    { min: [x - 0.01, y + size * 1.2, z - 0.01], max: [x + 0.01, stage.height, z + 0.01] },
    path(`M${Math.round(px * 10) / 10} ${Math.round(top)}V${Math.round(foot)}`, 'none', {
      stroke: adjustTone(stage.palette.metal, -0.2),
      'stroke-width': Math.max(1.5, s * 0.008),
    }),
  );
  const bounds = { min: [x - size, y, z - size] as Vec3, max: [x + size, y + size * 1.2, z + size] as Vec3 };
  const cover = clampBrightness(
    stage.random.pick([stage.palette.accent, stage.palette.wall, stage.palette.metal, '#b8893f']),
    0.22,
    0.92,
  );
  if (kind === 'dome')
    drawSolidOfRevolution(
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
    drawSolidOfRevolution(
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
    drawSolidOfRevolution(
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
        isDark ? radialGradient([0, '#fffbe8'], [0.7, '#ffe9b8'], [1, '#f6cf86']) : createBodyShade(stage, '#f4ead6'),
      ) + ellipse(cx, cy - r, r * 0.3, r * 0.12, metal),
    );
  } else
    stage.stand(
      bounds,
      kind === 'lantern' ? drawLantern(stage, x, y, z, size, metal) : drawRattan(stage, x, y, z, size),
    );
  const [gx, gy] = stage.point([x, y, z]);
  if (isDark && (kind === 'dome' || kind === 'cone' || kind === 'disc'))
    stage.addOverlay(ellipse(gx, gy, size * s * 0.8, size * s * 0.2, '#fff3cf', { opacity: 0.85 }));
  drawGlow(stage, [x, y + size * 0.3, z], size * 5.5, 0.68);
}

/** A pierced brass lantern, after the fanous of old Cairo. */
function drawLantern(stage: Stage, x: number, y: number, z: number, size: number, metal: string): string {
  const s = stage.scale([x, y, z]) * size;
  const [cx, cy] = stage.point([x, y, z]);
  const glass = stage.light.isDark ? '#ffdf94' : adjustTone(clampBrightness(stage.palette.accent, 0.35, 0.6), 0.35);
  const formatPoint = (a: number, b: number) =>
    `${Math.round((cx + a * s) * 10) / 10} ${Math.round((cy - b * s) * 10) / 10}`;
  const body = path(
    `M${formatPoint(-0.36, 0.1)}L${formatPoint(-0.5, 0.8)}L${formatPoint(-0.2, 1.12)}L${formatPoint(0.2, 1.12)}L${formatPoint(0.5, 0.8)}L${formatPoint(0.36, 0.1)}Z`,
    glass,
  );
  const ribs = [-0.5, -0.17, 0.17, 0.5]
    .map((a) => `M${formatPoint(a * 0.72, 0.1)}L${formatPoint(a, 0.8)}L${formatPoint(a * 0.4, 1.12)}`)
    .join('');
  const bands = `M${formatPoint(-0.5, 0.8)}L${formatPoint(0.5, 0.8)}M${formatPoint(-0.43, 0.45)}L${formatPoint(0.43, 0.45)}M${formatPoint(-0.36, 0.1)}L${formatPoint(0.36, 0.1)}`;
  const net = [-0.34, 0, 0.34]
    .map(
      (a) =>
        `M${formatPoint(a - 0.14, 0.45)}L${formatPoint(a, 0.62)}L${formatPoint(a + 0.14, 0.45)}L${formatPoint(a, 0.28)}Z`,
    )
    .join('');
  const cap =
    path(`M${formatPoint(-0.24, 1.1)}L${formatPoint(0, 1.4)}L${formatPoint(0.24, 1.1)}Z`, metal) +
    path(`M${formatPoint(-0.1, 0.1)}L${formatPoint(0, -0.08)}L${formatPoint(0.1, 0.1)}Z`, metal);
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
function drawRattan(stage: Stage, x: number, y: number, z: number, size: number): string {
  const s = stage.scale([x, y, z]) * size;
  const [cx, cy] = stage.point([x, y, z]);
  const cane = '#c79a5b';
  const getWidthAt = (t: number) => Math.sin(0.5 + t * 2.1) * 0.95;
  const formatPoint = (a: number, t: number) =>
    `${Math.round((cx + a * getWidthAt(t) * s) * 10) / 10} ${Math.round((cy - t * s * 1.1) * 10) / 10}`;
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const formatSide = (a: number) => steps.map((t) => formatPoint(a, t)).join('L');
  const body = `M${formatSide(-1)}L${steps
    .toReversed()
    .map((t) => formatPoint(1, t))
    .join('L')}Z`;
  const ribs = [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8].map((a) => `M${formatSide(a)}`).join('');
  const hoops = steps.map((t) => `M${formatPoint(-1, t)}L${formatPoint(1, t)}`).join('');
  return group(
    path(body, stage.light.isDark ? '#ffdb98' : createBodyShade(stage, '#dcb77c')) +
      path(ribs + hoops, 'none', {
        stroke: adjustTone(cane, -0.3),
        'stroke-width': Math.max(1, s * 0.025),
        opacity: 0.8,
      }),
  );
}
