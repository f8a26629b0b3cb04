import {
  ANSWER_TIME_LIMIT,
  API_PREFIX,
  type Call,
  type CallName,
  calls,
  endpoints,
  JSON_API_TYPE,
} from '@mashrabiya/contract';
import { parseLanguageHeader } from '@mashrabiya/i18n';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError } from '../core/AppError.ts';
import { type Forwarding, getSource } from '../request/Forwarding.ts';
import { setContextRoute } from '../request/requestRoutes.ts';
import { recordLanguage } from '../sessions/repository/sessions.ts';
import { identify } from '../sessions/services/identify.ts';
import { identifyVisitor, type Visitor } from '../sessions/services/visitor.ts';
import { getConcurrencySlot } from './ConcurrencySlot.ts';
import type { AccessOf, CallContext, Handler } from './callHandler.ts';
import { createCallLimiter } from './callLimits.ts';
import { parseInput } from './parseInput.ts';
import { Reply, type ReplyBody } from './Reply.ts';
import type { RoleGuard } from './RoleGuard.ts';
import { sendsMultipart } from './readBody.ts';
import { getAbortSignal, setTimeLimit } from './requestLimits.ts';
import { setResponseBytes } from './responseBytes.ts';
import type { Services } from './services.ts';
import { UploadDirectory } from './UploadDirectory.ts';

/** Response header with the cache lifetime in seconds; the host removes it. */
export const CACHE_SECONDS_HEADER = 'x-cache-seconds';

const encoder = new TextEncoder();

export const toRoute = (path: string): string => API_PREFIX + path.replace(/\{(\w+)\}/g, ':$1');

/** Serves a call; the only place that enforces its `access`, role and time limit. Answers to users are never cached. */
export function registerCall<N extends CallName>(
  app: Hono,
  { forwarding, roleGuard, ...services }: Services & { forwarding: Forwarding; roleGuard: RoleGuard },
  name: N,
  handler: Handler<N>,
): void {
  const call: Call = calls[name];
  const route = toRoute(call.path);
  const { answerSeconds, uploadSeconds } = call.timeLimit ?? ANSWER_TIME_LIMIT;
  app.on(call.method, route, async (c) => {
    setContextRoute(c, name);
    if (uploadSeconds === undefined) setTimeLimit(c, answerSeconds);
    else setTimeLimit(c, uploadSeconds, 'body_too_slow');
    const acceptLanguage = c.req.header('accept-language');
    const language = parseLanguageHeader(acceptLanguage);
    const now = services.clock();
    const sessionIdentity = await identify<AccessOf<N>>(c.req.raw, endpoints[name].access, services.db, now);
    roleGuard.enforce(name, call, sessionIdentity.user);
    const identity = roleGuard.limitRole(sessionIdentity);
    const actingUser = call.method !== 'GET' && acceptLanguage !== undefined ? identity.user : undefined;
    if (actingUser && actingUser.language !== language) await recordLanguage(services.db, actingUser.id, language);
    if (call.unlessBlocked && identity.user?.isBlocked) throw new AppError({ code: 'account_blocked' });
    const uploads = new UploadDirectory();
    try {
      const readInput = () => parseInput(name, c.req.raw, c.req.param(), uploads);
      const input = await (sendsMultipart(c.req.raw)
        ? (getConcurrencySlot(c)?.releaseDuring(readInput, identity.user?.id) ?? readInput())
        : readInput());
      if (uploadSeconds !== undefined) setTimeLimit(c, answerSeconds);
      const source = getSource(c);
      const clientIp = forwarding.getClientIp(source);
      const origin = forwarding.getOrigin(source);
      const isSecure = origin.startsWith('https:');
      const { user } = identity;
      let cachedVisitor: Visitor | undefined;
      const getVisitor = () => {
        cachedVisitor ??= identifyVisitor(c.req.raw, isSecure, user);
        return cachedVisitor;
      };
      const getAccountKey = () => (user && call.access === 'required' ? user.id : getVisitor().hash);
      const { admit, countUse } = createCallLimiter(call, { db: services.db, user: getAccountKey, clientIp, now });
      await admit();
      const context: CallContext = {
        ...services,
        language,
        now,
        request: c.req.raw,
        signal: getAbortSignal(c),
        clientIp,
        origin,
        isSecure,
        getVisitor,
        setCookie: (cookie) => c.header('set-cookie', cookie, { append: true }),
      };
      const answer = await handler(input, { ...context, ...identity, countUse });
      const reply = answer instanceof Reply ? answer : new Reply(answer);
      const cachePolicy = call.cache;
      const isCached = cachePolicy !== undefined && user === undefined;
      return respond(c, reply, call.status ?? 200, {
        'content-language': language,
        vary: 'Accept-Language, Authorization',
        'cache-control': isCached ? `public, max-age=${cachePolicy.browserSeconds ?? 0}, must-revalidate` : 'no-store',
        ...(isCached && { [CACHE_SECONDS_HEADER]: String(cachePolicy.seconds) }),
      });
    } finally {
      await uploads.remove();
    }
  });
}

function respond(
  c: Context,
  { body, status, headers: ownHeaders }: Reply<unknown>,
  declaredStatus: number,
  commonHeaders: Record<string, string>,
): Response {
  const statusCode = (status ?? declaredStatus) as ContentfulStatusCode;
  const headers = { 'content-type': JSON_API_TYPE, ...commonHeaders, ...ownHeaders };
  if (isBytes(body)) return c.body(body instanceof Blob ? body.stream() : body, statusCode, headers);
  const bytes = encoder.encode(JSON.stringify(body));
  return setResponseBytes(c.body(bytes, statusCode, headers), bytes);
}

const isBytes = (body: unknown): body is ReplyBody =>
  body instanceof Uint8Array || body instanceof ReadableStream || body instanceof Blob;
