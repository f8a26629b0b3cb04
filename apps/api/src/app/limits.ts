import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '../core/AppError.ts';

const MAX_URL_LENGTH = 8 * 1024;
export const ANSWER_WITHIN_MS = 15_000;
/** A phone on a bad line needs minutes for a photograph. */
export const UPLOAD_WITHIN_MS = 10 * 60_000;

declare module 'hono' {
  interface ContextVariableMap {
    answerWithin?: (milliseconds: number) => void;
  }
}

/** Restarts a request's time limit with the given duration. */
export const answerWithin = (c: Context, milliseconds: number): void => c.get('answerWithin')?.(milliseconds);

/** Refuses addresses that are too long, and gives up on answers that take too long. */
export const limits: MiddlewareHandler = async (c, next) => {
  if (c.req.url.length > MAX_URL_LENGTH) throw new AppError({ code: 'query_too_long' });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    c.set('answerWithin', (milliseconds) => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new AppError({ code: 'timeout' })), milliseconds);
    });
  });
  answerWithin(c, ANSWER_WITHIN_MS);
  try {
    await Promise.race([next(), late]);
  } finally {
    clearTimeout(timer);
  }
};
