import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import type { Direction, Language } from '@mashrabiya/i18n';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, useContext } from 'react';
import { createAppTheme } from '../theme/createAppTheme.ts';
import { LAYERS } from '../theme/layers.ts';
import { createEmotionCache } from './createEmotionCache.ts';
import { LocaleContext, localeOf } from './useLocale.ts';

export type CacheOf = (dir: Direction) => EmotionCache;

/** The caches of the app around; without one, each part has its own. */
export const CacheContext = createContext<CacheOf>(createEmotionCache);

/**
 * A theme around ours: the outermost one has MUI name the order of layers again at the head's start once it is drawn,
 * which lays the page out anew. The document names it before everything else.
 */
const AROUND = { layers: LAYERS };

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
      <ThemeContext value={AROUND}>
        <ThemeProvider theme={createAppTheme(language)}>
          <LocaleContext value={locale}>{children}</LocaleContext>
        </ThemeProvider>
      </ThemeContext>
    </CacheProvider>
  );
}
