import { describe, expect, it, vi } from 'vitest';
import { BodyPool } from './BodyPool.ts';

const createBody = () => ({ drop: vi.fn() });

describe('BodyPool', () => {
  it('refuses bodies beyond the limit of an address or user until another body has ended', () => {
    const pool = new BodyPool(10, 'refuse');
    const limits = [
      { name: 'address', maxBodies: 2 },
      { name: 'user', maxBodies: 5 },
    ];
    const remove = pool.add(createBody(), limits);
    pool.add(createBody(), limits);
    expect(() => pool.add(createBody(), limits)).toThrow('too_many_requests');
    pool.add(createBody(), [{ name: 'other', maxBodies: 2 }]);
    remove();
    remove();
    pool.add(createBody(), limits);
    expect(() => pool.add(createBody(), limits)).toThrow('too_many_requests');
  });

  it('refuses bodies beyond its size, or drops the oldest body instead', () => {
    const refusingPool = new BodyPool(1, 'refuse');
    refusingPool.add(createBody(), []);
    expect(() => refusingPool.add(createBody(), [])).toThrow('overloaded');
    const droppingPool = new BodyPool(2, 'dropOldest');
    const [first, second] = [createBody(), createBody()];
    for (const body of [first, second, createBody()]) droppingPool.add(body, []);
    expect([first.drop.mock.calls.length, second.drop.mock.calls.length]).toEqual([1, 0]);
  });

  it('drops no body for one that it refuses', () => {
    const pool = new BodyPool(1, 'dropOldest');
    const first = createBody();
    pool.add(first, [{ name: 'address', maxBodies: 1 }]);
    expect(() => pool.add(createBody(), [{ name: 'address', maxBodies: 1 }])).toThrow('too_many_requests');
    expect(first.drop).not.toHaveBeenCalled();
  });
});
