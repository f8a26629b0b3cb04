import { darken, fade, lighten } from '../../kit/color.ts';
import type { SceneLight } from '../../kit/light.ts';
import { circle, ellipse, formatCoordinate, group, path, polygon, rect, verticalGradient } from '../../kit/svg.ts';

function placeArt(art: string, x: number, y: number, s: number, isFacingRight: boolean): string {
  return group(art, {
    transform: `translate(${formatCoordinate(x)} ${formatCoordinate(y)}) scale(${(isFacingRight ? s : -s).toFixed(3)} ${s.toFixed(3)})`,
  });
}

/** A box lorry in side view; `h` is its height. */
export function drawLorry(
  light: SceneLight,
  x: number,
  y: number,
  h: number,
  cab: string,
  box: string,
  isFacingRight = true,
): string {
  const drawWheel = (cx: number): string =>
    circle(cx, -12, 12.5, '#242220') + circle(cx, -12, 6, light.applyLight('#b8b8b4'));
  const load = light.applyLight(box);
  const front = light.applyLight(cab);
  const art =
    ellipse(0, 0, 132, 6, light.shadow, { opacity: 0.42 }) +
    rect(-118, -100, 166, 80, verticalGradient([0, lighten(load, 0.25)], [1, darken(load, 0.12)]), { rx: 2 }) +
    [0, 1, 2, 3, 4, 5].map((rib) => rect(-104 + rib * 26, -98, 2, 76, fade('#000000', 0.1))).join('') +
    rect(-118, -52, 166, 12, light.applyLight(cab)) +
    path(
      'M52 -20V-82Q52 -86 57 -86H88Q96 -86 100 -76L112 -48Q116 -46 116 -40V-20Z',
      verticalGradient([0, lighten(front, 0.3)], [1, darken(front, 0.25)]),
    ) +
    path('M70 -78H88Q92 -78 94 -74L104 -50H70Z', light.applyLight('#48636f')) +
    polygon(
      [
        [74, -50],
        [84, -78],
        [88, -78],
        [78, -50],
      ],
      fade('#ffffff', 0.3),
    ) +
    rect(-118, -22, 234, 6, '#3a3836') +
    rect(108, -34, 9, 8, light.isDark ? '#fff0b0' : '#f4ecd6', { rx: 2 }) +
    drawWheel(-88) +
    drawWheel(-58) +
    drawWheel(84);
  return placeArt(art, x, y, h / 100, isFacingRight);
}

/** A fork-lift truck carrying a pallet of boxes. */
export function drawForklift(light: SceneLight, x: number, y: number, h: number, color: string, wood: string): string {
  const body = light.applyLight(color);
  const art =
    ellipse(10, 0, 78, 5, light.shadow, { opacity: 0.42 }) +
    rect(36, -96, 6, 92, '#3b3a38') +
    rect(46, -96, 5, 92, '#4a4846') +
    rect(50, -16, 46, 5, '#3b3a38') +
    rect(52, -24, 48, 8, light.applyLight(wood)) +
    rect(54, -52, 22, 28, light.applyLight('#cf9f66')) +
    rect(77, -52, 22, 28, light.applyLight('#c08d52')) +
    rect(60, -78, 26, 26, light.applyLight('#d8aa70')) +
    path(
      'M-46 -12V-44Q-46 -50 -38 -50H-14L-4 -34H34V-12Z',
      verticalGradient([0, lighten(body, 0.25)], [1, darken(body, 0.2)]),
    ) +
    path('M-34 -50L-26 -96H20L32 -34', 'none', { stroke: '#3b3a38', 'stroke-width': 5 }) +
    rect(-30, -99, 54, 6, '#3b3a38') +
    rect(-14, -62, 8, 26, '#3b3a38') +
    circle(-28, -12, 12, '#242220') +
    circle(-28, -12, 5, body) +
    circle(24, -12, 12, '#242220') +
    circle(24, -12, 5, body);
  return placeArt(art, x, y, h / 100, true);
}
