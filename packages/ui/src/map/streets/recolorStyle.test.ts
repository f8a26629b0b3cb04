import { namedFlavor, layers as protomapsLayers } from '@protomaps/basemaps';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { localizeStyle } from './localizeStyle.ts';
import { recolorStyle } from './recolorStyle.ts';
import { simplifyLabels } from './simplifyLabels.ts';

const colors = {
  background: '#background',
  surface: '#surface',
  surfaceSunken: '#sunken',
  primary: '#primary',
  primarySoft: '#primarySoft',
  secondarySoft: '#secondarySoft',
  successSoft: '#successSoft',
  line: '#line',
  outline: '#outline',
  ink: '#ink',
  inkMuted: '#inkMuted',
  isDark: false,
};

const source = 'openmaptiles';
const roads = { type: 'line', source, 'source-layer': 'transportation' } as const;
const openFreeMap: StyleSpecification = {
  version: 8,
  sprite: 'https://tiles.example/sprite',
  glyphs: 'https://tiles.example/{fontstack}/{range}.pbf',
  sources: {
    openmaptiles: { type: 'vector', url: 'https://tiles.example/planet' },
    relief: { type: 'raster', tiles: [] },
  },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#fff' } },
    { id: 'relief', type: 'raster', source: 'relief' },
    { id: 'park', type: 'fill', source, 'source-layer': 'park', paint: { 'fill-outline-color': '#0f0' } },
    { id: 'landcover_sand', type: 'fill', source, 'source-layer': 'landcover', paint: { 'fill-opacity': 0.5 } },
    { id: 'landuse_residential', type: 'fill', source, 'source-layer': 'landuse' },
    { id: 'building-3d', type: 'fill-extrusion', source, 'source-layer': 'building' },
    { ...roads, id: 'highway_minor' },
    { ...roads, id: 'highway_major_casing' },
    { ...roads, id: 'highway_major_inner', paint: { 'line-width': 2 } },
    { ...roads, id: 'highway_motorway_inner' },
    {
      id: 'place_town',
      type: 'symbol',
      source,
      'source-layer': 'place',
      layout: { 'icon-image': 'circle', 'text-field': '{name_en}', 'text-letter-spacing': 0.2, 'text-size': 12 },
    },
    {
      id: 'road_shield',
      type: 'symbol',
      source,
      'source-layer': 'transportation_name',
      layout: { 'icon-image': 'shield', 'text-field': ['get', 'ref'] },
    },
  ],
};

const getColor = (layer: LayerSpecification) =>
  Object.entries(layer.paint ?? {}).find(([name]) => /^(?:background|fill|line|text)-color$/.test(name))?.[1];
const getColors = (style: StyleSpecification) =>
  Object.fromEntries(style.layers.map((layer) => [layer.id, getColor(layer)]));

test('a street map is drawn in the theme’s colours; other layers are removed', () => {
  const style = recolorStyle(openFreeMap, colors);
  expect(getColors(style)).toEqual({
    background: '#background',
    park: '#successSoft',
    landcover_sand: '#background',
    landuse_residential: '#sunken',
    highway_minor: '#line',
    highway_major_casing: '#line',
    highway_major_inner: '#surface',
    highway_motorway_inner: '#secondarySoft',
    place_town: '#ink',
    road_shield: '#inkMuted',
  });
  expect(Object.keys(style.sources)).toEqual(['openmaptiles']);
  const paints = style.layers.map(({ paint }) => paint);
  expect(paints).toContainEqual({ 'fill-opacity': 0.5, 'fill-color': '#background' });
  expect(paints).toContainEqual({ 'line-width': 2, 'line-color': '#surface' });
});

test('in the dark scheme large roads are lighter than small ones', () => {
  const style = recolorStyle(openFreeMap, { ...colors, isDark: true });
  expect(getColors(style).highway_major_inner).toEqual(['interpolate', ['linear'], 0.3, 0, '#line', 1, '#outline']);
});

test('labels are names in the page’s own font, without sprite and glyphs', () => {
  const style = simplifyLabels(openFreeMap);
  expect(style).not.toHaveProperty('sprite');
  expect(style).not.toHaveProperty('glyphs');
  const labels = style.layers.filter(({ type }) => type === 'symbol');
  expect(labels).toMatchObject([{ id: 'place_town', layout: { 'text-field': '{name_en}', 'text-size': 12 } }]);
  expect(Object.keys(labels[0]?.layout ?? {})).toEqual(['text-field', 'text-size', 'text-font']);
});

test('the Protomaps style gets the theme’s colours, and labels in the interface language', () => {
  const layers = protomapsLayers('tiles', namedFlavor('light'), { lang: 'en' });
  const sources: StyleSpecification['sources'] = { tiles: { type: 'vector', url: 'pmtiles://tiles' } };
  const localized = localizeStyle({ version: 8, sources, layers }, 'ar');
  const style = simplifyLabels(recolorStyle(localized, colors));
  expect(getColors(style)).toMatchObject({
    earth: '#background',
    landuse_park: '#successSoft',
    buildings: '#sunken',
    roads_highway: '#secondarySoft',
    roads_major: '#surface',
    roads_minor: '#line',
    places_locality: '#ink',
  });
  const town = style.layers.find(({ id }) => id === 'places_locality');
  expect(town?.layout).toMatchObject({
    'text-field': ['coalesce', ['get', 'name:ar'], ['get', 'name_ar'], ['get', 'name']],
  });
  expect(JSON.stringify(style)).not.toContain('icon-');
});
