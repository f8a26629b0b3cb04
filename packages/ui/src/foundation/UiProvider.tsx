import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Language } from '@mashrabiya/i18n';
import type { i18n } from 'i18next';
import { type ComponentType, type ReactNode, useContext, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { GlobalStyles } from '../theme/GlobalStyles.tsx';
import { createEmotionCache } from './createEmotionCache.ts';
import { LinkContext, type LinkProps } from './Link/Link.tsx';
import { LocaleContext, localeOf } from './useLocale.ts';

export interface UiProviderProps {
  language: Language;
  /** An i18next instance that already holds the language's catalog. */
  i18n: i18n;
  /** The server's cache of this request; made here when absent. */
  emotionCache?: EmotionCache;
  /** The router's link; plain anchors when absent. */
  link?: ComponentType<LinkProps>;
  children: ReactNode;
}

/**
 * Everything that components need around them: texts, styles, direction, links. The document's `lang`, `dir`
 * and `data-scheme` are the host's to set on `<html>`.
 */
export function UiProvider({ language, i18n, emotionCache, link, children }: UiProviderProps) {
  const cache = useMemo(() => emotionCache ?? createEmotionCache(), [emotionCache]);
  const inherited = useContext(LinkContext);
  return (
    <I18nextProvider i18n={i18n}>
      <CacheProvider value={cache}>
        <GlobalStyles language={language} />
        <LocaleContext value={localeOf(language)}>
          <LinkContext value={link ?? inherited}>{children}</LinkContext>
        </LocaleContext>
      </CacheProvider>
    </I18nextProvider>
  );
}
