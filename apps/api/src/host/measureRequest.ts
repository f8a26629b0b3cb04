import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../metrics/Metrics.ts';
import { getRoute } from '../request/requestRoutes.ts';

/** Status of a request whose client left before the answer, as nginx logs it. */
const CLIENT_LEFT = 499;

/** Counts a request once its answer is sent, or its client has left. */
export function measureRequest(metrics: Metrics, request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
    metrics.countRequest({ route: getRoute(request), status, seconds: (performance.now() - start) / 1000 });
  });
}
