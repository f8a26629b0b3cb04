import { createI18n, type Language, LOCALES } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { UiProvider } from '../packages/ui/src/foundation/UiProvider.tsx';
import { RendererContext } from '../packages/ui/src/map/stage/renderer.ts';
import type { Scheme } from '../packages/ui/src/theme/colors.ts';
import { useOwnStyles } from './useOwnStyles.ts';

export interface StoryFrameProps {
  language: Language;
  scheme: Scheme;
  /** Shows what somebody sees whose system asks for reduced motion. */
  still?: boolean;
  children: ReactNode;
}

const STILL = '*, *::before, *::after { animation: none !important; transition: none !important; }';
const QUERY = '(prefers-reduced-motion: reduce)';

/** Lets scripts that ask the browser hear that motion is to be reduced; a page cannot set the media query itself. */
function useReducedMotion(still: boolean): void {
  useLayoutEffect(() => {
    if (!still) return;
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.replaceAll(QUERY, 'all'));
    return () => {
      window.matchMedia = matchMedia;
    };
  }, [still]);
}

/** What the app puts around its pages: document attributes, texts, theme. */
export function StoryFrame({ language, scheme, still = false, children }: StoryFrameProps) {
  const i18n = useMemo(() => createI18n(language, { ar, en }), [language]);
  const emotionCache = useOwnStyles();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = LOCALES[language].lang;
    root.dir = LOCALES[language].dir;
    root.dataset.scheme = scheme;
  }, [language, scheme]);
  useReducedMotion(still);
  return (
    <UiProvider language={language} i18n={i18n} emotionCache={emotionCache}>
      {still && <style>{STILL}</style>}
      <RendererContext value="still">{children}</RendererContext>
    </UiProvider>
  );
}
