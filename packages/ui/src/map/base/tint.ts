import type { ExpressionSpecification } from 'maplibre-gl';

/** Share of the strong colour in water, and in narrow rivers. */
export const WATER_TINT = 0.14;
export const RIVER_TINT = 0.22;

/** The farmland is coarse, so it fades out between these zooms. */
export const FARMLAND_FADE = { from: 7.5, to: 9.5, opacity: 0.75 };

/** Discs do not show a town's shape, so they fade out. */
export const TOWNS_FADE = { from: 11, to: 12.5, opacity: 1 };

/** Mixes two colours like MapLibre. */
export const mixColors = (color: string, other: string, share: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  share,
  0,
  color,
  1,
  other,
];
