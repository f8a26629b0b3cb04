import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/**
 * Runs work for a request. Its id reaches log lines and enqueued jobs, which lie below dozens of repositories, without
 * passing through each of them.
 */
export const runForRequest = <T>(requestId: string, work: () => T): T => storage.run({ requestId }, work);

/** Id of the request for which the calling code runs; undefined outside of requests and their jobs. */
export const getRequestId = (): string | undefined => storage.getStore()?.requestId;
