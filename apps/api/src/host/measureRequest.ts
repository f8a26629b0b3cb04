import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRoute } from '../request/requestRoutes.ts';

/** Status of a request whose client left before the answer, as nginx logs it. */
const CLIENT_LEFT = 499;

export interface RequestResult {
  requestId: string;
  traceId: string | undefined;
  method: string;
  /** Name of a call, pattern of a page's address, or `cached`, `health`, `api` or `site`. */
  route: string;
  status: number;
  seconds: number;
  /** Sent bytes, with headers. */
  bytes: number;
}

/** Reports a request once its answer is sent, or its client has left. */
export function measureRequest(
  { requestId, traceId }: Pick<RequestResult, 'requestId' | 'traceId'>,
  request: IncomingMessage,
  response: ServerResponse,
  report: (result: RequestResult) => void,
): void {
  const start = performance.now();
  const { socket } = request;
  const previousBytes = socket.bytesWritten;
  response.once('close', () =>
    report({
      requestId,
      traceId,
      method: request.method ?? '',
      route: getRoute(request),
      status: response.writableFinished ? response.statusCode : CLIENT_LEFT,
      seconds: (performance.now() - start) / 1000,
      bytes: socket.bytesWritten - previousBytes,
    }),
  );
}
