import { UiProvider, type UiProviderProps } from '@mashrabiya/ui';
import type { i18n } from 'i18next';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hydratedAtom, languageAtom } from '../atoms/app.ts';
import { LazyCompareTray } from '../compare/LazyCompareTray.tsx';
import { LinkNavigationProvider } from '../routing/LinkNavigation.tsx';
import { RouterLink } from '../routing/RouterLink.tsx';
import { LazyLogin } from '../session/LazyLogin.tsx';
import { LazyDownloadApp } from '../shell/LazyDownloadApp.tsx';
import { Shell } from '../shell/Shell.tsx';
import { ToastContainer } from '../shell/ToastContainer.tsx';
import { RouteView } from './RouteView.tsx';

interface AppProps {
  i18n: i18n;
  emotionCache?: UiProviderProps['emotionCache'];
  onReady?: () => void;
}

/** Reports readiness. A sibling of the page: its effect runs once the page, not only the bar, has hydrated. */
function HydrationReporter({ onReady }: Pick<AppProps, 'onReady'>) {
  const setHydrated = useSetAtom(hydratedAtom);
  useEffect(() => {
    setHydrated(true);
    onReady?.();
  }, [setHydrated, onReady]);
  return null;
}

/** Rerenders with each address: React skips an unchanged boundary, and its hydration would fail. */
function PageOutlet({ onReady }: Pick<AppProps, 'onReady'>) {
  useLocation();
  return (
    <Suspense>
      <RouteView />
      <HydrationReporter {...(onReady ? { onReady } : {})} />
    </Suspense>
  );
}

export function App({ i18n, emotionCache, onReady }: AppProps) {
  const language = useAtomValue(languageAtom);
  return (
    <LinkNavigationProvider>
      <UiProvider language={language} i18n={i18n} link={RouterLink} {...(emotionCache ? { emotionCache } : {})}>
        <Shell>
          <PageOutlet {...(onReady ? { onReady } : {})} />
        </Shell>
        <LazyCompareTray />
        <LazyLogin />
        <LazyDownloadApp />
        <ToastContainer />
      </UiProvider>
    </LinkNavigationProvider>
  );
}
