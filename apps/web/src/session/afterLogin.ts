import type { Session } from './storage.ts';

/** Panels that may follow a login, by their URL names. */
export const AFTER_LOGIN = ['add-phone', 'continue'] as const;
export type AfterLogin = (typeof AFTER_LOGIN)[number];

const WEEK_MS = 7 * 86_400_000;
const ASKED_KEY = 'phone-asked';

export function phoneAskedAt(): Date | null {
  try {
    const lastAsked = Date.parse(localStorage.getItem(ASKED_KEY) ?? '');
    return Number.isNaN(lastAsked) ? null : new Date(lastAsked);
  } catch {
    return null;
  }
}

export function keepPhoneAsked(now: Date): void {
  try {
    localStorage.setItem(ASKED_KEY, now.toISOString());
  } catch {
    // Storage is refused.
  }
}

/** Users without a phone number are asked for one, at most once a week; none after an interrupted action. */
export function afterLogin(
  { phone }: Pick<Session['user'], 'phone'>,
  { isNeeded, askedAt, now }: { isNeeded: boolean; askedAt: Date | null; now: Date },
): AfterLogin | null {
  if (isNeeded) return null;
  const isDue = askedAt === null || now.getTime() - askedAt.getTime() >= WEEK_MS;
  return phone === '' && isDue ? 'add-phone' : 'continue';
}
