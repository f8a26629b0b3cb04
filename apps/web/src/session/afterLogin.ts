import type { Session } from './storage.ts';

/** Panels that may follow a login, by their URL names. */
export const AFTER_LOGIN = ['add-phone', 'continue'] as const;
export type AfterLogin = (typeof AFTER_LOGIN)[number];

const WEEK_MS = 7 * 86_400_000;
const PROMPTED_KEY = 'phone-asked';

export function phonePromptedAt(): Date | null {
  try {
    const lastPrompt = Date.parse(localStorage.getItem(PROMPTED_KEY) ?? '');
    return Number.isNaN(lastPrompt) ? null : new Date(lastPrompt);
  } catch {
    return null;
  }
}

export function savePhonePromptedAt(now: Date): void {
  try {
    localStorage.setItem(PROMPTED_KEY, now.toISOString());
  } catch {
    // Storage is refused.
  }
}

/** Users without a phone number are asked for one, at most once a week; none after an interrupted action. */
export function afterLogin(
  { phone }: Pick<Session['user'], 'phone'>,
  { isNeeded, promptedAt, now }: { isNeeded: boolean; promptedAt: Date | null; now: Date },
): AfterLogin | null {
  if (isNeeded) return null;
  const isDue = promptedAt === null || now.getTime() - promptedAt.getTime() >= WEEK_MS;
  return phone === '' && isDue ? 'add-phone' : 'continue';
}
