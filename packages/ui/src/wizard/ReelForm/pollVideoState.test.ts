import type { VideoState } from '@mashrabiya/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollVideoState } from './pollVideoState.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const TEN_SECONDS = 10_000;
const mockFetchState = () => vi.fn<() => Promise<VideoState | null>>();
const openSignal = new AbortController().signal;

it('resolves at once if nothing is pending', async () => {
  for (const state of ['ready', 'failed', null] as const) {
    const onPending = vi.fn();
    expect(await pollVideoState(mockFetchState().mockResolvedValue(state), onPending, openSignal)).toBe(state);
    expect(onPending).not.toHaveBeenCalled();
  }
});

it('polls until the video is ready, also after a lost connection', async () => {
  const onPending = vi.fn();
  const fetchState = mockFetchState()
    .mockResolvedValueOnce('preparing')
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('preparing')
    .mockResolvedValue('ready');
  const result = pollVideoState(fetchState, onPending, openSignal);
  await vi.advanceTimersByTimeAsync(3 * TEN_SECONDS);
  expect(await result).toBe('ready');
  expect(onPending.mock.calls).toEqual([['preparing'], ['unknown'], ['preparing']]);
});

it('stops polling once it is aborted', async () => {
  const controller = new AbortController();
  const fetchState = mockFetchState().mockResolvedValue('preparing');
  const result = pollVideoState(fetchState, () => {}, controller.signal);
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  await vi.advanceTimersByTimeAsync(5 * TEN_SECONDS);
  await result;
  expect(fetchState).toHaveBeenCalledOnce();
});
