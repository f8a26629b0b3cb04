import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import type { Direction } from '@mashrabiya/i18n';
import { layerOrder } from '../../theme/layers.ts';
import { mirror } from './mirror.ts';

/** Properties that supported browsers of the last three years know only with a WebKit prefix. */
const WEBKIT_PREFIXED_PROPERTIES = /^(?:mask|user-select|backdrop-filter|text-size-adjust)/;

/**
 * Replaces Emotion's prefixes, which serve browsers that cannot run the product and make up a quarter of its styles.
 */
const addWebkitPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && WEBKIT_PREFIXED_PROPERTIES.test(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

type StyleElement = Parameters<StylisPlugin>[0];

const isInLayer = ({ root }: StyleElement): boolean => !!root && (root.type === '@layer' || isInLayer(root));

/**
 * Mirrors MUI's left and right declarations. Those are in a cascade layer (`layers.ts`); our own styles use logical
 * properties.
 */
const mirrorMui: StylisPlugin = (element) => {
  if (element.type !== 'rule' || !isInLayer(element) || !Array.isArray(element.children)) return;
  for (const declaration of element.children) {
    const { type, props, children } = declaration;
    if (type !== 'decl' || typeof props !== 'string' || typeof children !== 'string') continue;
    declaration.value = `${mirror(props, children)};`;
  }
};

/** One array per direction: the server caches serialized styles by its identity. */
const plugins: Record<Direction, StylisPlugin[]> = { ltr: [addWebkitPrefixes], rtl: [mirrorMui, addWebkitPrefixes] };

/**
 * Position of style elements: the server's stay, new ones come last, those of the whole document first. Blink handles
 * sheets at a document's end incrementally; a layer rule anywhere else, also at the end of an existing sheet, makes it
 * look up all fonts and lay out the page again, ten times as long.
 */
const createStyleContainer = () =>
  Object.assign(document.createDocumentFragment(), {
    insertBefore(tag: HTMLElement) {
      if (tag.isConnected) return;
      if (tag.dataset.emotion?.endsWith('-global')) document.head.prepend(tag);
      else document.head.append(tag);
    },
  });

/** Gives the rules of each commit their own style element. */
function startSheetPerCommit({ sheet }: EmotionCache) {
  let isOpen = false;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    if (!isOpen) {
      isOpen = true;
      sheet.ctr = 0;
      queueMicrotask(() => {
        isOpen = false;
      });
    }
    insert(rule);
  };
}

/**
 * Emotion cache: one per request on the server, one per direction in the browser. The keys differ, because a MUI style
 * has different rules per direction.
 */
export function createEmotionCache(dir: Direction): EmotionCache {
  const isBrowser = typeof document !== 'undefined';
  const cache = createCache({
    key: dir === 'rtl' ? 'mr' : 'm',
    stylisPlugins: plugins[dir],
    ...(isBrowser && { container: createStyleContainer() }),
  });
  if (!isBrowser) return cache;
  startSheetPerCommit(cache);
  // The document's order of layers, before all other rules.
  cache.sheet.insert(layerOrder);
  return cache;
}
