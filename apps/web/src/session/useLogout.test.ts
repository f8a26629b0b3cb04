import { QueryClient } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiQueryOptions } from '../api/apiQueryOptions.ts';
import { createClient } from '../api/client.ts';
import { clientAtom, queryContextAtom } from '../api/queryContext.ts';
import { hydratedAtom } from '../atoms/app.ts';
import { reloadAtom, sessionAtom } from './atoms.ts';
import { useLogout } from './useLogout.ts';

type Logout = ReturnType<typeof useLogout>;

function LogoutButton({ onRender }: { onRender: (logout: Logout) => void }) {
  onRender(useLogout());
  return null;
}

test('a logout first cancels the requests of the user, which the API would refuse after it', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const store = createStore();
  const queryClient = new QueryClient();
  const profileSignals: (AbortSignal | null | undefined)[] = [];
  let isProfileAborted: boolean | undefined;
  const fetch = vi.fn<typeof globalThis.fetch>(async (url, options) => {
    if (!String(url).endsWith('/logout')) {
      profileSignals.push(options?.signal);
      return new Promise<Response>(() => undefined);
    }
    isProfileAborted = profileSignals[0]?.aborted;
    return new Response('{"data":null}');
  });
  const client = createClient({ fetch, language: () => 'ar', token: () => store.get(sessionAtom)?.token ?? null });
  const reload = vi.fn();
  store.set(queryClientAtom, queryClient);
  store.set(clientAtom, () => client);
  store.set(sessionAtom, { token: 'token', user: { name: 'nadia', email: 'nadia@example.com', phone: '' } });
  store.set(hydratedAtom, true);
  store.set(reloadAtom, { reload });
  const onRender = vi.fn<(logout: Logout) => void>();
  renderToString(createElement(Provider, { store }, createElement(LogoutButton, { onRender })));
  const profile = queryClient.prefetchQuery(apiQueryOptions(store.get(queryContextAtom), 'getProfile', {}));

  await onRender.mock.calls[0]?.[0]();
  expect(isProfileAborted).toBe(true);
  expect(store.get(sessionAtom)).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
  await profile;
});
