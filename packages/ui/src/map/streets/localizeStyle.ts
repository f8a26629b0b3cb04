import type { Language } from '@mashrabiya/i18n';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** True for layers with names, in whatever language the style's author chose. */
export const isNameLayer = (layer: LayerSpecification): boolean =>
  layer.type === 'symbol' && /\bname\b|name[_:]/.test(JSON.stringify(layer.layout?.['text-field'] ?? ''));

/** OpenMapTiles has a Latin form of names in other scripts. */
const latinNames: Record<Language, ExpressionSpecification[]> = { ar: [], en: [['get', 'name:latin']] };

/** Name in a language: first as OpenMapTiles and Protomaps call it, then other schemas, then the local name. */
const createNameExpression = (language: Language): ExpressionSpecification => [
  'coalesce',
  ['get', `name:${language}`],
  ['get', `name_${language}`],
  ...latinNames[language],
  ['get', 'name'],
];

export const localizeStyle = (style: StyleSpecification, language: Language): StyleSpecification => ({
  ...style,
  layers: style.layers.map((layer) =>
    layer.type === 'symbol' && isNameLayer(layer)
      ? { ...layer, layout: { ...layer.layout, 'text-field': createNameExpression(language) } }
      : layer,
  ),
});

export const getStyleUrl = (url: string, language: Language, scheme: string): string =>
  url.replaceAll(/\{language\}|%7Blanguage%7D/gi, language).replaceAll(/\{scheme\}|%7Bscheme%7D/gi, scheme);

/** True if the style supports both schemes. */
export const hasScheme = (url: string): boolean => /\{scheme\}|%7Bscheme%7D/i.test(url);
