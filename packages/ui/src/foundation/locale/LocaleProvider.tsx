import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import type { Direction, Language } from '@mashrabiya/i18n';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, useContext } from 'react';
import { createAppTheme } from '../../theme/createAppTheme.ts';
import { LAYERS } from '../../theme/layers.ts';
import { createEmotionCache } from './createEmotionCache.ts';
import { getLocale, LocaleContext } from './useLocale.ts';

export type GetEmotionCache = (dir: Direction) => EmotionCache;

/** Caches of the surrounding app; by default each part has its own. */
export const CacheContext = createContext<GetEmotionCache>(createEmotionCache);

/**
 * MUI's outermost ThemeProvider inserts the order of `@layer`s into the head after the first render, which forces a
 * layout. The document declares it already, so this outer theme prevents that.
 */
const OUTER_THEME = { layers: LAYERS };

export interface LocaleProviderProps {
  language: Language;
  children: ReactNode;
}

export function LocaleProvider({ language, children }: LocaleProviderProps) {
  const locale = getLocale(language);
  const getCache = useContext(CacheContext);
  return (
    <CacheProvider value={getCache(locale.dir)}>
      <ThemeContext value={OUTER_THEME}>
        <ThemeProvider theme={createAppTheme(language)}>
          <LocaleContext value={locale}>{children}</LocaleContext>
        </ThemeProvider>
      </ThemeContext>
    </CacheProvider>
  );
}
