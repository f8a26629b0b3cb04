const DAY_MS = 86_400_000;
/** A login ends after this many days without use. */
export const SESSION_DAYS = 30;
/** Uses within this time of the one that is noted are not noted: one write an hour, not one a request. */
const NOTED_EVERY_MS = 3_600_000;

/** A confirmation of a session takes the place of a password for this long. */
export const CONFIRMED_MS = 10 * 60_000;

/** It ends after this many days however often it is used: a token that was copied is of no use for ever. */
export const LONGEST_SESSION_DAYS = 365;

/** The moment of last use before which a login has ended. */
export const sessionEndsBefore = (now: Date): Date => new Date(now.getTime() - SESSION_DAYS * DAY_MS);

/** The moment at which a login began that has ended by now in any case. */
export const sessionBeganBefore = (now: Date): Date => new Date(now.getTime() - LONGEST_SESSION_DAYS * DAY_MS);

/** Whether a login may still be used. */
export const isSessionAlive = ({ used_at, created_at }: { used_at: Date; created_at: Date }, now: Date): boolean =>
  used_at >= sessionEndsBefore(now) && created_at >= sessionBeganBefore(now);

/** Whether a use is to be noted. */
export const isUseNoted = (usedAt: Date, now: Date): boolean => now.getTime() - usedAt.getTime() >= NOTED_EVERY_MS;

const SYSTEMS: readonly [RegExp, string][] = [
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/android/i, 'Android'],
  [/windows/i, 'Windows'],
  [/mac os/i, 'macOS'],
  [/linux|x11/i, 'Linux'],
];
/** In this order: Edge, Opera and Samsung's browser call themselves Chrome too, and Chrome calls itself Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/edg/i, 'Edge'],
  [/opr\//i, 'Opera'],
  [/samsungbrowser/i, 'Samsung Internet'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
];

const nameIn = (names: readonly [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** A coarse name of a device, by which a person knows a login of theirs again: `Chrome, Android`. Empty when unknown. */
export const deviceName = (userAgent: string | null): string =>
  [nameIn(BROWSERS, userAgent ?? ''), nameIn(SYSTEMS, userAgent ?? '')].filter(Boolean).join(', ');
