import type { VideoState } from '@mashrabiya/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followVideo } from './followVideo.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const TEN_SECONDS = 10_000;
const look = () => vi.fn<() => Promise<VideoState | null>>();
const going = new AbortController().signal;

it('resolves at once if nothing is pending', async () => {
  for (const state of ['ready', 'failed', null] as const) {
    const onWait = vi.fn();
    expect(await followVideo(look().mockResolvedValue(state), onWait, going)).toBe(state);
    expect(onWait).not.toHaveBeenCalled();
  }
});

it('polls until the video is ready, also after a lost connection', async () => {
  const onWait = vi.fn();
  const asked = look()
    .mockResolvedValueOnce('preparing')
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('preparing')
    .mockResolvedValue('ready');
  const followed = followVideo(asked, onWait, going);
  await vi.advanceTimersByTimeAsync(3 * TEN_SECONDS);
  expect(await followed).toBe('ready');
  expect(onWait.mock.calls).toEqual([['preparing'], ['unknown'], ['preparing']]);
});

it('stops polling once it is aborted', async () => {
  const left = new AbortController();
  const asked = look().mockResolvedValue('preparing');
  const followed = followVideo(asked, () => {}, left.signal);
  await vi.advanceTimersByTimeAsync(0);
  left.abort();
  await vi.advanceTimersByTimeAsync(5 * TEN_SECONDS);
  await followed;
  expect(asked).toHaveBeenCalledOnce();
});
