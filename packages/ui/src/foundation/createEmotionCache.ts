import createCache, { type EmotionCache } from '@emotion/cache';
import { type Language, LOCALES } from '@mashrabiya/i18n';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/**
 * A new Emotion cache for a language: one per request on the server, one per language in the browser. Keys differ by
 * direction, because MUI's own styles are mirrored in the right-to-left one and the two may stand side by side.
 */
export function createEmotionCache(language: Language, options: { nonce?: string } = {}): EmotionCache {
  const rtl = LOCALES[language].dir === 'rtl';
  return createCache({
    key: rtl ? 'mr' : 'm',
    prepend: true,
    stylisPlugins: rtl ? [prefixer, rtlPlugin] : [prefixer],
    ...options,
  });
}
