import { UiProvider, type UiProviderProps } from '@mashrabiya/ui';
import type { i18n } from 'i18next';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { languageAtom } from '../atoms/app.ts';
import { ComparePlace } from '../containers/ComparePlace.tsx';
import { Shell } from '../containers/Shell.tsx';
import { ToastContainer } from '../containers/ToastContainer.tsx';
import { RouterLink } from '../routing/RouterLink.tsx';
import { RouteView } from '../routing/RouteView.tsx';
import { awakeAtom } from '../session/atoms.ts';
import { LoginPlace } from '../session/LoginPlace.tsx';

interface AppProps {
  i18n: i18n;
  emotionCache?: UiProviderProps['emotionCache'];
  onReady?: () => void;
}

/** Stands beside the page: when this has come to life, the page has, and not the bar above it alone. */
function Ready({ onReady }: Pick<AppProps, 'onReady'>) {
  const setAwake = useSetAtom(awakeAtom);
  useEffect(() => {
    setAwake(true);
    onReady?.();
  }, [setAwake, onReady]);
  return null;
}

/** The whole app below its router. */
export function App({ i18n, emotionCache, onReady }: AppProps) {
  const language = useAtomValue(languageAtom);
  return (
    <UiProvider language={language} i18n={i18n} link={RouterLink} {...(emotionCache ? { emotionCache } : {})}>
      <Shell>
        <Suspense>
          <RouteView />
          <Ready {...(onReady ? { onReady } : {})} />
        </Suspense>
      </Shell>
      <ComparePlace />
      <LoginPlace />
      <ToastContainer />
    </UiProvider>
  );
}
