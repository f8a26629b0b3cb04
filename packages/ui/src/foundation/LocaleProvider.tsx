import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Direction, Language } from '@mashrabiya/i18n';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, useContext } from 'react';
import { createAppTheme } from '../theme/createAppTheme.ts';
import { createEmotionCache } from './createEmotionCache.ts';
import { LocaleContext, localeOf } from './useLocale.ts';

export type CacheOf = (dir: Direction) => EmotionCache;

/** The caches of the app around; without one, each part has its own. */
export const CacheContext = createContext<CacheOf>(createEmotionCache);

export interface LocaleProviderProps {
  language: Language;
  children: ReactNode;
}

/** What depends on a language besides its texts: the theme, and the direction for which styles are made. */
export function LocaleProvider({ language, children }: LocaleProviderProps) {
  const locale = localeOf(language);
  const cacheOf = useContext(CacheContext);
  return (
    <CacheProvider value={cacheOf(locale.dir)}>
      <ThemeProvider theme={createAppTheme(language)}>
        <LocaleContext value={locale}>{children}</LocaleContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
