import type { LoggedIn } from '../../accounts/services/identify.ts';
import { hashOf } from '../../request/hashOf.ts';
import { visitorCookie } from '../../request/visitorCookie.ts';

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
  const { value, ...cookie } = visitorCookie(request, isSecure);
  return { hash: hashOf(`visitor ${value}`), ...cookie };
}
