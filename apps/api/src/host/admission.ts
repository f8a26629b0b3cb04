import { API_PREFIX, MINUTE_MS } from '@mashrabiya/contract';
import type { MiddlewareHandler } from 'hono';
import { sendsMultipart } from '../app/readBody.ts';
import { RetryLaterError } from '../core/AppError.ts';
import type { Log } from '../core/log.ts';
import { type Forwarding, getSource } from '../request/Forwarding.ts';
import { IncomingBodies } from './IncomingBodies.ts';
import type { Connection } from './IncomingBody.ts';
import { LoadShedder } from './LoadShedder.ts';
import { ReadLimiter } from './ReadLimiter.ts';

/** Pages combine several calls; maps and drawn areas search all listings. */
const COSTLY_REQUEST_TOKENS = 5;
const COSTLY_CALLS = new RegExp(`^${API_PREFIX}/map$`);

const computeCost = (path: string, query: string): number =>
  !path.startsWith(`${API_PREFIX}/`) || COSTLY_CALLS.test(path) || /[?&]area=/.test(query) ? COSTLY_REQUEST_TOKENS : 1;

const RETRY_SECONDS = 5;
const LOG_INTERVAL_MS = MINUTE_MS;

const READ_METHODS = ['GET', 'HEAD'];

/** True for requests whose body is read whole before the call; multipart forms are streamed by their call. */
const hasBody = (request: Request): boolean =>
  !READ_METHODS.includes(request.method) &&
  (Number(request.headers.get('content-length') ?? 0) > 0 || request.headers.has('transfer-encoding')) &&
  !sendsMultipart(request);

/** Refuses uncached requests over their limit or under overload. A request takes a slot once its body has arrived. */
export function createAdmission(
  forwarding: Forwarding,
  log: Log,
  shedder = new LoadShedder(),
  limiter = new ReadLimiter(),
  bodies = new IncomingBodies(),
): MiddlewareHandler {
  const logRefusal = createRefusalLogger(log);
  return async (c, next) => {
    const clientIp = forwarding.getClientIp(getSource(c));
    const retryAfter =
      clientIp === undefined ? 0 : limiter.take(clientIp, computeCost(c.req.path, new URL(c.req.url).search));
    if (retryAfter > 0) throw new RetryLaterError('too_many_requests', retryAfter);
    const connection = (c.env ?? {}) as Connection;
    const queuedRequest = {
      isWrite: !READ_METHODS.includes(c.req.method) && !c.req.path.endsWith('/search'),
      isClosed: () => connection.incoming?.socket.destroyed ?? false,
    };
    let isAdmitted = false;
    const admitRequest = async () => {
      isAdmitted = await shedder.enter(queuedRequest);
      if (isAdmitted) return;
      if (!queuedRequest.isClosed()) logRefusal();
      throw new RetryLaterError('overloaded', RETRY_SECONDS);
    };
    const leave = () => {
      if (isAdmitted) shedder.leave();
      isAdmitted = false;
    };
    c.set('concurrencySlot', {
      releaseDuring: async (work, userId) => {
        leave();
        const outcome = await bodies.upload({ clientIp, userId }, work, connection);
        await admitRequest();
        return outcome;
      },
    });
    if (hasBody(c.req.raw)) c.req.raw = await bodies.read(c.req.raw, clientIp, connection);
    await admitRequest();
    try {
      await next();
    } finally {
      leave();
    }
  };
}

function createRefusalLogger(log: Log): () => void {
  let refusedCount = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    refusedCount++;
    const now = performance.now();
    if (now - loggedAt < LOG_INTERVAL_MS) return;
    log.warn(`Server overloaded: refused ${refusedCount} ${refusedCount === 1 ? 'request' : 'requests'} with 503.`);
    refusedCount = 0;
    loggedAt = now;
  };
}
