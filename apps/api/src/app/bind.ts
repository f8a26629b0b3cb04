import {
  API_PREFIX,
  type Call,
  type CallAnswer,
  type CallName,
  calls,
  endpoints,
  JSON_API_TYPE,
} from '@mashrabiya/contract';
import { type Language, languageOfHeader } from '@mashrabiya/i18n';
import type { Hono } from 'hono';
import { type Identity, identify } from '../accounts/identify.ts';
import { type Forwarding, sentIn } from '../request/Forwarding.ts';
import { withBytes } from './answerBytes.ts';
import { type ParsedInput, parseInput } from './parseInput.ts';
import type { Services } from './services.ts';

/** Who asks, and with what the call is answered. */
export interface CallContext extends Services {
  language: Language;
  now: Date;
  request: Request;
  /** The address that the request comes from, as far as proxies are believed. Undefined for requests from within. */
  client: string | undefined;
  /** Scheme and host by which the visitor knows the site; links in mails begin with it. */
  origin: string;
  /** Whether the visitor reached the site over TLS. */
  isSecure: boolean;
  /** Has the answer carry a cookie; only for calls whose answers are not kept. */
  setCookie: (cookie: string) => void;
}

type AccessOf<N extends CallName> = (typeof endpoints)[N]['access'];

/** What the handler of one call gets beside its input. */
export type ContextOf<N extends CallName> = CallContext & Identity[AccessOf<N>];

/** Answers one call: takes what its declaration validated and gives what it declares. */
export type Handler<N extends CallName> = (input: ParsedInput<N>, context: ContextOf<N>) => Promise<CallAnswer<N>>;

export interface Caching {
  /** How long the same anonymous request may be answered with the same bytes. */
  seconds: number;
}

/** Response header by which an answer says how long it may be kept; the host takes it off. */
export const KEEP_HEADER = 'x-cache-seconds';

const encoder = new TextEncoder();

/** A declaration's path as Hono writes it. */
export const routeOf = (path: string): string => API_PREFIX + path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Serves one call at the path and method of its declaration. The one place that holds a call to its `access`. What is answered to a login is kept nowhere.
 */
export function bind<N extends CallName>(
  app: Hono,
  { forwarding, ...services }: Services & { forwarding: Forwarding },
  name: N,
  handler: Handler<N>,
  caching?: Caching,
): void {
  const call: Call = calls[name];
  const route = routeOf(call.path);
  app.on(call.method, route, async (c) => {
    const language = languageOfHeader(c.req.header('accept-language'));
    const now = services.clock();
    const identity = await identify<AccessOf<N>>(c.req.raw, endpoints[name].access, services.db, now);
    const input = await parseInput(name, c.req.raw, c.req.param());
    const sent = sentIn(c);
    const origin = forwarding.originOf(sent);
    const context: CallContext = {
      ...services,
      language,
      now,
      request: c.req.raw,
      client: forwarding.clientOf(sent),
      origin,
      isSecure: origin.startsWith('https:'),
      setCookie: (cookie) => c.header('set-cookie', cookie, { append: true }),
    };
    const answer = await handler(input, { ...context, ...identity });
    const isKept = caching !== undefined && identity.user === undefined;
    const bytes = encoder.encode(JSON.stringify(answer));
    const response = c.body(bytes, 200, {
      'content-type': JSON_API_TYPE,
      'content-language': language,
      vary: 'Accept-Language, Authorization',
      'cache-control': isKept ? `public, max-age=${caching.seconds}` : 'no-store',
      ...(isKept && { [KEEP_HEADER]: String(caching.seconds) }),
    });
    return withBytes(response, bytes);
  });
}
