const DAY_MS = 86_400_000;
/** A session expires after this many days without use. */
const SESSION_DAYS = 30;
/** Minimum interval between recorded uses: one write an hour, not one per request. */
const USE_RECORD_INTERVAL_MS = 3_600_000;

/** Validity of a session's confirmation in place of a password. */
export const CONFIRMATION_LIFETIME_MS = 10 * 60_000;

/** Absolute lifetime in days, so that a stolen token does not work forever. */
const MAX_SESSION_DAYS = 365;

/** Sessions last used before this moment have expired. */
export const computeOldestUse = (now: Date): Date => new Date(now.getTime() - SESSION_DAYS * DAY_MS);

export const computeOldestStart = (now: Date): Date => new Date(now.getTime() - MAX_SESSION_DAYS * DAY_MS);

export const isSessionAlive = ({ used_at, created_at }: { used_at: Date; created_at: Date }, now: Date): boolean =>
  used_at >= computeOldestUse(now) && created_at >= computeOldestStart(now);

export const shouldRecordUse = (usedAt: Date, now: Date): boolean =>
  now.getTime() - usedAt.getTime() >= USE_RECORD_INTERVAL_MS;

const SYSTEMS: readonly [RegExp, string][] = [
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/android/i, 'Android'],
  [/windows/i, 'Windows'],
  [/mac os/i, 'macOS'],
  [/linux|x11/i, 'Linux'],
];
/** Order matters: Edge, Opera and Samsung's browser also claim to be Chrome, and Chrome claims to be Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/edg/i, 'Edge'],
  [/opr\//i, 'Opera'],
  [/samsungbrowser/i, 'Samsung Internet'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
];

const findName = (names: readonly [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Readable device name, by which users recognise their sessions: `Chrome, Android`. Empty when unknown. */
export const getDeviceName = (userAgent: string | null): string =>
  [findName(BROWSERS, userAgent ?? ''), findName(SYSTEMS, userAgent ?? '')].filter(Boolean).join(', ');
