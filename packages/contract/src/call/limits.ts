export interface Rate {
  times: number;
  seconds: number;
}

export const perMinute = (times: number): Rate => ({ times, seconds: 60 });
export const perHour = (times: number): Rate => ({ times, seconds: 3600 });
export const perDay = (times: number): Rate => ({ times, seconds: 86_400 });

export interface RateLimit {
  /** Limit per user; where login is optional, visitors are identified by the browser's cookie. */
  user?: Rate;
  /** Limit per IP address, and per enclosing network, which many users may share. */
  address?: Rate;
  /** Every valid request counts by default; else the handler counts `uses` with an effect, or `failures`. */
  counts?: 'uses' | 'failures';
  /** Error and minimum wait; by default `too_many_requests` and the rest of the window. */
  refusal?: LimitRefusal;
}

export interface LimitRefusal {
  code: 'too_many_logins';
  waitSeconds: number;
}

export type RateLimits = Readonly<Record<string, RateLimit>>;

export const TOO_MANY_LOGINS: LimitRefusal = { code: 'too_many_logins', waitSeconds: 30 };

export const LOGIN_LIMIT: RateLimit = {
  address: { times: 20, seconds: TOO_MANY_LOGINS.waitSeconds },
  refusal: TOO_MANY_LOGINS,
};

export const PASSWORD_PROOF_LIMITS = {
  'current password': { user: { times: 5, seconds: 30 }, counts: 'uses' },
} as const satisfies RateLimits;

/** More numbers than anyone calls in an hour: a higher rate is scraping. */
export const LEAD_LIMITS = {
  lead: { user: perHour(60), address: perHour(60), counts: 'uses' },
} as const satisfies RateLimits;

export const REPORT_LIMITS = {
  report: { user: perHour(10), address: perHour(10), counts: 'uses' },
} as const satisfies RateLimits;
