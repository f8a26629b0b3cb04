import type { ProblemCode } from '@mashrabiya/contract';
import { languageOfHeader } from '@mashrabiya/i18n';
import type { ErrorHandler } from 'hono';
import { AppError, errorResponse } from '../core/AppError.ts';
import type { Log } from '../core/log.ts';
import { isStorageFault } from '../core/storageFault.ts';
import { isUnavailable } from '../db/DatabaseError.ts';

/** Tokens stand in the paths of shared favourites and of one-click stops: 43 characters of base64url, or more. */
const withoutSecrets = (path: string): string => path.replace(/[\w-]{43,}/g, '[token]');

/** What the catalogue calls an error. */
export function codeOf(error: Error): ProblemCode {
  if (error instanceof AppError) return error.faults[0].code;
  return isUnavailable(error) || isStorageFault(error) ? 'unavailable' : 'unexpected';
}

/**
 * The only place that turns errors into answers. What the catalogue does not know is `unexpected`: the visitor gets an
 * id, the log gets the cause under it.
 */
export const answerErrors =
  (log: Log): ErrorHandler =>
  (error, c) => {
    const language = languageOfHeader(c.req.header('accept-language'));
    if (error instanceof AppError) return errorResponse(error, language);
    const id = crypto.randomUUID();
    const code = codeOf(error);
    // Where in the code the database was missed says nothing, and every request would say it.
    const cause = isUnavailable(error) ? error.message : (error.stack ?? error.message);
    log(`${id} ${c.req.method} ${withoutSecrets(c.req.path)}: ${cause}`);
    return errorResponse(new AppError({ code }), language, { 'x-error-id': id });
  };
