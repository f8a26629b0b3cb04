import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiQueryOptions } from '../api/apiQueryOptions.ts';
import { createClient } from '../api/client.ts';
import { clientAtom, queryContextAtom } from '../api/queryContext.ts';
import { hydratedAtom } from '../atoms/app.ts';
import { popFlashMessage } from '../device/flashMessage.ts';
import {
  changeSessionAtom,
  endedSessionsAtom,
  endSessionAtom,
  reloadAtom,
  sessionAtom,
  signedInAtom,
  userAtom,
} from './atoms.ts';
import { readSession, type Session, saveSession } from './storage.ts';

const createSession = (name: string): Session => ({
  token: `token-of-${name}`,
  user: { name, email: `${name}@example.com`, phone: '' },
});
const nadia = createSession('nadia');
const karim = createSession('karim');

/** Browser storage, and one that refuses everything, as with cookies blocked. */
function createStorage() {
  const storedItems = new Map<string, string>();
  return {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => storedItems.set(key, value),
    removeItem: (key: string) => storedItems.delete(key),
    clear: () => storedItems.clear(),
  };
}
const throwRefused = () => {
  throw new DOMException('denied', 'SecurityError');
};
const refusingStorage = { getItem: throwRefused, setItem: throwRefused, removeItem: throwRefused, clear: throwRefused };

let tab: EventTarget;
const html = { dataset: {} as Record<string, string> };
beforeEach(() => {
  tab = new EventTarget();
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('document', { documentElement: html });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  return () => vi.unstubAllGlobals();
});

/** Store of an app, with a cache and a server that gives one response to everything. */
function open(session: Session | null = null) {
  const store = createStore();
  const queryClient = new QueryClient();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{"data":[]}'));
  const client = createClient({ fetch, language: () => 'ar', token: () => store.get(sessionAtom)?.token ?? null });
  store.set(queryClientAtom, queryClient);
  store.set(sessionAtom, session);
  store.set(clientAtom, () => client);
  const getLastHeaders = () => fetch.mock.lastCall?.[1]?.headers;
  return { store, queryClient, client, fetch, lastHeaders: getLastHeaders };
}

describe('A session', () => {
  it('is stored on the device, and restored', () => {
    open().store.set(changeSessionAtom, nadia);
    expect(readSession()).toEqual(nadia);
    expect(localStorage.getItem('isLoggedIn')).toBe('true');
    saveSession(null);
    expect(readSession()).toBeNull();
    expect(localStorage.getItem('userName')).toBeNull();
  });

  it('lasts for the visit if storage is refused', () => {
    vi.stubGlobal('localStorage', refusingStorage);
    expect(readSession()).toBeNull();
    const { store } = open();
    store.set(changeSessionAtom, nadia);
    expect(store.get(sessionAtom)).toEqual(nadia);
    store.set(changeSessionAtom, null);
    expect(store.get(sessionAtom)).toBeNull();
  });

  it('is shown after hydration, and not before', () => {
    const { store } = open(nadia);
    expect(store.get(userAtom)).toBeNull();
    expect(store.get(queryContextAtom).user).toBe('');
    store.set(hydratedAtom, true);
    expect(store.get(userAtom)?.name).toBe('nadia');
    expect(store.get(signedInAtom)).toBe(true);
    expect(store.get(queryContextAtom).user).not.toBe('');
  });

  it('that has ended is removed, and the page reloads once with a message', () => {
    const { store } = open();
    store.set(changeSessionAtom, nadia);
    const reload = vi.fn();
    store.set(reloadAtom, { reload });
    store.set(endSessionAtom, nadia.token, 'Your session has ended.');
    store.set(endSessionAtom, nadia.token, 'Your session has ended.');
    expect(reload).toHaveBeenCalledOnce();
    expect(readSession()).toBeNull();
    expect(popFlashMessage()).toEqual({ kind: 'info', message: 'Your session has ended.' });
    expect(popFlashMessage()).toBeNull();
  });

  it('is not ended by a late refusal of the previous one', () => {
    const { store } = open();
    const reload = vi.fn();
    store.set(reloadAtom, { reload });
    store.set(changeSessionAtom, karim);
    store.set(endSessionAtom, nadia.token, 'Your session has ended.');
    expect(store.get(sessionAtom)).toEqual(karim);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that ends here leaves a new one of another tab', () => {
    const { store } = open();
    const reload = vi.fn();
    store.set(reloadAtom, { reload });
    store.set(changeSessionAtom, nadia);
    saveSession(karim);
    store.set(endSessionAtom, nadia.token, 'Your session has ended.');
    expect([store.get(sessionAtom), readSession()]).toEqual([karim, karim]);
    expect(popFlashMessage()).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('Another tab', () => {
  const notifyStorage = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('is followed when it logs in, and when it logs out', () => {
    const { store } = open();
    store.sub(sessionAtom, () => undefined);
    saveSession(nadia);
    notifyStorage('token');
    expect(store.get(sessionAtom)).toEqual(nadia);
    const renamedSession = { ...nadia, user: { ...nadia.user, name: 'Nadia Samir' } };
    saveSession(renamedSession);
    notifyStorage('userName');
    expect(store.get(sessionAtom)).toEqual(renamedSession);
    saveSession(null);
    notifyStorage('token');
    expect(store.get(sessionAtom)).toBeNull();
  });

  it('is followed when the storage is cleared', () => {
    const { store } = open(nadia);
    store.sub(sessionAtom, () => undefined);
    localStorage.clear();
    notifyStorage(null);
    expect(store.get(sessionAtom)).toBeNull();
  });

  it('is ignored for other stored values', () => {
    const { store } = open(nadia);
    store.sub(sessionAtom, () => undefined);
    notifyStorage('scheme');
    expect(store.get(sessionAtom)).toEqual(nadia);
  });
});

describe('A change of user', () => {
  const getQueryKeys = (queryClient: QueryClient) =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);

  it('clears the previous user’s answers, also on the screen', async () => {
    const { store, queryClient } = open(nadia);
    store.set(hydratedAtom, true);
    const context = store.get(queryContextAtom);
    const profileObserver = new QueryObserver(queryClient, apiQueryOptions(context, 'getProfile', {}));
    const categoriesObserver = new QueryObserver(queryClient, apiQueryOptions(context, 'getCategories', {}));
    profileObserver.subscribe(() => undefined);
    categoriesObserver.subscribe(() => undefined);
    await queryClient.prefetchQuery(apiQueryOptions(context, 'listSessions', {}));
    await queryClient.prefetchQuery(apiQueryOptions(context, 'getProperty', { params: { id: '1' } }));
    expect(getQueryKeys(queryClient)).toEqual(['getProfile', 'getCategories', 'listSessions', 'getProperty']);

    store.set(sessionAtom, karim);
    expect(getQueryKeys(queryClient)).toEqual(['getCategories']);
    expect(store.get(queryContextAtom).user).not.toBe(context.user);
  });

  it('gives the same user’s next session a new key', () => {
    const { store } = open(nadia);
    store.set(hydratedAtom, true);
    const userBefore = store.get(queryContextAtom).user;
    store.set(sessionAtom, null);
    store.set(sessionAtom, nadia);
    expect(store.get(queryContextAtom).user).not.toBe(userBefore);
  });

  it('removes unsent texts, which a visitor who logs in keeps', () => {
    const { store } = open();
    const sessions = [null, nadia, karim, null, nadia];
    const ended = sessions.map((session) => {
      store.set(sessionAtom, session);
      return store.get(endedSessionsAtom);
    });
    expect(ended).toEqual([0, 0, 1, 2, 2]);
  });

  it('does not happen when the same session is reported again', async () => {
    const { store, queryClient } = open(nadia);
    store.set(hydratedAtom, true);
    await queryClient.prefetchQuery(apiQueryOptions(store.get(queryContextAtom), 'getProfile', {}));
    store.set(sessionAtom, { ...nadia, user: { ...nadia.user, name: 'Nadia Fawzy' } });
    expect(getQueryKeys(queryClient)).toEqual(['getProfile']);
  });
});

describe('A visitor’s request', () => {
  it('has no token, neither before a login nor after it', async () => {
    const { store, client, lastHeaders } = open();
    const renderPage = () => client('addView', { params: { id: '1' }, query: {} });
    await renderPage();
    expect(lastHeaders()).not.toHaveProperty('Authorization');
    store.set(changeSessionAtom, nadia);
    await renderPage();
    expect(lastHeaders()).toHaveProperty('Authorization', `Bearer ${nadia.token}`);
    store.set(changeSessionAtom, null);
    await renderPage();
    expect(lastHeaders()).not.toHaveProperty('Authorization');
  });

  it('has the same key as public data, with or without a session', async () => {
    const { store, queryClient, lastHeaders } = open(nadia);
    store.set(hydratedAtom, true);
    const query = apiQueryOptions(store.get(queryContextAtom), 'getProperty', { params: { id: '1' } });
    await queryClient.prefetchQuery(query);
    expect(lastHeaders()).not.toHaveProperty('Authorization');
    expect(JSON.stringify(query.queryKey)).not.toContain('login');
  });

  it('never reveals the token of a key', () => {
    const { store } = open(nadia);
    store.set(hydratedAtom, true);
    expect(JSON.stringify(apiQueryOptions(store.get(queryContextAtom), 'getProfile', {}).queryKey)).not.toContain(
      nadia.token,
    );
  });
});
