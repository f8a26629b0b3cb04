import type { ProblemCode } from '@mashrabiya/contract';
import { parseLanguageHeader } from '@mashrabiya/i18n';
import type { ErrorHandler } from 'hono';
import { AppError, createErrorResponse } from '../core/AppError.ts';
import type { Log } from '../core/log.ts';
import { redactTokens } from '../core/redact.ts';
import { getRequestId } from '../core/requestContext.ts';
import { isStorageFault } from '../core/storageFault.ts';
import { isUnavailable } from '../db/DatabaseError.ts';

export function toProblemCode(error: Error): ProblemCode {
  if (error instanceof AppError) return error.faults[0].code;
  return isUnavailable(error) || isStorageFault(error) ? 'unavailable' : 'unexpected';
}

/**
 * The only place that turns errors into answers. Errors outside the catalogue are `unexpected`: the visitor gets the
 * id of the request, the log gets the cause under it.
 */
export const answerErrors =
  (log: Log): ErrorHandler =>
  (error, c) => {
    const language = parseLanguageHeader(c.req.header('accept-language'));
    if (error instanceof AppError) return createErrorResponse(error, language);
    const id = getRequestId() ?? crypto.randomUUID();
    const code = toProblemCode(error);
    log.error(`${c.req.method} ${redactTokens(c.req.path)} failed: ${error.message}`, {
      errorId: id,
      // The stack is useless when the database is unavailable, and every request would log it.
      ...(!isUnavailable(error) && { error: error.stack }),
    });
    return createErrorResponse(new AppError({ code }), language, { 'x-error-id': id });
  };
