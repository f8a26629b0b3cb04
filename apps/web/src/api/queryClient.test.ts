import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './error.ts';
import { createQueryClient, refetchFailed } from './queryClient.ts';

const navigatorStub = { onLine: false };
beforeEach(() => {
  navigatorStub.onLine = false;
  vi.stubGlobal('navigator', navigatorStub);
  return () => vi.unstubAllGlobals();
});

const createWatchedQuery = (code: 'network' | 'not_found', status: number) => {
  const queryClient = createQueryClient(false);
  const queryFn = vi.fn(async (): Promise<string> => {
    if (!navigatorStub.onLine) throw new ApiError(code, status, code);
    return 'answer';
  });
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn });
  observer.subscribe(() => undefined);
  return { queryClient, queryFn, observer };
};

test('a query fails at once offline, and retries when the network is back', async () => {
  const { queryClient, queryFn, observer } = createWatchedQuery('network', 0);
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  expect(queryFn).toHaveBeenCalledOnce();
  navigatorStub.onLine = true;
  refetchFailed(queryClient);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('answer'));
});

test('a refused query is not retried', async () => {
  const { queryClient, queryFn, observer } = createWatchedQuery('not_found', 404);
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  navigatorStub.onLine = true;
  refetchFailed(queryClient);
  expect(queryFn).toHaveBeenCalledOnce();
});
