/** Cookie that distinguishes browsers. It contains nothing about the user. */
const COOKIE = 'visitor';
const RANDOM_BYTES = 16;
const YEAR_SECONDS = 365 * 86_400;
const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{22})(?=;|$)`);

export interface VisitorCookie {
  value: string;
  /** Cookie to set if the browser sent none. */
  newCookie?: string;
}

export const readVisitorCookie = (request: Request): string | undefined =>
  COOKIE_PATTERN.exec(request.headers.get('cookie') ?? '')?.[1];

export function getVisitorCookie(request: Request, isSecure: boolean): VisitorCookie {
  const existing = readVisitorCookie(request);
  if (existing) return { value: existing };
  const value = Buffer.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))).toString('base64url');
  const secureAttribute = isSecure ? '; Secure' : '';
  return {
    value,
    newCookie: `${COOKIE}=${value}; Path=/api; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secureAttribute}`,
  };
}
