import type { User } from '@mashrabiya/contract';

/** The login at this device. */
export interface Session {
  token: string;
  user: Pick<User, 'name' | 'email' | 'phone'>;
}

/** Where the parts of a login are kept (specification, section 3). */
const KEYS = { flag: 'isLoggedIn', token: 'token', name: 'userName', email: 'email', phone: 'phone' } as const;

/** Written last: whoever sees it sees the others. */
export const TOKEN_KEY = KEYS.token;

/** The login that this device keeps; null where there is none, or where the browser refuses storage. */
export function readSession(): Session | null {
  try {
    const token = localStorage.getItem(KEYS.token);
    if (!token) return null;
    const read = (key: keyof Session['user']) => localStorage.getItem(KEYS[key]) ?? '';
    return { token, user: { name: read('name'), email: read('email'), phone: read('phone') } };
  } catch {
    return null;
  }
}

/** Keeps a login, or forgets it; where storage is refused it lasts as long as the visit. */
export function keepSession(session: Session | null): void {
  try {
    if (session === null) {
      for (const key of Object.values(KEYS)) localStorage.removeItem(key);
      return;
    }
    localStorage.setItem(KEYS.flag, 'true');
    for (const key of ['name', 'email', 'phone'] as const) localStorage.setItem(KEYS[key], session.user[key]);
    localStorage.setItem(KEYS.token, session.token);
  } catch {
    // Refused.
  }
}
