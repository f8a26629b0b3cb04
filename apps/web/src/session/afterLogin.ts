import type { Session } from './storage.ts';

/** Panels that may follow a login, by their names in an address. */
export const AFTER_LOGIN = ['add-phone', 'continue'] as const;
export type AfterLogin = (typeof AFTER_LOGIN)[number];

const WEEK_MS = 7 * 86_400_000;
const ASKED_KEY = 'phone-asked';

/** Time of this device's last phone prompt. */
export function phoneAskedAt(): Date | null {
  try {
    const kept = Date.parse(localStorage.getItem(ASKED_KEY) ?? '');
    return Number.isNaN(kept) ? null : new Date(kept);
  } catch {
    return null;
  }
}

/** Records the phone prompt. */
export function keepPhoneAsked(now: Date): void {
  try {
    localStorage.setItem(ASKED_KEY, now.toISOString());
  } catch {
    // Refused.
  }
}

/**
 * What is shown after a login: a person without a number is asked for one, once a week at most; others choose between
 * their own page and going on. Nothing where the login was needed for something, which is then what comes.
 */
export function afterLogin(
  { phone }: Pick<Session['user'], 'phone'>,
  { isNeeded, askedAt, now }: { isNeeded: boolean; askedAt: Date | null; now: Date },
): AfterLogin | null {
  if (isNeeded) return null;
  const isDue = askedAt === null || now.getTime() - askedAt.getTime() >= WEEK_MS;
  return phone === '' && isDue ? 'add-phone' : 'continue';
}
