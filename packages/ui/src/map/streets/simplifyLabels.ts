import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { fontFamily } from '../../theme/tokens.ts';
import { isNameLayer } from './localizeStyle.ts';

/** Icons need a sprite; letter spacing breaks Arabic ligatures. */
const OMITTED_PROPERTIES = /^icon-|^text-(?:font|letter-spacing)$/;

const applyOwnFont = <Layer extends LayerSpecification & { type: 'symbol' }>(layer: Layer): Layer => ({
  ...layer,
  layout: {
    ...Object.fromEntries(Object.entries(layer.layout ?? {}).filter(([name]) => !OMITTED_PROPERTIES.test(name))),
    'text-font': [fontFamily],
  },
});

/** Draws labels in the page's own font, so that no glyphs and sprite are loaded. */
export function simplifyLabels({ glyphs: _, sprite: __, ...style }: StyleSpecification): StyleSpecification {
  const layers = style.layers.filter((layer) => layer.type !== 'symbol' || isNameLayer(layer));
  return { ...style, layers: layers.map((layer) => (layer.type === 'symbol' ? applyOwnFont(layer) : layer)) };
}
