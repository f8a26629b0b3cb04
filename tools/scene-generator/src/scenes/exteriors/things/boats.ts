import { darken, fade, lighten } from '../../kit/color.ts';
import type { SceneLight } from '../../kit/light.ts';
import { formatCoordinate, group, path, polygon, rect } from '../../kit/svg.ts';

/** Moored yacht with a bare mast; (x, y) is the middle of its waterline, `h` the mast's height. */
export function drawYacht(
  light: SceneLight,
  x: number,
  y: number,
  h: number,
  hull: string,
  isFacingRight = true,
): string {
  const s = h / 100;
  const white = light.applyLight('#fbf8f0');
  const art =
    path('M-36 2Q-30 16 36 16Q48 8 56 -4L-38 -2Z', light.applyLight(hull), { opacity: 0.28 }) +
    rect(-1, -100, 1.6, 96, light.applyLight('#e6e2d8')) +
    path('M0 -96L52 -6M0 -96L-36 -5', 'none', { stroke: fade('#ffffff', 0.55), 'stroke-width': 0.6 }) +
    path('M-38 -8H54Q46 4 34 6H-32Q-38 2 -38 -8Z', white) +
    path('M-37 -2H46Q40 4 34 6H-32Q-36 3 -37 -2Z', light.applyLight(hull)) +
    path('M-20 -8Q-16 -17 -6 -17H14Q24 -15 28 -8Z', white) +
    polygon(
      [
        [-12, -10],
        [-8, -14],
        [4, -14],
        [4, -10],
      ],
      light.applyLight('#34505e'),
    ) +
    polygon(
      [
        [8, -10],
        [8, -14],
        [14, -14],
        [20, -10],
      ],
      light.applyLight('#34505e'),
    ) +
    path('M-34 -30Q-18 -26 -1 -29V-33Q-18 -31 -34 -33Z', light.applyLight(lighten(hull, 0.2)));
  return group(art, {
    transform: `translate(${formatCoordinate(x)} ${formatCoordinate(y)}) scale(${(isFacingRight ? s : -s).toFixed(3)} ${s.toFixed(3)})`,
  });
}

/** A painted wooden rowing boat drawn up or afloat. */
export function drawRowingBoat(light: SceneLight, x: number, y: number, w: number, hull: string, trim: string): string {
  const s = w / 100;
  const art =
    path('M-50 -16Q0 -4 50 -16Q44 4 30 8H-30Q-44 4 -50 -16Z', light.applyLight(hull)) +
    path('M-50 -16Q0 -4 50 -16L48 -10Q0 2 -48 -10Z', light.applyLight(trim)) +
    path('M-46 -15Q0 -24 46 -15Q0 -5 -46 -15Z', light.applyLight(darken(hull, 0.5)));
  return group(art, { transform: `translate(${formatCoordinate(x)} ${formatCoordinate(y)}) scale(${s.toFixed(3)})` });
}
