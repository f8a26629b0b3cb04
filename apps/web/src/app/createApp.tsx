import { API_PREFIX } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { UiProviderProps } from '@mashrabiya/ui';
import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { createStore, Provider } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { ReactNode } from 'react';
import { createClient } from '../api/client.ts';
import { createQueryClient } from '../api/queryClient.ts';
import { apiUrlAtom, clientAtom } from '../api/queryContext.ts';
import { clockAtom, languageAtom, originAtom, schemaSinkAtom } from '../atoms/app.ts';
import type { AppContext } from '../routing/route.ts';
import { routeTableAtom } from '../routing/routeTable.ts';
import { endSessionAtom, reloadAtom, sessionAtom } from '../session/atoms.ts';
import type { Session } from '../session/storage.ts';
import { App } from './App.tsx';
import { matchRoute, routes } from './routes.ts';

export interface AppOptions {
  language: Language;
  i18n: i18n;
  fetch: typeof fetch;
  /** Address of the API, if not on this origin. */
  apiUrl?: string | undefined;
  origin: string;
  session: Session | null;
  reload?: () => void;
  /** Time of the request. */
  now: Date;
  state?: DehydratedState | undefined;
  onSchemas?: (schemas: readonly object[]) => void;
  /** True on the server, where nothing is retried. */
  isServer?: boolean;
}

export interface AppHost {
  /** Wraps the app in the host's router: static on the server, the browser's, or in memory for a story. */
  router: (children: ReactNode) => ReactNode;
  emotionCache?: UiProviderProps['emotionCache'];
  onReady?: () => void;
}

/** Creates an app for one request, browser or story; two apps share nothing. */
export function createApp(options: AppOptions) {
  const { language, i18n, origin, session } = options;
  const store = createStore();
  const queryClient = createQueryClient(options.isServer ?? false);
  const client = createClient({
    ...(options.apiUrl ? { baseUrl: options.apiUrl } : {}),
    fetch: options.fetch,
    language: () => store.get(languageAtom),
    token: () => store.get(sessionAtom)?.token ?? null,
    onUnauthorized: (token) => store.set(endSessionAtom, token, i18n.t('pages:login.ended')),
  });
  store.set(queryClientAtom, queryClient);
  // First, because a change of session empties the cache.
  store.set(sessionAtom, session);
  if (options.state) hydrate(queryClient, options.state);
  store.set(clientAtom, () => client);
  store.set(apiUrlAtom, options.apiUrl ?? API_PREFIX);
  store.set(languageAtom, language);
  store.set(originAtom, origin);
  store.set(routeTableAtom, { routes, match: matchRoute });
  store.set(clockAtom, options.now);
  if (options.reload) store.set(reloadAtom, { reload: options.reload });
  if (options.onSchemas) store.set(schemaSinkAtom, { collect: options.onSchemas });

  const context: AppContext = { client, queryClient, language, user: '', origin };
  const renderApp = ({ router, emotionCache, onReady }: AppHost) => (
    <Provider store={store}>
      {/* Atoms read the client from the store. The provider resumes retries that paused in a hidden tab. */}
      <QueryClientProvider client={queryClient}>
        {router(<App i18n={i18n} {...(emotionCache ? { emotionCache } : {})} {...(onReady ? { onReady } : {})} />)}
      </QueryClientProvider>
    </Provider>
  );
  return { context, queryClient, element: renderApp };
}
