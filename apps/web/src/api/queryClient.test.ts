import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { atom, createStore } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './error.ts';
import { createQueryClient, refetchFailed } from './queryClient.ts';

const navigatorStub = { onLine: false };
beforeEach(() => {
  navigatorStub.onLine = false;
  vi.stubGlobal('navigator', navigatorStub);
  return () => {
    vi.unstubAllGlobals();
    onlineManager.setOnline(true);
    focusManager.setFocused(undefined);
  };
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

test('a query fails at once offline, instead of waiting for the network', async () => {
  onlineManager.setOnline(false);
  const { observer } = createWatchedQuery('network', 0);
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
});

test('a mounted client resumes a retry that paused in a hidden tab', async () => {
  navigatorStub.onLine = true;
  const queryClient = createQueryClient(false);
  queryClient.mount();
  focusManager.setFocused(false);
  const queryFn = vi.fn(async () => 'answer').mockRejectedValueOnce(new ApiError('network', 0, 'network'));
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn, retryDelay: 0 });
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('paused'));
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('answer'));
  queryClient.unmount();
});

test('an answer stays when its refetch fails offline and its reader then polls at another pace', async () => {
  navigatorStub.onLine = true;
  const { queryClient, queryFn } = createWatchedQuery('network', 0);
  const store = createStore();
  store.set(queryClientAtom, queryClient);
  const intervalAtom = atom(5_000);
  const answerAtom = atomWithQuery((get) => ({ queryKey: ['list'], queryFn, refetchInterval: get(intervalAtom) }));
  const unsubscribe = store.sub(answerAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(answerAtom)).toMatchObject({ data: 'answer' }));
  navigatorStub.onLine = false;
  await queryClient.refetchQueries();
  await vi.waitFor(() => expect(store.get(answerAtom)).toMatchObject({ status: 'error' }));
  store.set(intervalAtom, 60_000);
  expect(queryClient.getQueryData(['list'])).toBe('answer');
  unsubscribe();
});
