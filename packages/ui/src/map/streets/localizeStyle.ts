import type { Language } from '@mashrabiya/i18n';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** Whether a layer writes names, in whatever language the style's author chose. */
export const writesNames = (layer: LayerSpecification): boolean =>
  layer.type === 'symbol' && /\bname\b|name[_:]/.test(JSON.stringify(layer.layout?.['text-field'] ?? ''));

/** Where people write otherwise, OpenMapTiles has the name in Latin letters too. */
const latinIn: Record<Language, ExpressionSpecification[]> = { ar: [], en: [['get', 'name:latin']] };

/** A name in a language: as OpenMapTiles and Protomaps call it, then as others do, then as people there write it. */
const nameIn = (language: Language): ExpressionSpecification => [
  'coalesce',
  ['get', `name:${language}`],
  ['get', `name_${language}`],
  ...latinIn[language],
  ['get', 'name'],
];

/** A style from elsewhere with its names in the interface's language. */
export const localizeStyle = (style: StyleSpecification, language: Language): StyleSpecification => ({
  ...style,
  layers: style.layers.map((layer) =>
    layer.type === 'symbol' && writesNames(layer)
      ? { ...layer, layout: { ...layer.layout, 'text-field': nameIn(language) } }
      : layer,
  ),
});

/** The address of a style; `{language}` and `{scheme}` in it stand for what is shown. */
export const styleAddress = (url: string, language: Language, scheme: string): string =>
  url.replaceAll(/\{language\}|%7Blanguage%7D/gi, language).replaceAll(/\{scheme\}|%7Bscheme%7D/gi, scheme);

/** Whether a style's address says that the style knows both schemes. */
export const hasScheme = (url: string): boolean => /\{scheme\}|%7Bscheme%7D/i.test(url);
