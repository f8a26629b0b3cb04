import type { Session } from './storage.ts';

/** Panels that may follow a login, by their URL names. */
export const AFTER_LOGIN_PANELS = ['add-phone', 'continue'] as const;
export type AfterLoginPanel = (typeof AFTER_LOGIN_PANELS)[number];

const WEEK_MS = 7 * 86_400_000;
const PROMPTED_KEY = 'phone-asked';

export function readPhonePromptedAt(): Date | null {
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
export function getNextPanel(
  { phone }: Pick<Session['user'], 'phone'>,
  { isNeeded, promptedAt, now }: { isNeeded: boolean; promptedAt: Date | null; now: Date },
): AfterLoginPanel | null {
  if (isNeeded) return null;
  const isDue = promptedAt === null || now.getTime() - promptedAt.getTime() >= WEEK_MS;
  return phone === '' && isDue ? 'add-phone' : 'continue';
}
