import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Direction, LOCALES } from '@mashrabiya/i18n';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { createAppTheme } from '../../theme/createAppTheme.ts';
import { useLocale } from '../useLocale.ts';

export interface MuiRootProps {
  children: ReactNode;
}

const caches = new Map<Direction, EmotionCache>();

/** MUI writes physical directions; right to left its styles are mirrored as they are made. Ours are logical already. */
function muiCache(dir: Direction): EmotionCache {
  const known = caches.get(dir);
  if (known) return known;
  const made = createCache({
    key: dir === 'rtl' ? 'mui-rtl' : 'mui',
    stylisPlugins: dir === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
  });
  caches.set(dir, made);
  return made;
}

/**
 * What MUI's own components need around them: our theme, and mirrored styles right to left. It stands around the parts
 * that are built on them, not around the app: those parts come when they are opened, and 20 KB with them
 * (decision 0006).
 */
export function MuiRoot({ children }: MuiRootProps) {
  const { language } = useLocale();
  return (
    <CacheProvider value={muiCache(LOCALES[language].dir)}>
      <ThemeProvider theme={createAppTheme(language)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
