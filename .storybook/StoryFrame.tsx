import { createI18n, type Language, LOCALES } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { UiProvider } from '../packages/ui/src/foundation/locale/UiProvider.tsx';
import { RendererContext } from '../packages/ui/src/map/stage/renderer.ts';
import type { Scheme } from '../packages/ui/src/theme/colors.ts';
import { useOwnStyles } from './useOwnStyles.ts';

export interface StoryFrameProps {
  language: Language;
  scheme: Scheme;
  /** Simulates `prefers-reduced-motion`. */
  isStill?: boolean;
  children: ReactNode;
}

const NO_MOTION_CSS = '*, *::before, *::after { animation: none !important; transition: none !important; }';
const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** Patches `matchMedia`, because a page cannot set the `prefers-reduced-motion` media query itself. */
function usePrefersReducedMotion(isStill: boolean): void {
  useLayoutEffect(() => {
    if (!isStill) return;
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.replaceAll(REDUCED_MOTION_QUERY, 'all'));
    return () => {
      window.matchMedia = matchMedia;
    };
  }, [isStill]);
}

export function StoryFrame({ language, scheme, isStill = false, children }: StoryFrameProps) {
  const i18n = useMemo(() => createI18n(language, { ar, en }), [language]);
  const emotionCache = useOwnStyles();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = LOCALES[language].lang;
    root.dir = LOCALES[language].dir;
    root.dataset.scheme = scheme;
  }, [language, scheme]);
  usePrefersReducedMotion(isStill);
  return (
    <UiProvider language={language} i18n={i18n} emotionCache={emotionCache}>
      {isStill && <style>{NO_MOTION_CSS}</style>}
      <RendererContext value="still">{children}</RendererContext>
    </UiProvider>
  );
}
