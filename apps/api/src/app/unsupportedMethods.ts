import { type Call, calls } from '@mashrabiya/contract';
import { parseLanguageHeader } from '@mashrabiya/i18n';
import type { Hono } from 'hono';
import { AppError, createErrorResponse } from '../core/AppError.ts';
import { toRoute } from './registerCall.ts';

const toAllowHeader = (method: string): string => (method === 'GET' ? 'GET, HEAD' : method);

/** Call after all calls are registered. */
export function answerUnsupportedMethods(app: Hono): void {
  const callsByPath = Map.groupBy<string, Call>(Object.values(calls), ({ path }) => path);
  for (const [path, pathCalls] of callsByPath) {
    const allow = pathCalls.map(({ method }) => toAllowHeader(method)).join(', ');
    app.all(toRoute(path), (c) => {
      const language = parseLanguageHeader(c.req.header('accept-language'));
      return createErrorResponse(new AppError({ code: 'method_not_allowed' }), language, { allow });
    });
  }
}
