import type { Language } from '@mashrabiya/i18n';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { fontFamily } from '../../theme/tokens.ts';
import { metresPerPixel } from '../geo/mercator.ts';
import type { Position } from './lines.ts';
import { type PlaceName, placeNames, TOWN_WIDTH, TOWNS } from './places.ts';
import { ROAD_WIDTH, ROADS } from './roads.ts';
import { FARMLAND_FADES, mixed, RIVER_TINT, TOWNS_FADE, WATER_TINT } from './tint.ts';
import type { MapColors } from './useMapColors.ts';
import { BORDERS, FARMLAND, ISLANDS, LAKES, RIVERS, SEAS, VALLEY, VALLEY_WIDTH } from './water.ts';

type Properties = Record<string, string | number>;
type Path = readonly Position[];

const feature = (layer: string, geometry: Geometry, properties: Properties = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties: { ...properties, layer },
});
const open = (path: Path) => path.map(([lng, lat]) => [lng, lat]);
const closed = (path: Path) => [...open(path), ...open(path.slice(0, 1))];
const areas = (layer: string, paths: readonly Path[], properties?: Properties) =>
  paths.map((path) => feature(layer, { type: 'Polygon', coordinates: [closed(path)] }, properties));
const lines = (layer: string, paths: readonly { path: Path; width: number }[]) =>
  paths.map(({ path, width }) => feature(layer, { type: 'LineString', coordinates: open(path) }, { width }));
const namePoint = ({ lng, lat, name, kind, from, to }: PlaceName, rank: number) =>
  feature('names', { type: 'Point', coordinates: [lng, lat] }, { name, kind, from, to, rank });

/** Layer of the islands: above seas, below lakes. */
const LAND = 1;

/** One source for all layers: each source is loaded, tiled and masked separately for every tile of every frame. */
const baseIn = (language: Language): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    ...areas('farmland', FARMLAND),
    feature(
      'towns',
      { type: 'MultiPoint', coordinates: TOWNS.map(({ lng, lat }) => [lng, lat]) },
      { width: TOWN_WIDTH / 2 },
    ),
    ...areas('waters', SEAS, { level: 0 }),
    ...areas('waters', ISLANDS, { level: LAND }),
    ...areas('waters', LAKES, { level: 2 }),
    ...lines('valley', [{ path: VALLEY, width: VALLEY_WIDTH }]),
    ...lines('rivers', RIVERS),
    ...lines(
      'roads',
      ROADS.map((path) => ({ path, width: ROAD_WIDTH })),
    ),
    ...lines(
      'borders',
      BORDERS.map((path) => ({ path, width: 0 })),
    ),
    ...placeNames(language).map(namePoint),
  ],
});

const NEAR = 18;
/** Line width from metres on the ground: doubles with each zoom, with a visible minimum. */
const onGround = (thinnest: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  4,
  ['max', thinnest, ['/', ['get', 'width'], metresPerPixel(4)]],
  9,
  ['max', thinnest, ['/', ['get', 'width'], metresPerPixel(9)]],
  NEAR,
  ['/', ['get', 'width'], metresPerPixel(NEAR)],
];

/** Layer options without its source and filter. */
type Drawn<Type extends LayerSpecification['type']> = Omit<
  Extract<LayerSpecification, { type: Type; source: string }>,
  'source' | 'filter'
>;
const inLayer = (id: string): ExpressionSpecification => ['==', ['get', 'layer'], id];
const fill = (layer: Drawn<'fill'>): LayerSpecification => ({ ...layer, source: 'base', filter: inLayer(layer.id) });
const line = (layer: Drawn<'line'>): LayerSpecification => ({ ...layer, source: 'base', filter: inLayer(layer.id) });

const fading = ({ from, to, opacity }: typeof FARMLAND_FADES): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  from,
  opacity,
  to,
  0,
];

/** Minimum radius of a town, in pixels. */
const THINNEST_TOWN = 0.6;

const rounded = { 'line-cap': 'round', 'line-join': 'round' } as const;

/**
 * MapLibre style of the bundled base map: no external tiles, fonts or pictures. The page background is the land. Every
 * layer is drawn for every tile of every frame, so there are few.
 */
export const baseStyle = (language: Language, colors: MapColors): StyleSpecification => ({
  version: 8,
  sources: { base: { type: 'geojson', data: baseIn(language) } },
  layers: [
    fill({
      id: 'farmland',
      type: 'fill',
      paint: { 'fill-color': colors.successSoft, 'fill-opacity': fading(FARMLAND_FADES) },
    }),
    line({
      id: 'valley',
      type: 'line',
      layout: rounded,
      paint: { 'line-color': colors.successSoft, 'line-width': onGround(0), 'line-opacity': fading(FARMLAND_FADES) },
    }),
    {
      id: 'towns',
      type: 'circle',
      source: 'base',
      filter: inLayer('towns'),
      paint: {
        'circle-color': colors.surfaceSunken,
        'circle-radius': onGround(THINNEST_TOWN),
        'circle-opacity': fading(TOWNS_FADE),
      },
    },
    fill({
      id: 'waters',
      type: 'fill',
      layout: { 'fill-sort-key': ['get', 'level'] },
      paint: {
        'fill-color': [
          'match',
          ['get', 'level'],
          LAND,
          colors.background,
          mixed(colors.primarySoft, colors.primary, WATER_TINT),
        ],
      },
    }),
    line({
      id: 'rivers',
      type: 'line',
      layout: rounded,
      paint: { 'line-color': mixed(colors.primarySoft, colors.primary, RIVER_TINT), 'line-width': onGround(1.2) },
    }),
    line({
      id: 'roads',
      type: 'line',
      layout: rounded,
      paint: { 'line-color': colors.outline, 'line-width': onGround(1.2), 'line-opacity': 0.5 },
    }),
    line({
      id: 'borders',
      type: 'line',
      paint: { 'line-color': colors.outline, 'line-width': 1, 'line-dasharray': [4, 3], 'line-opacity': 0.6 },
    }),
    {
      id: 'names',
      type: 'symbol',
      source: 'base',
      filter: ['all', inLayer('names'), ['<=', ['get', 'from'], ['zoom']], ['>', ['get', 'to'], ['zoom']]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [fontFamily],
        'text-size': ['match', ['get', 'kind'], 'governorate', 13, 'city', 13, 11.5],
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: {
        'text-color': ['match', ['get', 'kind'], 'district', colors.inkMuted, colors.ink],
        'text-opacity': 0.85,
        'text-halo-color': colors.background,
        'text-halo-width': 1.4,
      },
    },
  ],
});
