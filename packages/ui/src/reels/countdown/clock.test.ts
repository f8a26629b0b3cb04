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
    const one = vi.fn();
    const other = vi.fn();
    const stopOne = clock.subscribe(one);
    const stopOther = clock.subscribe(other);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(clock.now()).toBe(7000);
    expect(one).toHaveBeenCalledTimes(2);
    stopOne();
    vi.advanceTimersByTime(1000);
    expect([one, other].map((listener) => listener.mock.calls.length)).toEqual([2, 3]);
    stopOther();
    expect(vi.getTimerCount()).toBe(0);
  });
});
