import type { Log, LogLevel } from '../core/log.ts';
import { HEALTH_ROUTE } from '../request/requestRoutes.ts';
import type { RequestResult } from './measureRequest.ts';

/** Logs answers: faults as warnings, health checks as `debug`. Paths and IP addresses identify people: omitted. */
export const createRequestLogger =
  (log: Log, usualLevel: LogLevel) =>
  ({ requestId, traceId, method, route, status, seconds, bytes }: RequestResult): void => {
    const level = status >= 500 ? 'warn' : route === HEALTH_ROUTE ? 'debug' : usualLevel;
    const milliseconds = Math.round(seconds * 1e4) / 10;
    log[level]('Answered', { requestId, traceId, method, route, status, milliseconds, bytes });
  };
