import { QueryClient } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiQueryOptions } from '../api/apiQueryOptions.ts';
import { createClient } from '../api/client.ts';
import { clientAtom, queryContextAtom } from '../api/queryContext.ts';
import { hydratedAtom } from '../atoms/app.ts';
import { toastsAtom } from '../atoms/toasts.ts';
import { reloadAtom, sessionAtom } from './atoms.ts';
import { useLogout } from './useLogout.ts';

type Logout = ReturnType<typeof useLogout>;

function LogoutButton({ onRender }: { onRender: (logout: Logout) => void }) {
  onRender(useLogout());
  return null;
}

describe('A logout', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    onTestFinished(() => void vi.unstubAllGlobals());
  });

  /** An app with a session, whose server answers nothing but the logout. */
  function openApp() {
    const store = createStore();
    const requests: { path: string; token: string | null; signal: AbortSignal | null | undefined }[] = [];
    const serverAnswer = Promise.withResolvers<Response>();
    const fetch = vi.fn<typeof globalThis.fetch>(async (url, { headers, signal } = {}) => {
      const path = String(url);
      requests.push({ path, token: new Headers(headers).get('authorization'), signal });
      return path.endsWith('/logout') ? serverAnswer.promise : new Promise<Response>(() => undefined);
    });
    const client = createClient({ fetch, language: () => 'ar', token: () => store.get(sessionAtom)?.token ?? null });
    const reload = vi.fn();
    store.set(queryClientAtom, new QueryClient());
    store.set(clientAtom, () => client);
    store.set(sessionAtom, { token: 'token', user: { name: 'nadia', email: 'nadia@example.com', phone: '' } });
    store.set(hydratedAtom, true);
    store.set(reloadAtom, { reload });
    const fetchProfile = () =>
      store.get(queryClientAtom).prefetchQuery(apiQueryOptions(store.get(queryContextAtom), 'getProfile', {}));
    const onRender = vi.fn<(logout: Logout) => void>();
    renderToString(createElement(Provider, { store }, createElement(LogoutButton, { onRender })));
    const logout = async () => onRender.mock.calls[0]?.[0]();
    return { store, requests, answer: serverAnswer.resolve, reload, fetchProfile, logout };
  }

  it('ends the requests of the user at once, and starts no others that the API would refuse', async () => {
    const { store, requests, answer, reload, fetchProfile, logout } = openApp();
    const profile = fetchProfile();
    const end = logout();
    expect(store.get(sessionAtom)).toBeNull();
    expect(requests.map(({ path, token }) => [path, token])).toEqual([
      ['/api/user/profile', 'Bearer token'],
      ['/api/logout', 'Bearer token'],
    ]);
    expect(requests[0]?.signal?.aborted).toBe(true);
    await fetchProfile();
    expect(requests).toHaveLength(2);
    expect(reload).not.toHaveBeenCalled();
    answer(new Response('{"data":null}'));
    await end;
    expect(reload).toHaveBeenCalledOnce();
    await profile;
  });

  it('counts as done if the server had ended the session already', async () => {
    const { answer, reload, logout } = openApp();
    answer(new Response('{"errors":[]}', { status: 401 }));
    await logout();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('tells that the server did not end the session', async () => {
    const { store, answer, reload, logout } = openApp();
    answer(new Response('{"errors":[]}', { status: 500 }));
    await logout();
    expect(store.get(sessionAtom)).toBeNull();
    expect(store.get(toastsAtom)).toMatchObject([{ kind: 'error' }]);
    expect(reload).not.toHaveBeenCalled();
  });
});
