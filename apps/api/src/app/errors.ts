import type { ProblemCode } from '@mashrabiya/contract';
import { parseLanguageHeader } from '@mashrabiya/i18n';
import type { ErrorHandler } from 'hono';
import { AppError, createErrorResponse } from '../core/AppError.ts';
import type { Log } from '../core/log.ts';
import { isStorageFault } from '../core/storageFault.ts';
import { isUnavailable } from '../db/DatabaseError.ts';

/** Paths of shared favorites and of unsubscribe links contain tokens: 43 characters of base64url, or more. */
const redactSecrets = (path: string): string => path.replace(/[\w-]{43,}/g, '[token]');

export function toProblemCode(error: Error): ProblemCode {
  if (error instanceof AppError) return error.faults[0].code;
  return isUnavailable(error) || isStorageFault(error) ? 'unavailable' : 'unexpected';
}

/**
 * The only place that turns errors into answers. Errors outside the catalogue are `unexpected`: the visitor gets an id,
 * the log gets the cause under it.
 */
export const answerErrors =
  (log: Log): ErrorHandler =>
  (error, c) => {
    const language = parseLanguageHeader(c.req.header('accept-language'));
    if (error instanceof AppError) return createErrorResponse(error, language);
    const id = crypto.randomUUID();
    const code = toProblemCode(error);
    // The stack is useless when the database is unavailable, and every request would log it.
    const cause = isUnavailable(error) ? error.message : (error.stack ?? error.message);
    log(`${id} ${c.req.method} ${redactSecrets(c.req.path)}: ${cause}`);
    return createErrorResponse(new AppError({ code }), language, { 'x-error-id': id });
  };
