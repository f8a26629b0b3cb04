import { languageOfHeader } from '@mashrabiya/i18n';
import type { ErrorHandler } from 'hono';
import { AppError, errorResponse } from './AppError.ts';

/** Hands on what no visitor may see. */
export type Log = (message: string) => void;

const isUnavailable = (error: Error): boolean =>
  'code' in error && (error.code === 'unavailable' || /^(08|57P|ECONN)/.test(String(error.code)));

/**
 * The one place that turns errors into answers. What the catalogue does not know is `unexpected`: the visitor gets an
 * id, the log gets the cause under it.
 */
export const answerErrors =
  (log: Log): ErrorHandler =>
  (error, c) => {
    const language = languageOfHeader(c.req.header('accept-language'));
    if (error instanceof AppError) return errorResponse(error, language);
    const id = crypto.randomUUID();
    log(`${id} ${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    const code = isUnavailable(error) ? 'unavailable' : 'unexpected';
    return errorResponse(new AppError({ code }), language, { 'x-error-id': id });
  };
