import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { ERROR_STATUS, type ErrorCode, JSON_API_TYPE, UPLOAD_TIME_LIMIT } from '@mashrabiya/contract';
import { DEFAULT_LANGUAGE } from '@mashrabiya/i18n';
import type { Hono } from 'hono';
import { buildErrorAnswer } from '../core/AppError.ts';
import { type ListenOptions, listen } from '../core/listen.ts';
import { runInContext } from '../core/requestContext.ts';
import type { Tracing } from '../core/Span.ts';
import { type Forwarding, toSource } from '../request/Forwarding.ts';
import { CACHED_ROUTE, HEALTH_PATH, setRoute } from '../request/requestRoutes.ts';
import { adaptHeaders } from './cacheResponses.ts';
import { describeAnswer } from './describeAnswer.ts';
import { renderBilingualErrorHtml } from './errorPage.ts';
import { measureRequest, type RequestResult } from './measureRequest.ts';
import { canSendNotModified, type ResponseCache } from './ResponseCache.ts';
import { buildResponseKey } from './responseKey.ts';

const LIMITS = {
  // Fits the longest pasted search text; `enforceRequestLimits` refuses long URLs in the visitor's language.
  maxHeaderSize: 32 * 1024,
  headersTimeout: 10_000,
  // Time limit of the slowest calls; calls without files time out much earlier.
  requestTimeout: UPLOAD_TIME_LIMIT.uploadSeconds * 1000,
  // nginx keeps an idle connection to a node for 60 s, and does not repeat a POST whose connection closed meanwhile.
  keepAliveTimeout: 75_000,
};

/** Serves from the cache before any other handler; false without an answer that is known to be valid. */
function answerFromCache(
  cache: ResponseCache,
  forwarding: Forwarding,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { headers, method = '', url = '' } = request;
  const facts = {
    method,
    origin: forwarding.getOrigin(toSource(request)),
    path: url,
    acceptLanguage: headers['accept-language'],
    acceptEncoding: headers['accept-encoding'],
    cookie: headers.cookie,
    authorization: headers.authorization,
  };
  const key = buildResponseKey(facts);
  const cachedResponse = key === undefined || !cache.isFresh() ? undefined : cache.get(key);
  if (!cachedResponse) return false;
  setRoute(request, CACHED_ROUTE);
  if (canSendNotModified(cachedResponse, headers['if-none-match']))
    response.writeHead(304, adaptHeaders(cachedResponse.notModifiedHeaders, facts)).end();
  else response.writeHead(cachedResponse.status, adaptHeaders(cachedResponse.headers, facts)).end(cachedResponse.body);
  return true;
}

const CLIENT_ERRORS: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'body_too_slow',
};

function answerMalformedRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const code = CLIENT_ERRORS[error.code ?? ''] ?? 'malformed_body';
  // Most requests with such headers are pages with a long search text. Their language is not known yet.
  const isPage = code === 'headers_too_large';
  const body = isPage ? renderBilingualErrorHtml(code) : JSON.stringify(buildErrorAnswer([{ code }], DEFAULT_LANGUAGE));
  const type = isPage ? 'text/html; charset=utf-8' : JSON_API_TYPE;
  const head = `HTTP/1.1 ${ERROR_STATUS[code]} Refused\r\ncontent-type: ${type}\r\n`;
  socket.end(`${head}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

const REQUEST_ID_HEADER = 'x-request-id';

export interface RequestObservers {
  reportRequest?: (result: RequestResult) => void;
  tracing?: Tracing | undefined;
}

/** Opens the port. While it closes, each answer ends its connection, so that clients move to another node. */
export async function serve(
  site: Hono,
  cache: ResponseCache,
  listenOptions: ListenOptions,
  forwarding: Forwarding,
  { reportRequest, tracing }: RequestObservers = {},
): Promise<Server> {
  class Response extends ServerResponse {
    override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
      if (!server.listening) this.shouldKeepAlive = false;
      return typeof reason === 'string' ? super.writeHead(status, reason, headers) : super.writeHead(status, reason);
    }
  }
  const listener = getRequestListener(site.fetch);
  const server = createServer({ ...LIMITS, ServerResponse: Response }, (request, response) => {
    const source = toSource(request);
    const requestId = forwarding.getRequestId(source) ?? randomUUID();
    response.setHeader(REQUEST_ID_HEADER, requestId);
    const { method = '', url } = request;
    const traceparent = tracing && forwarding.getTraceparent(source);
    const span = url === HEALTH_PATH ? undefined : tracing?.startRequest({ method, requestId, traceparent });
    if (reportRequest || span)
      measureRequest({ requestId, traceId: span?.traceId }, request, response, (result) => {
        span?.end(describeAnswer(result));
        reportRequest?.(result);
      });
    if (!answerFromCache(cache, forwarding, request, response))
      runInContext({ requestId, span }, () => listener(request, response));
  });
  server.on('clientError', answerMalformedRequest);
  await listen(server, listenOptions);
  return server;
}
