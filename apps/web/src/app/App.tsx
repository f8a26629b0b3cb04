import type { EmotionCache } from '@emotion/cache';
import { UiProvider } from '@mashrabiya/ui';
import type { i18n } from 'i18next';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { languageAtom } from '../atoms/app.ts';
import { Shell } from '../containers/Shell.tsx';
import { ToastContainer } from '../containers/ToastContainer.tsx';
import { RouterLink } from '../routing/RouterLink.tsx';
import { RouteView } from '../routing/RouteView.tsx';

interface AppProps {
  i18n: i18n;
  emotionCache?: EmotionCache;
  onReady?: () => void;
}

/** The whole app below its router. */
export function App({ i18n, emotionCache, onReady }: AppProps) {
  const language = useAtomValue(languageAtom);
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return (
    <UiProvider language={language} i18n={i18n} link={RouterLink} {...(emotionCache ? { emotionCache } : {})}>
      <Shell>
        <Suspense>
          <RouteView />
        </Suspense>
      </Shell>
      <ToastContainer />
    </UiProvider>
  );
}
