import { darken, lighten } from '../../kit/color.ts';
import { ellipse, formatCoordinate, group, path, rect, verticalGradient } from '../../kit/svg.ts';
import type { Stage } from '../build/stage.ts';

/** Parasol; (x, y) is its foot. */
export function drawParasol(
  { light }: Stage,
  x: number,
  y: number,
  h: number,
  color: string,
  secondColor: string,
): string {
  const top = y - h;
  const canopyWidth = h * 0.58;
  const rim = top + h * 0.24;
  const drawRib = (from: number, to: number, tone: string): string =>
    path(
      `M${formatCoordinate(x)} ${formatCoordinate(top)}Q${formatCoordinate(x + from * canopyWidth * 0.8)} ${formatCoordinate(top + h * 0.03)} ${formatCoordinate(x + from * canopyWidth)} ${formatCoordinate(rim + (1 - from * from) * h * 0.05)}L${formatCoordinate(x + to * canopyWidth)} ${formatCoordinate(rim + (1 - to * to) * h * 0.05)}Q${formatCoordinate(x + to * canopyWidth * 0.8)} ${formatCoordinate(top + h * 0.03)} ${formatCoordinate(x)} ${formatCoordinate(top)}Z`,
      tone,
    );
  const edges = [-1, -0.62, -0.2, 0.2, 0.62, 1];
  const ribs = edges.slice(0, -1).map((from, index) => {
    const base = index % 2 === 0 ? color : secondColor;
    const isShaded = (index - 2) * light.side < 0;
    return drawRib(from, edges[index + 1] ?? 1, isShaded ? light.applyShade(base) : light.applyLight(base));
  });
  return group(
    ellipse(x, y, canopyWidth * 0.9, h * 0.06, light.shadow, { opacity: 0.3 }) +
      rect(x - h * 0.012, top, h * 0.024, h, light.applyLight('#e8dcc4')) +
      ellipse(x, rim + h * 0.03, canopyWidth * 0.96, h * 0.055, light.applyShade(darken(color, 0.3))) +
      ribs.join(''),
  );
}

/** A sun lounger in side view: raised back, cushion, legs. */
export function drawLounger(
  { light }: Stage,
  x: number,
  y: number,
  h: number,
  frame: string,
  cushion: string,
  isFacingRight = true,
): string {
  const s = h / 60;
  const wood = light.applyLight(frame);
  const soft = light.applyLight(cushion);
  const art =
    ellipse(0, 0, 112, 8, light.shadow, { opacity: 0.34 }) +
    rect(-92, -26, 7, 26, wood) +
    rect(70, -26, 7, 26, wood) +
    rect(-98, -32, 190, 8, wood, { rx: 3 }) +
    path('M28 -30L84 -74Q92 -74 94 -68L46 -28Z', wood) +
    path(
      'M-98 -42Q-98 -33 -90 -33H36L88 -74Q86 -84 78 -84L26 -44Z',
      verticalGradient([0, lighten(soft, 0.3)], [1, darken(soft, 0.18)]),
    ) +
    rect(58, -82, 24, 13, light.applyLight('#ffffff'), { rx: 6, transform: 'rotate(-38 70 -76)' });
  return group(art, {
    transform: `translate(${formatCoordinate(x)} ${formatCoordinate(y)}) scale(${(isFacingRight ? s : -s).toFixed(3)} ${s.toFixed(3)})`,
  });
}
