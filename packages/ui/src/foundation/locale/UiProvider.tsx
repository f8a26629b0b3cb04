import type { EmotionCache } from '@emotion/cache';
import type { Direction, Language } from '@mashrabiya/i18n';
import type { i18n } from 'i18next';
import { type ComponentType, type ReactNode, useContext, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LinkContext, type LinkProps } from '../../link/Link.tsx';
import { GlobalStyles } from '../../theme/GlobalStyles.tsx';
import { createEmotionCache } from './createEmotionCache.ts';
import { CacheContext, type GetEmotionCache, LocaleProvider } from './LocaleProvider.tsx';

export interface UiProviderProps {
  language: Language;
  /** i18next instance with the language's catalog loaded. */
  i18n: i18n;
  /** The server's cache of this request, or a story's; created here in the browser. */
  emotionCache?: GetEmotionCache;
  /** The router's link; plain anchors when absent. */
  link?: ComponentType<LinkProps>;
  children: ReactNode;
}

function createCacheGetter(): GetEmotionCache {
  const caches: Partial<Record<Direction, EmotionCache>> = {};
  return (dir) => {
    caches[dir] ??= createEmotionCache(dir);
    return caches[dir];
  };
}

/**
 * All contexts of the components: texts, theme, styles, direction, links. The host sets `lang`, `dir` and `data-scheme`
 * on `<html>`.
 */
export function UiProvider({ language, i18n, emotionCache, link, children }: UiProviderProps) {
  const [ownCache] = useState(createCacheGetter);
  const inheritedLink = useContext(LinkContext);
  return (
    <I18nextProvider i18n={i18n}>
      <CacheContext value={emotionCache ?? ownCache}>
        <LocaleProvider language={language}>
          <GlobalStyles language={language} />
          <LinkContext value={link ?? inheritedLink}>{children}</LinkContext>
        </LocaleProvider>
      </CacheContext>
    </I18nextProvider>
  );
}
