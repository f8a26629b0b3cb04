import { createI18n, type Language, LOCALES } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { UiProvider } from '../packages/ui/src/foundation/UiProvider.tsx';
import type { Scheme } from '../packages/ui/src/theme/tokens.ts';

export interface StoryFrameProps {
  language: Language;
  scheme: Scheme;
  children: ReactNode;
}

/** What the app puts around its pages: document attributes, texts, theme. */
export function StoryFrame({ language, scheme, children }: StoryFrameProps) {
  const i18n = useMemo(() => createI18n(language, { ar, en }), [language]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = LOCALES[language].lang;
    root.dir = LOCALES[language].dir;
    root.dataset.scheme = scheme;
  }, [language, scheme]);
  return (
    <UiProvider language={language} i18n={i18n}>
      {children}
    </UiProvider>
  );
}
