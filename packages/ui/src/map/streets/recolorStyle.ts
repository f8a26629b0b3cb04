import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { mixColors, RIVER_TINT, WATER_TINT } from '../base/tint.ts';
import type { MapColors } from '../base/useMapColors.ts';

export type StreetColors = MapColors & { isDark: boolean };

type Color = string | ExpressionSpecification;
/** Colour of a layer by id; undefined drops the layer. */
type ColorChooser = (id: string, colors: StreetColors) => Color | undefined;

const GREEN_PATTERN = /wood|grass|park|scrub|forest|garden|green|farm|golf/;
const HIGHWAY_PATTERN = /motorway|roads_(?:\w+_)?highway/;
const MAJOR_ROAD_PATTERN = /major(?!_subtle)|primary|secondary|trunk|link|tertiary/;

const getRiverColor: ColorChooser = (_, { primarySoft, primary }) => mixColors(primarySoft, primary, RIVER_TINT);
const getBuiltUpColor: ColorChooser = (_, { surfaceSunken }) => surfaceSunken;
const getLandColor: ColorChooser = (id, { successSoft, background }) =>
  GREEN_PATTERN.test(id) ? successSoft : background;
const getLandUseColor: ColorChooser = (id, { successSoft, surfaceSunken }) =>
  GREEN_PATTERN.test(id) ? successSoft : surfaceSunken;
const getFineLineColor: ColorChooser = (_, { line }) => line;
const getBorderColor: ColorChooser = (_, { outline }) => outline;
const getRoadColor: ColorChooser = (id, { line, surface, secondarySoft, isDark, outline }) => {
  if (id.includes('casing')) return line;
  if (HIGHWAY_PATTERN.test(id)) return secondarySoft;
  if (!MAJOR_ROAD_PATTERN.test(id)) return line;
  return isDark ? mixColors(line, outline, 0.3) : surface;
};

/** Area colours by source layer, in the names of OpenMapTiles and Protomaps. */
const COLOR_BY_AREA: Record<string, ColorChooser> = {
  water: (_, { primarySoft, primary }) => mixColors(primarySoft, primary, WATER_TINT),
  earth: (_, { background }) => background,
  park: getLandColor,
  landcover: getLandColor,
  landuse: getLandUseColor,
  building: getBuiltUpColor,
  buildings: getBuiltUpColor,
  aeroway: getBuiltUpColor,
};

const LINES: Record<string, ColorChooser> = {
  water: getRiverColor,
  waterway: getRiverColor,
  transportation: getRoadColor,
  roads: getRoadColor,
  aeroway: getFineLineColor,
  boundary: getBorderColor,
  boundaries: getBorderColor,
};

const WATER_NAME_PATTERN = /water/;
const PLACE_PATTERN = /^places?$/;

function recolorLayer(layer: LayerSpecification, colors: StreetColors): LayerSpecification | undefined {
  if (layer.type === 'background') return { ...layer, paint: { 'background-color': colors.background } };
  const subject = ('source-layer' in layer && layer['source-layer']) || '';
  if (layer.type === 'fill') {
    const color = COLOR_BY_AREA[subject]?.(layer.id, colors);
    const { 'fill-pattern': _, 'fill-outline-color': __, ...paint } = layer.paint ?? {};
    return color ? { ...layer, paint: { ...paint, 'fill-color': color } } : undefined;
  }
  if (layer.type === 'line') {
    const color = LINES[subject]?.(layer.id, colors);
    const { 'line-pattern': _, 'line-gradient': __, ...paint } = layer.paint ?? {};
    return color ? { ...layer, paint: { ...paint, 'line-color': color } } : undefined;
  }
  if (layer.type !== 'symbol') return undefined;
  const ink = WATER_NAME_PATTERN.test(subject)
    ? colors.primary
    : PLACE_PATTERN.test(subject)
      ? colors.ink
      : colors.inkMuted;
  const paint = { 'text-color': ink, 'text-halo-color': colors.background, 'text-halo-width': 1.4 };
  return { ...layer, paint };
}

/**
 * Recolours a street style to the theme. Drops layers without a theme colour, such as shaded relief and 3D buildings,
 * and unused sources.
 */
export function recolorStyle(style: StyleSpecification, colors: StreetColors): StyleSpecification {
  const layers = style.layers.flatMap((layer) => recolorLayer(layer, colors) ?? []);
  const usedSources = new Set(layers.map((layer) => 'source' in layer && layer.source));
  const sources = Object.fromEntries(Object.entries(style.sources).filter(([name]) => usedSources.has(name)));
  return { ...style, sources, layers };
}
