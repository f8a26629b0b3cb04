import { type CallName, endpoints } from '@mashrabiya/contract';
import { parseLanguageHeader } from '@mashrabiya/i18n';
import { Hono } from 'hono';
import { cancelHeadBody } from '../app/cancelHeadBody.ts';
import { blockCrossSiteRequests } from '../app/crossSiteRequests.ts';
import { answerErrors } from '../app/errors.ts';
import { serveDocs } from '../app/openapi/serveDocs.ts';
import { RoleGuard } from '../app/RoleGuard.ts';
import { registerCall } from '../app/registerCall.ts';
import { enforceRequestLimits } from '../app/requestLimits.ts';
import type { Services } from '../app/services.ts';
import { answerUnsupportedMethods } from '../app/unsupportedMethods.ts';
import { AppError, createErrorResponse } from '../core/AppError.ts';
import type { Log } from '../core/log.ts';
import { Forwarding } from '../request/Forwarding.ts';
import { handlers } from './domains.ts';

const callNames = Object.keys(handlers) as CallName[];

/** Literal paths must be registered before paths with parameters. */
const compareParameterCounts = (a: CallName, b: CallName) =>
  endpoints[a].path.split('{').length - endpoints[b].path.split('{').length;

/** The API. Starts nothing: pass requests to its `fetch`. */
export function createApi(appServices: Services, log: Log, forwarding = new Forwarding()): Hono {
  const { isSecondFactorRequired } = appServices;
  const services = { ...appServices, forwarding, roleGuard: new RoleGuard({ isSecondFactorRequired, log }) };
  const app = new Hono();
  app.onError(answerErrors(log));
  app.notFound((c) =>
    createErrorResponse(new AppError({ code: 'not_found' }), parseLanguageHeader(c.req.header('accept-language'))),
  );
  app.use(cancelHeadBody, enforceRequestLimits, blockCrossSiteRequests(forwarding));
  const serve = <N extends CallName>(name: N) => registerCall(app, services, name, handlers[name]);
  for (const name of callNames.toSorted(compareParameterCounts)) serve(name);
  answerUnsupportedMethods(app);
  serveDocs(app, services.contactEmail);
  return app;
}
