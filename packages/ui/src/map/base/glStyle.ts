import type { Language } from '@mashrabiya/i18n';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { fontFamily } from '../../theme/tokens.ts';
import { getMetresPerPixel } from '../geo/mercator.ts';
import type { Position } from './lines.ts';
import { listPlaceNames, type PlaceName, TOWN_WIDTH_METRES, TOWNS } from './places.ts';
import { ROAD_WIDTH_METRES, ROADS } from './roads.ts';
import { FARMLAND_FADE, mixColors, RIVER_TINT, TOWNS_FADE, WATER_TINT } from './tint.ts';
import type { MapColors } from './useMapColors.ts';
import { BORDERS, FARMLAND, ISLANDS, LAKES, RIVERS, SEAS, VALLEY, VALLEY_WIDTH_METRES } from './water.ts';

type Properties = Record<string, string | number>;
type Path = readonly Position[];

const createFeature = (layer: string, geometry: Geometry, properties: Properties = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties: { ...properties, layer },
});
const toCoordinates = (path: Path) => path.map(([lng, lat]) => [lng, lat]);
const toRing = (path: Path) => [...toCoordinates(path), ...toCoordinates(path.slice(0, 1))];
const createAreas = (layer: string, paths: readonly Path[], properties?: Properties) =>
  paths.map((path) => createFeature(layer, { type: 'Polygon', coordinates: [toRing(path)] }, properties));
const createLines = (layer: string, paths: readonly { path: Path; width: number }[]) =>
  paths.map(({ path, width }) =>
    createFeature(layer, { type: 'LineString', coordinates: toCoordinates(path) }, { width }),
  );
const createNamePoint = ({ lng, lat, name, kind, from, to }: PlaceName, rank: number) =>
  createFeature('names', { type: 'Point', coordinates: [lng, lat] }, { name, kind, from, to, rank });

/** Layer of the islands: above seas, below lakes. */
const LAND_NAME_RANK = 1;

/** One source for all layers: each source is loaded, tiled and masked separately for every tile of every frame. */
const createBaseData = (language: Language): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    ...createAreas('farmland', FARMLAND),
    createFeature(
      'towns',
      { type: 'MultiPoint', coordinates: TOWNS.map(({ lng, lat }) => [lng, lat]) },
      { width: TOWN_WIDTH_METRES / 2 },
    ),
    ...createAreas('waters', SEAS, { level: 0 }),
    ...createAreas('waters', ISLANDS, { level: LAND_NAME_RANK }),
    ...createAreas('waters', LAKES, { level: 2 }),
    ...createLines('valley', [{ path: VALLEY, width: VALLEY_WIDTH_METRES }]),
    ...createLines('rivers', RIVERS),
    ...createLines(
      'roads',
      ROADS.map((path) => ({ path, width: ROAD_WIDTH_METRES })),
    ),
    ...createLines(
      'borders',
      BORDERS.map((path) => ({ path, width: 0 })),
    ),
    ...listPlaceNames(language).map(createNamePoint),
  ],
});

const EXACT_WIDTH_ZOOM = 18;
/** Line width from metres on the ground: doubles with each zoom, with a visible minimum. */
const scaleByGround = (thinnest: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  4,
  ['max', thinnest, ['/', ['get', 'width'], getMetresPerPixel(4)]],
  9,
  ['max', thinnest, ['/', ['get', 'width'], getMetresPerPixel(9)]],
  EXACT_WIDTH_ZOOM,
  ['/', ['get', 'width'], getMetresPerPixel(EXACT_WIDTH_ZOOM)],
];

/** Layer options without its source and filter. */
type LayerOptions<Type extends LayerSpecification['type']> = Omit<
  Extract<LayerSpecification, { type: Type; source: string }>,
  'source' | 'filter'
>;
const filterByLayer = (id: string): ExpressionSpecification => ['==', ['get', 'layer'], id];
const createFillLayer = (layer: LayerOptions<'fill'>): LayerSpecification => ({
  ...layer,
  source: 'base',
  filter: filterByLayer(layer.id),
});
const createLineLayer = (layer: LayerOptions<'line'>): LayerSpecification => ({
  ...layer,
  source: 'base',
  filter: filterByLayer(layer.id),
});

const fadeByZoom = ({ from, to, opacity }: typeof FARMLAND_FADE): ExpressionSpecification => [
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
export const createBaseStyle = (language: Language, colors: MapColors): StyleSpecification => ({
  version: 8,
  sources: { base: { type: 'geojson', data: createBaseData(language) } },
  layers: [
    createFillLayer({
      id: 'farmland',
      type: 'fill',
      paint: { 'fill-color': colors.successSoft, 'fill-opacity': fadeByZoom(FARMLAND_FADE) },
    }),
    createLineLayer({
      id: 'valley',
      type: 'line',
      layout: rounded,
      paint: {
        'line-color': colors.successSoft,
        'line-width': scaleByGround(0),
        'line-opacity': fadeByZoom(FARMLAND_FADE),
      },
    }),
    {
      id: 'towns',
      type: 'circle',
      source: 'base',
      filter: filterByLayer('towns'),
      paint: {
        'circle-color': colors.surfaceSunken,
        'circle-radius': scaleByGround(THINNEST_TOWN),
        'circle-opacity': fadeByZoom(TOWNS_FADE),
      },
    },
    createFillLayer({
      id: 'waters',
      type: 'fill',
      layout: { 'fill-sort-key': ['get', 'level'] },
      paint: {
        'fill-color': [
          'match',
          ['get', 'level'],
          LAND_NAME_RANK,
          colors.background,
          mixColors(colors.primarySoft, colors.primary, WATER_TINT),
        ],
      },
    }),
    createLineLayer({
      id: 'rivers',
      type: 'line',
      layout: rounded,
      paint: {
        'line-color': mixColors(colors.primarySoft, colors.primary, RIVER_TINT),
        'line-width': scaleByGround(1.2),
      },
    }),
    createLineLayer({
      id: 'roads',
      type: 'line',
      layout: rounded,
      paint: { 'line-color': colors.outline, 'line-width': scaleByGround(1.2), 'line-opacity': 0.5 },
    }),
    createLineLayer({
      id: 'borders',
      type: 'line',
      paint: { 'line-color': colors.outline, 'line-width': 1, 'line-dasharray': [4, 3], 'line-opacity': 0.6 },
    }),
    {
      id: 'names',
      type: 'symbol',
      source: 'base',
      filter: ['all', filterByLayer('names'), ['<=', ['get', 'from'], ['zoom']], ['>', ['get', 'to'], ['zoom']]],
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
