import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './Span.ts';

interface RequestContext {
  requestId?: string | undefined;
  /** Span of the request or job; undefined without tracing. */
  span?: Span | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs work of a request or job, so that its log lines, queries and enqueued jobs know it without a parameter. */
export const runInContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** Id of the request for which the calling code runs; undefined outside of requests and their jobs. */
export const getRequestId = (): string | undefined => storage.getStore()?.requestId;

/** Span of the request or job for which the calling code runs. */
export const getSpan = (): Span | undefined => storage.getStore()?.span;
