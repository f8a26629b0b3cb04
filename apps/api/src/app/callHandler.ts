import type { CallAnswer, CallName, endpoints, LimitOf } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Identity } from '../sessions/services/identify.ts';
import type { Visitor } from '../sessions/services/visitor.ts';
import type { CountUse } from './callLimits.ts';
import type { ParsedInput } from './parseInput.ts';
import type { Reply } from './Reply.ts';
import type { Services } from './services.ts';

/** Services and request of a call, beside its parsed input. */
export interface CallContext extends Services {
  language: Language;
  now: Date;
  request: Request;
  /** Aborted when the client no longer waits for the answer. */
  signal: AbortSignal;
  /** As trusted proxies report it. Undefined for internal requests. */
  clientIp: string | undefined;
  /** Scheme and host by which the visitor knows the site; links in mails begin with it. */
  origin: string;
  isSecure: boolean;
  /** Memoised: repeated calls return the same visitor, with the same new cookie. */
  getVisitor: () => Visitor;
  /** Sets a cookie on the answer; only for calls whose answers are not cached. */
  setCookie: (cookie: string) => void;
}

export type AccessOf<N extends CallName> = (typeof endpoints)[N]['access'];

export type ContextOf<N extends CallName> = CallContext & Identity[AccessOf<N>] & { countUse: CountUse<LimitOf<N>> };

export type Handler<N extends CallName> = (
  input: ParsedInput<N>,
  context: ContextOf<N>,
) => Promise<CallAnswer<N> | Reply<CallAnswer<N>>>;
