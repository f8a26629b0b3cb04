import type { ExpressionSpecification } from 'maplibre-gl';

/** How much of the strong colour is in the water. */
export const WATER_TINT = 0.14;
/** And how much in a river, which is narrow. */
export const RIVER_TINT = 0.22;

/** Farmed land is told in broad strokes, which mean nothing any more from close by: from the one zoom to the other it fades. */
export const FARMLAND_FADES = { from: 7.5, to: 9.5, opacity: 0.75 };

/** From close by a disc says nothing of a town's shape. */
export const TOWNS_FADE = { from: 11, to: 12.5, opacity: 1 };

/** One colour with a share of another, as MapLibre mixes them. */
export const mixed = (color: string, other: string, share: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  share,
  0,
  color,
  1,
  other,
];
