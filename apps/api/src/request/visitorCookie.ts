/** The cookie by which a browser is told from others. It says nothing of who uses it. */
const COOKIE = 'visitor';
const RANDOM_BYTES = 16;
const YEAR_SECONDS = 365 * 86_400;
/** 128 bits as base64url. */
const VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{22})(?=;|$)`);

export interface VisitorCookie {
  value: string;
  /** What is to be set where the browser came without one. */
  newCookie?: string;
}

/** The value of the cookie that a request carries; undefined without one of ours. */
export const visitorCookieIn = (request: Request): string | undefined =>
  VALUE.exec(request.headers.get('cookie') ?? '')?.[1];

/** The cookie of a browser, known or new. */
export function visitorCookie(request: Request, isSecure: boolean): VisitorCookie {
  const known = visitorCookieIn(request);
  if (known) return { value: known };
  const value = Buffer.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))).toString('base64url');
  const secure = isSecure ? '; Secure' : '';
  return {
    value,
    newCookie: `${COOKIE}=${value}; Path=/api; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  };
}
