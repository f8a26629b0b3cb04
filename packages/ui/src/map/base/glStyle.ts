import type { Language } from '@mashrabiya/i18n';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { fontFamily } from '../../theme/tokens.ts';
import { metresPerPixel } from '../geo/mercator.ts';
import { type PlaceName, placeNames } from './places.ts';
import { FARMLAND_FADES, WATER_TINT } from './tint.ts';
import type { MapColors } from './useMapColors.ts';
import { BORDERS, FARMLAND, ISLANDS, LAKES, type Position, RIVERS, SEAS, VALLEY, VALLEY_WIDTH } from './water.ts';

type Properties = Record<string, string | number>;

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });
const feature = (geometry: Geometry, properties: Properties = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});
const open = (path: readonly Position[]) => path.map(([lng, lat]) => [lng, lat]);
const closed = (path: readonly Position[]) => [...open(path), ...open(path.slice(0, 1))];
const areas = (paths: readonly (readonly Position[])[]) =>
  collection(paths.map((path) => feature({ type: 'Polygon', coordinates: [closed(path)] })));
const lines = (paths: readonly { path: readonly Position[]; width: number }[]) =>
  collection(paths.map(({ path, width }) => feature({ type: 'LineString', coordinates: open(path) }, { width })));
const namePoint = ({ lng, lat, name, kind, from, to }: PlaceName, rank: number) =>
  feature({ type: 'Point', coordinates: [lng, lat] }, { name, kind, from, to, rank });

const geojson = (data: FeatureCollection) => ({ type: 'geojson', data }) as const;
const sourcesIn = (language: Language): StyleSpecification['sources'] => ({
  seas: geojson(areas(SEAS)),
  islands: geojson(areas(ISLANDS)),
  lakes: geojson(areas(LAKES)),
  farmland: geojson(areas(FARMLAND)),
  valley: geojson(lines([{ path: VALLEY, width: VALLEY_WIDTH }])),
  rivers: geojson(lines(RIVERS)),
  borders: geojson(lines(BORDERS.map((path) => ({ path, width: 0 })))),
  names: geojson(collection(placeNames(language).map(namePoint))),
});

const NEAR = 18;
/** A line's width from metres on the ground: it doubles with each zoom, and never gets too thin to be seen. */
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

/** Water is the soft colour with a breath of the strong one, as in the drawing. */
const water = (id: string, colors: MapColors): LayerSpecification[] => [
  { id, type: 'fill', source: id, paint: { 'fill-color': colors.primarySoft } },
  { id: `${id}-tint`, type: 'fill', source: id, paint: { 'fill-color': colors.primary, 'fill-opacity': WATER_TINT } },
];

const farmlandFades: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  FARMLAND_FADES.from,
  FARMLAND_FADES.opacity,
  FARMLAND_FADES.to,
  0,
];

/** The base map that comes with the site, as a style of its own: no tiles, no fonts and no pictures from anywhere. */
export const baseStyle = (language: Language, colors: MapColors): StyleSpecification => ({
  version: 8,
  sources: sourcesIn(language),
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': colors.background } },
    {
      id: 'farmland',
      type: 'fill',
      source: 'farmland',
      paint: { 'fill-color': colors.successSoft, 'fill-opacity': farmlandFades },
    },
    {
      id: 'valley',
      type: 'line',
      source: 'valley',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colors.successSoft, 'line-width': onGround(0), 'line-opacity': farmlandFades },
    },
    ...water('seas', colors),
    { id: 'islands', type: 'fill', source: 'islands', paint: { 'fill-color': colors.background } },
    ...water('lakes', colors),
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colors.primarySoft, 'line-width': onGround(1.2) },
    },
    {
      id: 'rivers-tint',
      type: 'line',
      source: 'rivers',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colors.primary, 'line-opacity': 0.22, 'line-width': onGround(1.2) },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      paint: { 'line-color': colors.outline, 'line-width': 1, 'line-dasharray': [4, 3], 'line-opacity': 0.6 },
    },
    {
      id: 'names',
      type: 'symbol',
      source: 'names',
      filter: ['all', ['<=', ['get', 'from'], ['zoom']], ['>', ['get', 'to'], ['zoom']]],
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
