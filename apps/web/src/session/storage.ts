import type { User } from '@mashrabiya/contract';

export interface Session {
  token: string;
  user: Pick<User, 'name' | 'email' | 'phone'>;
}

/** Storage keys of a session (specification, section 3). */
const KEYS = { flag: 'isLoggedIn', token: 'token', name: 'userName', email: 'email', phone: 'phone' } as const;

/** Keys that other tabs observe: a login, and a changed name or number. */
export const SESSION_KEYS: readonly string[] = [KEYS.token, KEYS.name, KEYS.email, KEYS.phone];

/** Stored session; null if there is none or storage is refused. */
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

/** Stores or clears a session; if storage is refused, it lasts for the visit. */
export function saveSession(session: Session | null): void {
  try {
    if (session === null) {
      for (const key of Object.values(KEYS)) localStorage.removeItem(key);
      return;
    }
    localStorage.setItem(KEYS.flag, 'true');
    for (const key of ['name', 'email', 'phone'] as const) localStorage.setItem(KEYS[key], session.user[key]);
    // Last: a reader that finds the token also finds the other keys.
    localStorage.setItem(KEYS.token, session.token);
  } catch {
    // Storage is refused.
  }
}
