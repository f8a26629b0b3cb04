import { type Atom, atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { isOwnKey } from '../api/keys.ts';
import { hydratedAtom, loginAtom } from '../atoms/app.ts';
import { saveFlashMessage } from '../device/flashMessage.ts';
import { keepSession, readSession, SESSION_KEYS, type Session } from './storage.ts';

const heldAtom = atom<Session | null>(null);

/**
 * The login that calls are made with. A change of person takes everything away that was answered to the one before.
 * Other tabs are followed: a login or logout there counts here.
 */
export const sessionAtom = atom(
  (get) => get(heldAtom),
  (get, set, next: Session | null) => {
    const isOther = get(heldAtom)?.token !== next?.token;
    set(heldAtom, next);
    if (!isOther) return;
    // See `boot.js`: what asks for a login is not shown before it is known that there is none.
    if (!next) delete document.documentElement.dataset.login;
    set(loginAtom, ({ count }) => ({ count: next ? count + 1 : count, held: next !== null }));
    const queryClient = get(queryClientAtom);
    queryClient.removeQueries({ predicate: ({ queryKey }) => isOwnKey(queryKey) });
    queryClient.removeQueries({ type: 'inactive' });
  },
);
sessionAtom.onMount = (set) => {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || SESSION_KEYS.includes(key)) set(readSession());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};

/** Who is logged in, as pages may show it: the server draws them for nobody, and the first drawing here must be alike. */
export const personAtom: Atom<Session['user'] | null> = atom((get) => {
  const session = get(sessionAtom);
  return get(hydratedAtom) ? (session?.user ?? null) : null;
});
export const signedInAtom = atom((get) => get(personAtom) !== null);

/** Stores a session and uses it. */
export const changeSessionAtom = atom(null, (_get, set, session: Session | null) => {
  keepSession(session);
  set(sessionAtom, session);
});

/** Reloads the site; provided by the browser's host. */
export const reloadAtom = atom<{ reload: () => void }>({ reload: () => undefined });

/**
 * Ends the session of a refused token and reloads the page (specification, section 4), which then shows `message`. A late
 * refusal does not end a session that has begun since, here or in another tab.
 */
export const endSessionAtom = atom(null, (get, set, refused: string, message: string) => {
  if (get(sessionAtom)?.token !== refused) return;
  const stored = readSession();
  if (stored && stored.token !== refused) set(sessionAtom, stored);
  else {
    set(changeSessionAtom, null);
    saveFlashMessage({ kind: 'info', message });
  }
  get(reloadAtom).reload();
});

/** Reason of the login request, and the act to finish afterwards. */
export interface LoginReason {
  message: string;
  act?: () => void;
  /** Whether the act leaves the page: then it waits until the panel has said what it has to say. */
  leaves?: boolean;
}
export const loginReasonAtom = atom<LoginReason | null>(null);

/** What the login panel opens with. */
export type LoginStart = 'login' | 'forgot';
export const loginStartAtom = atom<LoginStart>('login');
