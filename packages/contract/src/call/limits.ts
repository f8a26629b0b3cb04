/** How often something may be done, and in which time. */
export interface Rate {
  times: number;
  seconds: number;
}

export const perMinute = (times: number): Rate => ({ times, seconds: 60 });
export const perHour = (times: number): Rate => ({ times, seconds: 3600 });
export const perDay = (times: number): Rate => ({ times, seconds: 86_400 });

/** How often a call may be made, by a person and from an address. Calls that declare the same name are counted together. */
export interface RateLimit {
  /** By whoever is logged in; where a login is optional, without one by the cookie of the browser. */
  person?: Rate;
  /** By an IP address, and by the networks that it lies in, which many may share. */
  address?: Rate;
  /**
   * What is counted: each request that is valid, unless it says otherwise. `uses`: those of which the handler says so,
   * since what changes nothing, as a repeat, costs nothing. `failures`: likewise, and requests are refused while there
   * were too many.
   */
  counts?: 'uses' | 'failures';
  /** The refusal, and the shortest wait that it tells; `too_many_requests` and what remains of the time by default. */
  refusal?: LimitRefusal;
}

export interface LimitRefusal {
  code: 'too_many_logins';
  waitSeconds: number;
}

/** By their names. */
export type RateLimits = Readonly<Record<string, RateLimit>>;

/** What who has tried too often to log in is told: the shortest wait of the specification (section 8). */
export const TOO_MANY_LOGINS: LimitRefusal = { code: 'too_many_logins', waitSeconds: 30 };

/** Tries to log in from an address; the wait is the time. */
export const LOGIN_TRIES: RateLimit = {
  address: { times: 20, seconds: TOO_MANY_LOGINS.waitSeconds },
  refusal: TOO_MANY_LOGINS,
};

/** Tries at the password of the account that one is logged in to. */
export const PASSWORD_PROOFS = {
  'current password': { person: { times: 5, seconds: 30 }, counts: 'uses' },
} as const satisfies RateLimits;

/** More numbers than anybody calls in an hour: who asks for more gathers them. */
export const LEADS = {
  lead: { person: perHour(60), address: perHour(60), counts: 'uses' },
} as const satisfies RateLimits;

/** More than anybody finds wrong in an hour. */
export const REPORTS = {
  report: { person: perHour(10), address: perHour(10), counts: 'uses' },
} as const satisfies RateLimits;
