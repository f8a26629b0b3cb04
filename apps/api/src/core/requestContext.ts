import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs work with the id of a request, so that its log lines and enqueued jobs get the id without a parameter. */
export const runForRequest = <T>(requestId: string, work: () => T): T => storage.run({ requestId }, work);

/** Id of the request for which the calling code runs; undefined outside of requests and their jobs. */
export const getRequestId = (): string | undefined => storage.getStore()?.requestId;
