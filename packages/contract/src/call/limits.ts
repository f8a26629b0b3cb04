export interface Rate {
  times: number;
  seconds: number;
}

export const perMinute = (times: number): Rate => ({ times, seconds: 60 });
export const perHour = (times: number): Rate => ({ times, seconds: 3600 });
export const perDay = (times: number): Rate => ({ times, seconds: 86_400 });

/** Rate limit of a call, by user and by address. Calls that declare the same name share a counter. */
export interface RateLimit {
  /** Limit per user; where login is optional, visitors are identified by the browser's cookie. */
  user?: Rate;
  /** Limit per IP address, and per enclosing network, which many users may share. */
  address?: Rate;
  /**
   * Every valid request counts by default. `uses`: the handler decides, because a request that changes nothing, such as
   * a repeat, is free. `failures`: the handler decides, and further requests are refused after too many.
   */
  counts?: 'uses' | 'failures';
  /** Error and minimum wait; by default `too_many_requests` and the rest of the window. */
  refusal?: LimitRefusal;
}

export interface LimitRefusal {
  code: 'too_many_logins';
  waitSeconds: number;
}

export type RateLimits = Readonly<Record<string, RateLimit>>;

/** Refusal of too many login attempts, with the minimum wait of the specification (section 8). */
export const TOO_MANY_LOGINS: LimitRefusal = { code: 'too_many_logins', waitSeconds: 30 };

/** Login attempts from an address; the wait is the window. */
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

/** More problems than anyone finds in an hour. */
export const REPORT_LIMITS = {
  report: { user: perHour(10), address: perHour(10), counts: 'uses' },
} as const satisfies RateLimits;
