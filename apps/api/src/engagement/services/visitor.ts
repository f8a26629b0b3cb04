import type { LoggedIn } from '../../accounts/services/identify.ts';
import { hashOf } from '../../request/hashOf.ts';

/** The cookie by which a person without a login is told from others. It says nothing of who they are. */
const COOKIE = 'visitor';
const RANDOM_BYTES = 16;
const YEAR_SECONDS = 365 * 86_400;
/** 128 bits as base64url. */
const VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{22})(?=;|$)`);

/** Somebody who looks at homes. */
export interface Visitor {
  /** What is stored of them; nothing leads back from it. */
  hash: string;
  /** The cookie that tells them again, when they came without one. */
  newCookie?: string;
}

/** Whose request it is: told by their account, known again by their cookie, or new. */
export function visitorOf(request: Request, isSecure: boolean, user?: LoggedIn): Visitor {
  if (user) return { hash: hashOf(`account ${user.id}`) };
  const known = VALUE.exec(request.headers.get('cookie') ?? '')?.[1];
  if (known) return { hash: hashOf(`visitor ${known}`) };
  const value = Buffer.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))).toString('base64url');
  const secure = isSecure ? '; Secure' : '';
  return {
    hash: hashOf(`visitor ${value}`),
    newCookie: `${COOKIE}=${value}; Path=/api; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  };
}
