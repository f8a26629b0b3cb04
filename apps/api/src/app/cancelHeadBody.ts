import type { MiddlewareHandler } from 'hono';

/** Cancels the body of an answer to a HEAD request: Hono drops it, and an unread stream keeps its file open. */
export const cancelHeadBody: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method === 'HEAD' && !c.res.bodyUsed) await c.res.body?.cancel();
};
