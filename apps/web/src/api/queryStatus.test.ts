import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { getQueryStatus, hasLoadFailed } from './queryStatus.ts';

const createObserver = (queryFn: () => Promise<string | null>) =>
  new QueryObserver(new QueryClient(), { queryKey: ['list'], queryFn, retry: false });

test.each(['answer', null])('a failed refetch does not replace the answer %s', async (answer) => {
  const queryFn = vi.fn(async () => answer);
  const observer = createObserver(queryFn);
  expect(getQueryStatus(observer.getCurrentResult())).toBe('loading');
  expect(getQueryStatus(await observer.refetch())).toBe('ready');
  queryFn.mockRejectedValue(new Error('offline'));
  const refetched = await observer.refetch();
  expect(refetched.isError).toBe(true);
  expect(getQueryStatus(refetched)).toBe('ready');
  expect(hasLoadFailed(refetched)).toBe(false);
});

test('a query without an answer fails', async () => {
  const failed = await createObserver(() => Promise.reject(new Error('offline'))).refetch();
  expect(getQueryStatus(failed)).toBe('failed');
  expect(hasLoadFailed(failed)).toBe(true);
});
