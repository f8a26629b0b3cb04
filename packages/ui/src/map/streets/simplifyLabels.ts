import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { fontFamily } from '../../theme/tokens.ts';
import { writesNames } from './localizeStyle.ts';

/** Icons need a sprite; letter spacing breaks Arabic ligatures. */
const LEFT_OUT = /^icon-|^text-(?:font|letter-spacing)$/;

const inOwnFont = <Layer extends LayerSpecification & { type: 'symbol' }>(layer: Layer): Layer => ({
  ...layer,
  layout: {
    ...Object.fromEntries(Object.entries(layer.layout ?? {}).filter(([name]) => !LEFT_OUT.test(name))),
    'text-font': [fontFamily],
  },
});

/** Draws labels in the page's own font, so that no glyphs and sprite are loaded. */
export function simplifyLabels({ glyphs: _, sprite: __, ...style }: StyleSpecification): StyleSpecification {
  const layers = style.layers.filter((layer) => layer.type !== 'symbol' || writesNames(layer));
  return { ...style, layers: layers.map((layer) => (layer.type === 'symbol' ? inOwnFont(layer) : layer)) };
}
