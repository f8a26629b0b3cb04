import { hashOf } from '../../request/hashOf.ts';
import { visitorCookie, visitorCookieIn } from '../../request/visitorCookie.ts';
import type { LoggedIn } from './identify.ts';

/** Somebody who looks at homes. */
export interface Visitor {
  /** What is stored of them; nothing leads back from it. */
  hash: string;
  /** The cookie that tells them again, when they came without one. */
  newCookie?: string;
  /** Of somebody with a login: what was stored of them in this browser before it. */
  formerHash?: string;
  /** Of somebody without one: the value of the cookie that they came with. */
  knownCookie?: string;
}

/** Whose request it is: told by their account, known again by their cookie, or new. */
export function visitorOf(request: Request, isSecure: boolean, user?: LoggedIn): Visitor {
  const knownCookie = visitorCookieIn(request);
  if (user) {
    const formerHash = knownCookie && hashOf(`visitor ${knownCookie}`);
    return { hash: hashOf(`account ${user.id}`), ...(formerHash && { formerHash }) };
  }
  const { value, ...cookie } = visitorCookie(request, isSecure);
  return { hash: hashOf(`visitor ${value}`), ...cookie, ...(knownCookie && { knownCookie }) };
}
