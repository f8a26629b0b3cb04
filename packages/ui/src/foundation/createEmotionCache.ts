import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** What browsers of the last three years still know by its WebKit name only. */
const WEBKIT = /^(?:mask|user-select|backdrop-filter|text-size-adjust)/;

/** Emotion's own prefixes serve browsers that cannot run the product, and make up a quarter of its styles. */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && WEBKIT.test(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/**
 * A new Emotion cache: one per request on the server, one in the browser. Our styles know no left and right, so both
 * directions share it; MUI's own components bring a mirrored one (`MuiRoot`).
 */
export const createEmotionCache = (): EmotionCache => createCache({ key: 'm', prepend: true, stylisPlugins: [prefix] });
