import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import type { Direction } from '@mashrabiya/i18n';
import mirror from 'stylis-plugin-rtl';
import { layerOrder } from '../theme/layers.ts';

/** What browsers of the last three years still know by its WebKit name only. */
const WEBKIT = /^(?:mask|user-select|backdrop-filter|text-size-adjust)/;

/** Emotion's own prefixes serve browsers that cannot run the product, and make up a quarter of its styles. */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && WEBKIT.test(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

type StyleElement = Parameters<StylisPlugin>[0];

const isInLayer = ({ root }: StyleElement): boolean => !!root && (root.type === '@layer' || isInLayer(root));

/**
 * Declarations that the mirror can change: named sides, and values whose order means a side. Four words that are no
 * sides (a list of fonts or of transitions, a colour made of another) are most of what MUI's buttons say.
 */
const SIDED =
  /left|right|ltr|rtl|[ew]-resize|translate|shadow:(?!none)|background(?:-image|-position(?:-x)?)?:.*(?:%|url)|radius:\S+\s|^(?:margin|padding|inset|border-(?:color|style|width)|scroll-(?:margin|padding)):(?:\S+\s+){3}\S/;

const hasSides = ({ children }: StyleElement): boolean =>
  Array.isArray(children) && children.some(({ type, value }) => type !== 'decl' || SIDED.test(value));

/**
 * MUI writes left and right; right to left its rules are mirrored as they are made. They are those in a cascade layer
 * (`layers.ts`): our own know no left and right, and are left alone. So are rules without sides: to mirror one takes
 * longer than to make it, which every first render of a MUI component pays.
 */
const mirrorMui: StylisPlugin = (element, index, children, callback) => {
  if (element.type !== 'rule' || !isInLayer(element) || !hasSides(element)) return;
  // The plugin passes over what has a parent that it does not know, such as a layer.
  const { parent } = element;
  element.parent = null;
  mirror(element, index, children, callback);
  element.parent = parent;
};

/** One list for each direction: the server keeps what it has made of each style by them. */
const plugins: Record<Direction, StylisPlugin[]> = { ltr: [prefix], rtl: [mirrorMui, prefix] };

/**
 * A new Emotion cache: one per request on the server, one for each direction in the browser. Their keys differ, because
 * one style of MUI's has two sets of rules.
 */
export function createEmotionCache(dir: Direction): EmotionCache {
  const cache = createCache({ key: dir === 'rtl' ? 'mr' : 'm', prepend: true, stylisPlugins: plugins[dir] });
  // The order of layers is that in which the document names them, and these rules come before all others.
  if (typeof document !== 'undefined') cache.sheet.insert(layerOrder);
  return cache;
}
