import { type Atom, atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { OWN } from '../api/own.ts';
import { profileKey } from '../api/profile.ts';
import { queryContextAtom } from '../atoms/app.ts';
import { keepSession, readSession, type Session, TOKEN_KEY } from './storage.ts';

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
    const queryClient = get(queryClientAtom);
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === OWN });
    queryClient.removeQueries({ type: 'inactive' });
  },
);
sessionAtom.onMount = (set) => {
  const follow = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === null) set(readSession());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};

/** Whether what the server drew has come to life. */
export const awakeAtom = atom(false);

/** Who is logged in, as pages may show it: the server draws them for nobody, and the first drawing here must be alike. */
export const personAtom: Atom<Session['user'] | null> = atom((get) => {
  const session = get(sessionAtom);
  return get(awakeAtom) ? (session?.user ?? null) : null;
});
export const signedInAtom = atom((get) => get(personAtom) !== null);

/** The context that queries of one's own are made from; only for those who are logged in. */
export const ownContextAtom = atom((get) => ({
  ...get(queryContextAtom),
  person: (get(personAtom) && get(sessionAtom)?.token) ?? '',
}));

/** Has the person's account asked for anew, in this tab. */
export const renewProfileAtom = atom(null, (get) => {
  void get(queryClientAtom).invalidateQueries({ queryKey: profileKey(get(ownContextAtom).person) });
});

/** Keeps a login and goes on with it. */
export const changeSessionAtom = atom(null, (_get, set, session: Session | null) => {
  keepSession(session);
  set(sessionAtom, session);
});

/** Draws the site anew from its first byte; the browser's host gives it. */
export const reloadAtom = atom<{ reload: () => void }>({ reload: () => undefined });

/** The login no longer holds: the device forgets it, and the page begins anew (specification, section 4). */
export const endSessionAtom = atom(null, (get, set) => {
  if (get(sessionAtom) === null) return;
  set(changeSessionAtom, null);
  get(reloadAtom).reload();
});

/** Why somebody is asked to log in, and what is done once they have. */
export interface LoginReason {
  message: string;
  act?: () => void;
}
export const loginReasonAtom = atom<LoginReason | null>(null);
