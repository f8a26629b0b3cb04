import type { MiddlewareHandler } from 'hono';
import { AppError } from './AppError.ts';

const MAX_URL_LENGTH = 8 * 1024;
const ANSWER_WITHIN_MS = 15_000;

/** Refuses addresses that are too long, and gives up on answers that take too long. */
export const limits: MiddlewareHandler = async (c, next) => {
  if (c.req.url.length > MAX_URL_LENGTH) throw new AppError({ code: 'query_too_long' });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError({ code: 'timeout' })), ANSWER_WITHIN_MS);
  });
  try {
    await Promise.race([next(), late]);
  } finally {
    clearTimeout(timer);
  }
};
