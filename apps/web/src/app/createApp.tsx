import { createI18n, type Language } from '@mashrabiya/i18n';
import type { UiProviderProps } from '@mashrabiya/ui';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { ReactNode } from 'react';
import { createClient } from '../api/client.ts';
import { createQueryClient } from '../api/queryClient.ts';
import { clientAtom, clockAtom, languageAtom, originAtom, schemaSinkAtom } from '../atoms/app.ts';
import { endSessionAtom, reloadAtom, sessionAtom } from '../session/atoms.ts';
import type { Session } from '../session/storage.ts';
import { App } from './App.tsx';
import type { AppContext } from './context.ts';

export interface AppOptions {
  language: Language;
  /** Texts of at least `language`. */
  catalogs: Partial<Record<Language, object>>;
  fetch: typeof fetch;
  /** Address of the API, when it is not this site's own. */
  apiUrl?: string | undefined;
  /** Scheme and host of the site. */
  origin: string;
  /** The login at this device; the server draws for nobody. */
  session: Session | null;
  /** Draws the site anew, after a login has ended. */
  reload?: () => void;
  /** The moment that the page was asked for. */
  now: Date;
  /** What the server's render already asked for. */
  state?: DehydratedState | undefined;
  /** Takes the schema.org objects of the page that is drawn. */
  onSchemas?: (schemas: readonly object[]) => void;
  /** True while rendering for somebody who waits: nothing is tried twice. */
  isServer?: boolean;
}

export interface AppHost {
  /** Puts the host's router around the app: static on the server, the browser's, or one in memory for a story. */
  router: (children: ReactNode) => ReactNode;
  emotionCache?: UiProviderProps['emotionCache'];
  /** Called once the app answers to a person. */
  onReady?: () => void;
}

/**
 * Makes the app for one request, browser or story: nothing is shared between two of them.
 * `context` is what route loaders take; `element` draws the app inside a host.
 */
export function createApp(options: AppOptions) {
  const { language, catalogs, origin, session } = options;
  const store = createStore();
  const queryClient = createQueryClient(options.isServer ?? false);
  const client = createClient({
    ...(options.apiUrl ? { baseUrl: options.apiUrl } : {}),
    fetch: options.fetch,
    language: () => store.get(languageAtom),
    token: () => store.get(sessionAtom)?.token ?? null,
    onUnauthorized: () => store.set(endSessionAtom),
  });
  store.set(queryClientAtom, queryClient);
  // First: a change of person empties the cache.
  store.set(sessionAtom, session);
  if (options.state) hydrate(queryClient, options.state);
  store.set(clientAtom, () => client);
  store.set(languageAtom, language);
  store.set(originAtom, origin);
  store.set(clockAtom, options.now);
  if (options.reload) store.set(reloadAtom, { reload: options.reload });
  if (options.onSchemas) store.set(schemaSinkAtom, { take: options.onSchemas });
  const i18n = createI18n(language, catalogs);

  const context: AppContext = { client, queryClient, language, origin };
  const element = ({ router, emotionCache, onReady }: AppHost) => (
    <Provider store={store}>
      {router(<App i18n={i18n} {...(emotionCache ? { emotionCache } : {})} {...(onReady ? { onReady } : {})} />)}
    </Provider>
  );
  return { context, queryClient, element };
}
