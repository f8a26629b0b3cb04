import { type Atom, atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { isUserSpecificKey } from '../api/queryKeys.ts';
import { hydratedAtom, loginAtom } from '../atoms/app.ts';
import { saveFlashMessage } from '../device/flashMessage.ts';
import { readSession, SESSION_KEYS, type Session, saveSession } from './storage.ts';

const baseSessionAtom = atom<Session | null>(null);

/** Current session. A change of user clears cached answers; logins and logouts in other tabs count. */
export const sessionAtom = atom(
  (get) => get(baseSessionAtom),
  (get, set, next: Session | null) => {
    const isOtherUser = get(baseSessionAtom)?.token !== next?.token;
    set(baseSessionAtom, next);
    if (!isOtherUser) return;
    // See `boot.js`: login prompts stay hidden until it is known that there is no session.
    if (!next) delete document.documentElement.dataset.login;
    set(loginAtom, ({ count }) => ({ count: next ? count + 1 : count, isLoggedIn: next !== null }));
    const queryClient = get(queryClientAtom);
    queryClient.removeQueries({ predicate: ({ queryKey }) => isUserSpecificKey(queryKey) });
    queryClient.removeQueries({ type: 'inactive' });
  },
);
sessionAtom.onMount = (set) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || SESSION_KEYS.includes(key)) set(readSession());
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};

/** Logged-in user as pages may render it: null until hydration, because the server renders for visitors. */
export const userAtom: Atom<Session['user'] | null> = atom((get) => {
  const session = get(sessionAtom);
  return get(hydratedAtom) ? (session?.user ?? null) : null;
});
export const signedInAtom = atom((get) => get(userAtom) !== null);

/**
 * Sessions that have ended on this page, in any tab. As a key it removes a user's unsent texts from memory; a visitor
 * who logs in keeps them.
 */
export const endedSessionsAtom = atom((get) => {
  const { count, isLoggedIn } = get(loginAtom);
  return isLoggedIn ? count - 1 : count;
});

export const changeSessionAtom = atom(null, (_get, set, session: Session | null) => {
  saveSession(session);
  set(sessionAtom, session);
});

export const reloadAtom = atom<{ reload: () => void }>({ reload: () => undefined });

/** Ends a refused token's session and reloads (specification, section 4); a newer session survives a late refusal. */
export const endSessionAtom = atom(null, (get, set, refusedToken: string, message: string) => {
  if (get(sessionAtom)?.token !== refusedToken) return;
  const storedSession = readSession();
  if (storedSession && storedSession.token !== refusedToken) set(sessionAtom, storedSession);
  else {
    set(changeSessionAtom, null);
    saveFlashMessage({ kind: 'info', message });
  }
  get(reloadAtom).reload();
});

/** Reason of the login request, and the action to resume afterwards. */
export interface LoginReason {
  message: string;
  resume?: () => void;
  /** True if the action leaves the page: then it waits until the panel closes. */
  leavesPage?: boolean;
}
export const loginReasonAtom = atom<LoginReason | null>(null);

export type InitialLoginView = 'login' | 'forgot';
export const initialLoginViewAtom = atom<InitialLoginView>('login');
