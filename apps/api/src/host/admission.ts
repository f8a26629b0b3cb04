import { API_PREFIX } from '@mashrabiya/contract';
import type { MiddlewareHandler } from 'hono';
import { sendsMultipart } from '../app/readBody.ts';
import { RetryLater } from '../core/AppError.ts';
import type { Log } from '../core/log.ts';
import { type Forwarding, sentIn } from '../request/Forwarding.ts';
import { LoadShedder } from './LoadShedder.ts';
import { OpenBodies } from './OpenBodies.ts';
import type { Connection } from './OpenBody.ts';
import { ReadLimiter } from './ReadLimiter.ts';

/** Pages combine several calls; maps and drawn areas search all listings. */
const COSTLY = 5;
const COSTLY_CALLS = new RegExp(`^${API_PREFIX}/map$`);

export const costOf = (path: string, query: string): number =>
  !path.startsWith(`${API_PREFIX}/`) || COSTLY_CALLS.test(path) || /[?&]area=/.test(query) ? COSTLY : 1;

const RETRY_SECONDS = 5;
const ANNOUNCE_INTERVAL_MS = 60_000;

const READS = ['GET', 'HEAD'];

/** Bodies that are read whole before the call; multipart forms are streamed by their call. */
const hasBody = (request: Request): boolean =>
  !READS.includes(request.method) &&
  (Number(request.headers.get('content-length') ?? 0) > 0 || request.headers.has('transfer-encoding')) &&
  !sendsMultipart(request);

/**
 * Refuses uncached requests if their address exceeds its limit, or if the server is overloaded. A request takes no slot
 * until its body has arrived, because the sender controls how long that takes.
 */
export function admission(
  forwarding: Forwarding,
  log: Log,
  shedder = new LoadShedder(),
  limiter = new ReadLimiter(),
  bodies = new OpenBodies(),
): MiddlewareHandler {
  const sayRefused = counted(log);
  return async (c, next) => {
    const client = forwarding.clientOf(sentIn(c));
    const wait = client === undefined ? 0 : limiter.take(client, costOf(c.req.path, new URL(c.req.url).search));
    if (wait > 0) throw new RetryLater('too_many_requests', wait);
    const connection = (c.env ?? {}) as Connection;
    const queued = {
      isWrite: !READS.includes(c.req.method) && !c.req.path.endsWith('/search'),
      isClosed: () => connection.incoming?.socket.destroyed ?? false,
    };
    let isIn = false;
    const enter = async () => {
      isIn = await shedder.enter(queued);
      if (isIn) return;
      if (!queued.isClosed()) sayRefused();
      throw new RetryLater('overloaded', RETRY_SECONDS);
    };
    const leave = () => {
      if (isIn) shedder.leave();
      isIn = false;
    };
    c.set('place', {
      outside: async (work, userId) => {
        leave();
        const outcome = await bodies.upload({ client, userId }, work, connection);
        await enter();
        return outcome;
      },
    });
    if (hasBody(c.req.raw)) c.req.raw = await bodies.read(c.req.raw, client, connection);
    await enter();
    try {
      await next();
    } finally {
      leave();
    }
  };
}

/** Logs the number of refusals, at the first one and then at most once a minute. */
function counted(log: Log): () => void {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    refused++;
    const now = performance.now();
    if (now - loggedAt < ANNOUNCE_INTERVAL_MS) return;
    log(`Server overloaded: refused ${refused} ${refused === 1 ? 'request' : 'requests'} with 503.`);
    refused = 0;
    loggedAt = now;
  };
}
