import { darken, fade, lighten, mix } from '../../kit/color.ts';
import type { SceneLight } from '../../kit/light.ts';
import {
  circle,
  ellipse,
  formatCoordinate,
  group,
  path,
  polygon,
  rect,
  softEllipse,
  verticalGradient,
} from '../../kit/svg.ts';

/** Parked hatchback in side view; (x, y) is the ground under its middle, `h` its height. */
export function drawCar(
  light: SceneLight,
  x: number,
  y: number,
  h: number,
  color: string,
  isFacingRight = true,
): string {
  const s = h / 100;
  const body = light.applyLight(color);
  const pane = light.isDark ? mix('#2b3550', light.sky[0], 0.4) : mix(light.applyLight('#33505e'), light.sky[1], 0.35);
  const drawWheel = (cx: number): string =>
    circle(cx, -19, 20, '#23211f') + circle(cx, -19, 11, light.applyLight('#b9bab8')) + circle(cx, -19, 4, '#5b5b5b');
  const art =
    ellipse(0, 0, 150, 9, light.shadow, { opacity: 0.42 }) +
    path(
      'M-140 -22Q-143 -46 -122 -52L-92 -57Q-62 -96 -30 -99H28Q58 -98 84 -62L120 -55Q142 -50 140 -22Z',
      verticalGradient([0, lighten(body, 0.28)], [0.45, body], [1, darken(body, 0.4)]),
    ) +
    path('M-80 -58Q-56 -88 -30 -90H-6V-58ZM4 -58V-90H26Q48 -89 70 -60Z', pane) +
    polygon(
      [
        [-50, -62],
        [-30, -88],
        [-20, -88],
        [-40, -62],
      ],
      fade('#ffffff', 0.25),
    ) +
    rect(-2, -57, 2, 40, fade('#000000', 0.25)) +
    rect(-26, -48, 16, 4, darken(body, 0.4), { rx: 2 }) +
    rect(34, -48, 16, 4, darken(body, 0.4), { rx: 2 }) +
    rect(124, -46, 14, 9, light.isDark ? '#fff0b8' : '#f3ead2', { rx: 3 }) +
    rect(-140, -45, 10, 10, '#b5322c', { rx: 3 }) +
    rect(-140, -28, 280, 8, darken(body, 0.55), { rx: 4 }) +
    drawWheel(-82) +
    drawWheel(84);
  const lamp = light.isDark
    ? softEllipse(x + (isFacingRight ? 1 : -1) * 150 * s, y - 40 * s, 60 * s, 30 * s, light.lamp, 0.5)
    : '';
  return (
    group(art, {
      transform: `translate(${formatCoordinate(x)} ${formatCoordinate(y)}) scale(${formatCoordinate(isFacingRight ? 1 : -1) === '1' ? s.toFixed(3) : (-s).toFixed(3)} ${s.toFixed(3)})`,
    }) + lamp
  );
}

/** A street cat: sitting, or walking with its tail up. */
export function drawCat(light: SceneLight, x: number, y: number, h: number, coat: string, isSitting = true): string {
  const s = h / 100;
  const fur = light.applyLight(coat);
  const dark = darken(fur, 0.25);
  const art = isSitting
    ? path('M34 -2Q66 -4 58 -38Q55 -46 49 -40Q52 -16 26 -14Z', dark) +
      path('M-22 0Q-32 -38 -12 -62L18 -62Q42 -34 34 0Z', fur) +
      circle(0, -74, 22, fur) +
      path('M-20 -82L-17 -104L-4 -93ZM20 -82L17 -104L4 -93Z', fur) +
      path('M-12 0V-30M8 0V-30', 'none', { stroke: dark, 'stroke-width': 3 })
    : path('M-62 -52Q-84 -70 -78 -104Q-72 -108 -70 -102Q-74 -72 -52 -62Z', dark) +
      path('M-60 -28Q-62 -62 -36 -62H36Q56 -62 54 -28Z', fur) +
      rect(-58, -34, 13, 34, fur) +
      rect(-36, -34, 12, 34, dark) +
      rect(22, -34, 12, 34, dark) +
      rect(40, -34, 13, 34, fur) +
      circle(62, -66, 20, fur) +
      path('M46 -76L46 -98L60 -86ZM78 -76L80 -98L66 -86Z', fur);
  return group(ellipse(0, 0, 52, 6, light.shadow, { opacity: 0.4 }) + art, {
    transform: `translate(${formatCoordinate(x)} ${formatCoordinate(y)}) scale(${s.toFixed(3)})`,
  });
}

export function drawStreetLamp(
  light: SceneLight,
  x: number,
  y: number,
  h: number,
  color: string,
  arm: -1 | 1 = 1,
): string {
  const w = h * 0.016;
  const iron = light.applyLight(color);
  const headX = x + arm * h * 0.13;
  const top = y - h;
  return group(
    path(
      `M${formatCoordinate(x - w)} ${formatCoordinate(y)}L${formatCoordinate(x - w * 0.6)} ${formatCoordinate(top + h * 0.06)}Q${formatCoordinate(x)} ${formatCoordinate(top - h * 0.02)} ${formatCoordinate(headX)} ${formatCoordinate(top)}V${formatCoordinate(top + w)}Q${formatCoordinate(x + w)} ${formatCoordinate(top)} ${formatCoordinate(x + w * 0.6)} ${formatCoordinate(top + h * 0.06)}L${formatCoordinate(x + w)} ${formatCoordinate(y)}Z`,
      iron,
    ) +
      rect(x - w * 2.2, y - h * 0.06, w * 4.4, h * 0.06, darken(iron, 0.2)) +
      path(
        `M${formatCoordinate(headX - h * 0.045)} ${formatCoordinate(top + h * 0.03)}Q${formatCoordinate(headX)} ${formatCoordinate(top - h * 0.03)} ${formatCoordinate(headX + h * 0.045)} ${formatCoordinate(top + h * 0.03)}Z`,
        iron,
      ) +
      (light.isDark
        ? softEllipse(headX, top + h * 0.05, h * 0.2, h * 0.2, light.lamp, 0.75) +
          ellipse(headX, top + h * 0.034, h * 0.036, h * 0.014, '#fff4cf')
        : ellipse(headX, top + h * 0.033, h * 0.036, h * 0.01, '#f6efdc')),
  );
}

export function drawBench(light: SceneLight, x: number, y: number, h: number, wood: string, metal: string): string {
  const w = h * 2.1;
  const drawPlank = (level: number, thickness: number, tone: string): string =>
    rect(x - w / 2, y - h * level, w, h * thickness, light.applyLight(tone), { rx: 2 });
  return group(
    ellipse(x, y, w * 0.55, h * 0.08, light.shadow, { opacity: 0.35 }) +
      [-0.4, 0.4]
        .map((at) => rect(x + at * w - h * 0.04, y - h * 0.95, h * 0.08, h * 0.95, light.applyLight(metal)))
        .join('') +
      drawPlank(1, 0.13, wood) +
      drawPlank(0.82, 0.13, darken(wood, 0.08)) +
      drawPlank(0.64, 0.11, wood) +
      drawPlank(0.48, 0.1, lighten(wood, 0.12)) +
      drawPlank(0.38, 0.08, darken(wood, 0.3)),
  );
}

/** Plain figure of a person, for scale. */
export function drawFigure(light: SceneLight, x: number, y: number, h: number, robe: string, scarf: string): string {
  const s = h / 100;
  const cloth = light.applyLight(robe);
  const veil = light.applyLight(scarf);
  const shade = fade('#1a1020', 0.18);
  const side = light.side;
  return group(
    ellipse(0, 0, 20, 3.5, light.shadow, { opacity: 0.4 }) +
      path('M-7 0V-6H-1V0ZM2 0V-6H8V0Z', light.applyLight('#3a2d28')) +
      path('M-9 -74Q-13 -46 -13 -4H13Q13 -46 9 -74Q0 -80 -9 -74Z', cloth) +
      path(
        `M${-side * 9} -74Q${-side * 13} -46 ${-side * 13} -4H${-side * 5}Q${-side * 6} -50 ${-side * 3} -77Z`,
        shade,
      ) +
      path(
        'M-9 -73Q-17 -62 -15 -42L-11 -41Q-11 -56 -6 -68ZM9 -73Q17 -62 15 -42L11 -41Q11 -56 6 -68Z',
        darken(cloth, 0.12),
      ) +
      circle(-13, -39, 2.6, light.applyLight('#b98a62')) +
      circle(13, -39, 2.6, light.applyLight('#b98a62')) +
      path('M-8 -86Q-9 -98 0 -98.5Q9 -98 8 -86Q8 -80 11 -73Q0 -68 -11 -73Q-8 -80 -8 -86Z', veil) +
      path(
        `M${-side * 8} -86Q${-side * 9} -97 0 -98.5Q${-side * 3} -84 ${-side * 4} -71L${-side * 11} -73Q${-side * 8} -80 ${-side * 8} -86Z`,
        shade,
      ),
    { transform: `translate(${formatCoordinate(x)} ${formatCoordinate(y)}) scale(${s.toFixed(3)})` },
  );
}
