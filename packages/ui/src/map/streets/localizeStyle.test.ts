import type { StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { getStyleUrl, hasScheme, localizeStyle } from './localizeStyle.ts';

const style: StyleSpecification = {
  version: 8,
  sources: { tiles: { type: 'vector', url: 'https://tiles.example/all.json' } },
  layers: [
    { id: 'water', type: 'fill', source: 'tiles', 'source-layer': 'water' },
    { id: 'towns', type: 'symbol', source: 'tiles', layout: { 'text-field': '{name:latin}\n{name:nonlatin}' } },
    { id: 'places', type: 'symbol', source: 'tiles', layout: { 'text-field': ['get', 'name_en'], 'text-size': 12 } },
    { id: 'roads', type: 'symbol', source: 'tiles', layout: { 'text-field': ['get', 'ref'] } },
  ],
};

const getLabelText = (id: string, language: 'ar' | 'en') => {
  const layer = localizeStyle(style, language).layers.find((styleLayer) => styleLayer.id === id);
  return layer?.type === 'symbol' ? layer.layout?.['text-field'] : undefined;
};

test('labels use the interface language, else the local name', () => {
  const arabic = ['coalesce', ['get', 'name:ar'], ['get', 'name_ar'], ['get', 'name']];
  expect(getLabelText('towns', 'ar')).toEqual(arabic);
  expect(getLabelText('places', 'ar')).toEqual(arabic);
  expect(getLabelText('places', 'en')).toEqual([
    'coalesce',
    ['get', 'name:en'],
    ['get', 'name_en'],
    ['get', 'name:latin'],
    ['get', 'name'],
  ]);
});

test('other texts are unchanged', () => {
  expect(getLabelText('roads', 'ar')).toEqual(['get', 'ref']);
  expect(localizeStyle(style, 'ar').layers[0]).toEqual(style.layers[0]);
});

test('a style can differ by language and scheme', () => {
  expect(getStyleUrl('https://m.example/{scheme}/{language}.json', 'ar', 'dark')).toBe(
    'https://m.example/dark/ar.json',
  );
  expect(getStyleUrl('https://m.example/plain.json', 'ar', 'dark')).toBe('https://m.example/plain.json');
  expect(hasScheme('https://m.example/%7Bscheme%7D.json')).toBe(true);
  expect(hasScheme('https://m.example/{language}.json')).toBe(false);
});
