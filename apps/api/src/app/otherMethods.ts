import { type Call, calls } from '@mashrabiya/contract';
import { languageOfHeader } from '@mashrabiya/i18n';
import type { Hono } from 'hono';
import { AppError, errorResponse } from '../core/AppError.ts';
import { routeOf } from './bind.ts';

const allowed = (method: string): string => (method === 'GET' ? 'GET, HEAD' : method);

/** Call after all calls are bound. */
export function refuseOtherMethods(app: Hono): void {
  const byPath = Map.groupBy<string, Call>(Object.values(calls), ({ path }) => path);
  for (const [path, some] of byPath) {
    const allow = some.map(({ method }) => allowed(method)).join(', ');
    app.all(routeOf(path), (c) => {
      const language = languageOfHeader(c.req.header('accept-language'));
      return errorResponse(new AppError({ code: 'method_not_allowed' }), language, { allow });
    });
  }
}
