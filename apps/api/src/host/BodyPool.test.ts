import { describe, expect, it, vi } from 'vitest';
import { BodyPool } from './BodyPool.ts';

const body = () => ({ drop: vi.fn() });

describe('BodyPool', () => {
  it('refuses bodies beyond the limit of an address or user until another body has ended', () => {
    const pool = new BodyPool(10, 'refuse');
    const limits = [
      { name: 'address', most: 2 },
      { name: 'user', most: 5 },
    ];
    const remove = pool.add(body(), limits);
    pool.add(body(), limits);
    expect(() => pool.add(body(), limits)).toThrow('too_many_requests');
    pool.add(body(), [{ name: 'other', most: 2 }]);
    remove();
    remove();
    pool.add(body(), limits);
    expect(() => pool.add(body(), limits)).toThrow('too_many_requests');
  });

  it('refuses bodies beyond its size, or drops the oldest body instead', () => {
    const refusingPool = new BodyPool(1, 'refuse');
    refusingPool.add(body(), []);
    expect(() => refusingPool.add(body(), [])).toThrow('overloaded');
    const droppingPool = new BodyPool(2, 'dropOldest');
    const [first, second] = [body(), body()];
    for (const one of [first, second, body()]) droppingPool.add(one, []);
    expect([first.drop.mock.calls.length, second.drop.mock.calls.length]).toEqual([1, 0]);
  });

  it('drops no body for one that it refuses', () => {
    const pool = new BodyPool(1, 'dropOldest');
    const first = body();
    pool.add(first, [{ name: 'address', most: 1 }]);
    expect(() => pool.add(body(), [{ name: 'address', most: 1 }])).toThrow('too_many_requests');
    expect(first.drop).not.toHaveBeenCalled();
  });
});
