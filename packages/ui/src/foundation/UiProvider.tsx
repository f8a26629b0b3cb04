import type { EmotionCache } from '@emotion/cache';
import type { Direction, Language } from '@mashrabiya/i18n';
import type { i18n } from 'i18next';
import { type ComponentType, type ReactNode, useContext, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LinkContext, type LinkProps } from '../link/Link.tsx';
import { GlobalStyles } from '../theme/GlobalStyles.tsx';
import { createEmotionCache } from './createEmotionCache.ts';
import { CacheContext, type CacheOf, LocaleProvider } from './LocaleProvider.tsx';

export interface UiProviderProps {
  language: Language;
  /** An i18next instance that already holds the language's catalog. */
  i18n: i18n;
  /** The server's cache of this request, or a story's; the browser's are made here. */
  emotionCache?: CacheOf;
  /** The router's link; plain anchors when absent. */
  link?: ComponentType<LinkProps>;
  children: ReactNode;
}

/** One for each direction, kept: a language that was shown before finds its styles again. */
function oneForEach(): CacheOf {
  const made: Partial<Record<Direction, EmotionCache>> = {};
  return (dir) => {
    made[dir] ??= createEmotionCache(dir);
    return made[dir];
  };
}

/**
 * Everything that components need around them, MUI's too: texts, theme, styles, direction, links. The document's
 * `lang`, `dir` and `data-scheme` are the host's to set on `<html>`.
 */
export function UiProvider({ language, i18n, emotionCache, link, children }: UiProviderProps) {
  const [ownCache] = useState(oneForEach);
  const inherited = useContext(LinkContext);
  return (
    <I18nextProvider i18n={i18n}>
      <CacheContext value={emotionCache ?? ownCache}>
        <LocaleProvider language={language}>
          <GlobalStyles language={language} />
          <LinkContext value={link ?? inherited}>{children}</LinkContext>
        </LocaleProvider>
      </CacheContext>
    </I18nextProvider>
  );
}
