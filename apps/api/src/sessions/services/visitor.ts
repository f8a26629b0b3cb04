import { hashText } from '../../request/hashText.ts';
import { getVisitorCookie, readVisitorCookie } from '../../request/visitorCookie.ts';
import type { SessionUser } from './identify.ts';

export interface Visitor {
  hash: string;
  /** Cookie to set if the browser sent none. */
  newCookie?: string;
  /** For a logged-in user: the hash of the same browser before the login. */
  previousHash?: string;
  /** For a visitor without a login: the value of the cookie that was sent. */
  sentCookie?: string;
}

/** Hash of a user's views, leads and reports, in place of the browser's. */
export const hashAccount = (userId: string): string => hashText(`account ${userId}`);

export function identifyVisitor(request: Request, isSecure: boolean, user?: SessionUser): Visitor {
  const sentCookie = readVisitorCookie(request);
  if (user) {
    const previousHash = sentCookie && hashText(`visitor ${sentCookie}`);
    return { hash: hashAccount(user.id), ...(previousHash && { previousHash }) };
  }
  const { value, ...cookie } = getVisitorCookie(request, isSecure);
  return { hash: hashText(`visitor ${value}`), ...cookie, ...(sentCookie && { sentCookie }) };
}
