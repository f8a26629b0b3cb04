import { ANSWER_TIME_LIMIT } from '@mashrabiya/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '../core/AppError.ts';

export const MAX_URL_LENGTH = 8 * 1024;

type TimeoutCode = 'timeout' | 'body_too_slow';

declare module 'hono' {
  interface ContextVariableMap {
    answerWithin?: (seconds: number, code: TimeoutCode) => void;
    ended?: AbortController;
  }
}

export const setTimeLimit = (c: Context, seconds: number, code: TimeoutCode = 'timeout'): void =>
  c.get('answerWithin')?.(seconds, code);

/** Aborts when the answer is no longer needed: it is late, or the client has disconnected. */
export function getAbortSignal(c: Context): AbortSignal {
  const responseEnd = c.get('ended') ?? new AbortController();
  const { signal } = c.req.raw;
  // A listener costs an eighth of `AbortSignal.any` per request.
  if (signal.aborted) responseEnd.abort();
  else signal.addEventListener('abort', () => responseEnd.abort(), { once: true });
  return responseEnd.signal;
}

export const enforceRequestLimits: MiddlewareHandler = async (c, next) => {
  if (c.req.url.length > MAX_URL_LENGTH) throw new AppError({ code: 'query_too_long' });
  let timer: NodeJS.Timeout | undefined;
  const responseEnd = new AbortController();
  c.set('ended', responseEnd);
  const timeout = new Promise<never>((_, reject) => {
    c.set('answerWithin', (seconds, code) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new AppError({ code }));
        responseEnd.abort();
      }, seconds * 1000);
    });
  });
  setTimeLimit(c, ANSWER_TIME_LIMIT.answerSeconds);
  try {
    await Promise.race([next(), timeout]);
  } finally {
    clearTimeout(timer);
  }
};
