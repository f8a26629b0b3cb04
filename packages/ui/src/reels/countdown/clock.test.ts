import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';

beforeEach(() => vi.useFakeTimers({ now: 5000 }));
afterEach(() => vi.useRealTimers());

describe('createClock', () => {
  it('does not change between ticks and without subscribers', () => {
    const clock = createClock(Date.now);
    vi.advanceTimersByTime(3000);
    expect(clock.now()).toBe(5000);
  });
  it('ticks each second for all subscribers, with one timer', () => {
    const clock = createClock(Date.now);
    const firstListener = vi.fn();
    const secondListener = vi.fn();
    const stopFirst = clock.subscribe(firstListener);
    const stopSecond = clock.subscribe(secondListener);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(clock.now()).toBe(7000);
    expect(firstListener).toHaveBeenCalledTimes(2);
    stopFirst();
    vi.advanceTimersByTime(1000);
    expect([firstListener, secondListener].map((listener) => listener.mock.calls.length)).toEqual([2, 3]);
    stopSecond();
    expect(vi.getTimerCount()).toBe(0);
  });
});
