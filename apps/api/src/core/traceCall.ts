import { getSpan } from './requestContext.ts';
import type { Span, SpanAttributes } from './Span.ts';

const getErrorType = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown');
};

/** Runs an outgoing call as a span of the current request or job; without a sampled trace, just runs it. */
export function traceCall<T>(
  describe: () => readonly [name: string, attributes: SpanAttributes],
  call: () => Promise<T>,
  describeResult?: (result: T) => SpanAttributes,
): Promise<T> {
  const parent = getSpan();
  const span = parent?.isSampled ? parent.startChild(...describe()) : undefined;
  return span ? endAfter(span, call, describeResult) : call();
}

async function endAfter<T>(
  span: Pick<Span, 'end'>,
  call: () => Promise<T>,
  describeResult?: (result: T) => SpanAttributes,
): Promise<T> {
  try {
    const result = await call();
    span.end({ attributes: describeResult?.(result) ?? {} });
    return result;
  } catch (error) {
    span.end({ error: getErrorType(error) });
    throw error;
  }
}

/** A `fetch` whose requests are spans. Paths are left out: those of push services and files identify users. */
export const traceFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) =>
    traceCall(
      () => {
        const request = input instanceof Request ? input : undefined;
        const { hostname } = new URL(request?.url ?? String(input));
        const method = init?.method ?? request?.method ?? 'GET';
        return [`${method} ${hostname}`, { 'http.request.method': method, 'server.address': hostname }];
      },
      () => fetch(input, init),
      ({ status }) => ({ 'http.response.status_code': status }),
    );
