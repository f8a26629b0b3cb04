import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import type { Direction } from '@mashrabiya/i18n';
import { layerOrder } from '../theme/layers.ts';
import { mirror } from './mirror.ts';

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
 * MUI writes left and right; right to left its declarations are mirrored as they are made. They are those in a cascade
 * layer (`layers.ts`): our own know no left and right, and are left alone.
 */
const mirrorMui: StylisPlugin = (element) => {
  if (element.type !== 'rule' || !isInLayer(element) || !Array.isArray(element.children)) return;
  for (const declaration of element.children) {
    const { type, props, children } = declaration;
    if (type !== 'decl' || typeof props !== 'string' || typeof children !== 'string') continue;
    declaration.value = `${mirror(props, children)};`;
  }
};

/** One list for each direction: the server keeps what it has made of each style by them. */
const plugins: Record<Direction, StylisPlugin[]> = { ltr: [prefix], rtl: [mirrorMui, prefix] };

/**
 * Where style elements stand. Those of the server stay where they are; new ones come last, those of the whole document
 * first. Blink adds the sheets at a document's end to what it knows; a layer's rule that comes anywhere else, also at the
 * end of a sheet that is in use, has it look up every font anew and lay out the whole page, ten times as long.
 */
const stylePlace = () =>
  Object.assign(document.createDocumentFragment(), {
    insertBefore(tag: HTMLElement) {
      if (tag.isConnected) return;
      if (tag.dataset.emotion?.endsWith('-global')) document.head.prepend(tag);
      else document.head.append(tag);
    },
  });

/** Gives the rules of each commit a style element of their own. */
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
 * A new Emotion cache: one per request on the server, one for each direction in the browser. Their keys differ, because
 * one style of MUI's has two sets of rules.
 */
export function createEmotionCache(dir: Direction): EmotionCache {
  const isBrowser = typeof document !== 'undefined';
  const cache = createCache({
    key: dir === 'rtl' ? 'mr' : 'm',
    stylisPlugins: plugins[dir],
    ...(isBrowser && { container: stylePlace() }),
  });
  if (!isBrowser) return cache;
  startSheetPerCommit(cache);
  // The order of layers is that in which the document names them, and these rules come before all others.
  cache.sheet.insert(layerOrder);
  return cache;
}
