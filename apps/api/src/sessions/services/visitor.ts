import { hashOf } from '../../request/hashOf.ts';
import { visitorCookie, visitorCookieIn } from '../../request/visitorCookie.ts';
import type { LoggedIn } from './identify.ts';

export interface Visitor {
  hash: string;
  /** Cookie to set if the browser sent none. */
  newCookie?: string;
  /** For a logged-in user: the hash of the same browser before the login. */
  formerHash?: string;
  /** For a visitor without a login: the value of the cookie that was sent. */
  sentCookie?: string;
}

/** Identifies a visitor by account, by cookie, or as a new one. */
export function visitorOf(request: Request, isSecure: boolean, user?: LoggedIn): Visitor {
  const sentCookie = visitorCookieIn(request);
  if (user) {
    const formerHash = sentCookie && hashOf(`visitor ${sentCookie}`);
    return { hash: hashOf(`account ${user.id}`), ...(formerHash && { formerHash }) };
  }
  const { value, ...cookie } = visitorCookie(request, isSecure);
  return { hash: hashOf(`visitor ${value}`), ...cookie, ...(sentCookie && { sentCookie }) };
}
