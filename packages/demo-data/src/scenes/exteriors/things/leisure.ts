import { darken, lighten } from '../../kit/colour.ts';
import { ellipse, group, num, path, rect, vertical } from '../../kit/svg.ts';
import type { Stage } from '../build/stage.ts';

/** Parasol; (x, y) is its foot. */
export function parasol({ light }: Stage, x: number, y: number, h: number, colour: string, other: string): string {
  const top = y - h;
  const wide = h * 0.58;
  const rim = top + h * 0.24;
  const rib = (from: number, to: number, tone: string): string =>
    path(
      `M${num(x)} ${num(top)}Q${num(x + from * wide * 0.8)} ${num(top + h * 0.03)} ${num(x + from * wide)} ${num(rim + (1 - from * from) * h * 0.05)}L${num(x + to * wide)} ${num(rim + (1 - to * to) * h * 0.05)}Q${num(x + to * wide * 0.8)} ${num(top + h * 0.03)} ${num(x)} ${num(top)}Z`,
      tone,
    );
  const edges = [-1, -0.62, -0.2, 0.2, 0.62, 1];
  const ribs = edges.slice(0, -1).map((from, index) => {
    const base = index % 2 === 0 ? colour : other;
    const shaded = (index - 2) * light.side < 0;
    return rib(from, edges[index + 1] ?? 1, shaded ? light.off(base) : light.on(base));
  });
  return group(
    ellipse(x, y, wide * 0.9, h * 0.06, light.shadow, { opacity: 0.3 }) +
      rect(x - h * 0.012, top, h * 0.024, h, light.on('#e8dcc4')) +
      ellipse(x, rim + h * 0.03, wide * 0.96, h * 0.055, light.off(darken(colour, 0.3))) +
      ribs.join(''),
  );
}

/** A sun lounger in side view: raised back, cushion, legs. */
export function lounger(
  { light }: Stage,
  x: number,
  y: number,
  h: number,
  frame: string,
  cushion: string,
  toRight = true,
): string {
  const s = h / 60;
  const wood = light.on(frame);
  const soft = light.on(cushion);
  const art =
    ellipse(0, 0, 112, 8, light.shadow, { opacity: 0.34 }) +
    rect(-92, -26, 7, 26, wood) +
    rect(70, -26, 7, 26, wood) +
    rect(-98, -32, 190, 8, wood, { rx: 3 }) +
    path('M28 -30L84 -74Q92 -74 94 -68L46 -28Z', wood) +
    path(
      'M-98 -42Q-98 -33 -90 -33H36L88 -74Q86 -84 78 -84L26 -44Z',
      vertical([0, lighten(soft, 0.3)], [1, darken(soft, 0.18)]),
    ) +
    rect(58, -82, 24, 13, light.on('#ffffff'), { rx: 6, transform: 'rotate(-38 70 -76)' });
  return group(art, {
    transform: `translate(${num(x)} ${num(y)}) scale(${(toRight ? s : -s).toFixed(3)} ${s.toFixed(3)})`,
  });
}
