import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './error.ts';
import { createQueryClient, refetchFailed } from './queryClient.ts';

const device = { onLine: false };
beforeEach(() => {
  device.onLine = false;
  vi.stubGlobal('navigator', device);
  return () => vi.unstubAllGlobals();
});

const watched = (code: 'network' | 'not_found', status: number) => {
  const queryClient = createQueryClient(false);
  const queryFn = vi.fn(async (): Promise<string> => {
    if (!device.onLine) throw new ApiError(code, status, code);
    return 'answer';
  });
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn });
  observer.subscribe(() => undefined);
  return { queryClient, queryFn, observer };
};

test('a query fails at once offline, and retries when the network is back', async () => {
  const { queryClient, queryFn, observer } = watched('network', 0);
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  expect(queryFn).toHaveBeenCalledOnce();
  device.onLine = true;
  refetchFailed(queryClient);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('answer'));
});

test('a refused query is not retried', async () => {
  const { queryClient, queryFn, observer } = watched('not_found', 404);
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  device.onLine = true;
  refetchFailed(queryClient);
  expect(queryFn).toHaveBeenCalledOnce();
});
