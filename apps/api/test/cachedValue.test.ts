import { describe, expect, it } from 'vitest';
import { CachedValue } from '../src/db/CachedValue.ts';
import { createUnavailableError } from '../src/db/DatabaseError.ts';

/** A cached value whose next reads the test controls. */
function createCachedValue() {
  let now = 0;
  let next: () => Promise<string> = async () => 'first';
  const value = new CachedValue({
    load: () => next(),
    maxAgeMs: 1000,
    clock: () => new Date(now),
    maxRefreshWaitMs: 20,
  });
  return {
    value,
    /** One second later, the next read runs this function. */
    later(read: () => Promise<string>) {
      now += 1000;
      next = read;
    },
  };
}

describe('A cached value of the database', () => {
  it('is read again when it expires', async () => {
    const { value, later } = createCachedValue();
    expect(await value.current()).toBe('first');
    later(async () => 'second');
    expect([await value.current(), await value.current()]).toEqual(['second', 'second']);
  });

  it('stays in use while the database is away', async () => {
    const { value, later } = createCachedValue();
    await expect(value.current()).resolves.toBe('first');
    later(() => Promise.reject(createUnavailableError('gone')));
    expect(await value.current()).toBe('first');
    expect(await value.current()).toBe('first');
    later(async () => 'back');
    await expect.poll(() => value.current()).toBe('back');
  });

  it('stays in use while the database is silent; only the first readers wait', async () => {
    const { value, later } = createCachedValue();
    await value.current();
    let answer = (_: string) => {};
    let readCount = 0;
    later(() => {
      readCount++;
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    expect([await value.current(), await value.current()]).toEqual(['first', 'first']);
    expect(readCount).toBe(1);
    answer('late');
    await expect.poll(() => value.current()).toBe('late');
  });

  it('is read again after a write, also during a read', async () => {
    let storedValue = 'before';
    const releases: (() => void)[] = [];
    let readings = 0;
    const value = new CachedValue({
      load: async () => {
        readings++;
        const read = storedValue;
        await new Promise<void>((resolve) => releases.push(resolve));
        return read;
      },
      maxAgeMs: 1000,
      clock: () => new Date(0),
    });
    const first = value.current();
    storedValue = 'after';
    const refreshed = [value.refresh(), value.refresh()];
    releases.shift()?.();
    expect(await first).toBe('before');
    await expect.poll(() => releases.length).toBe(1);
    releases.shift()?.();
    expect(await Promise.all(refreshed)).toEqual(['after', 'after']);
    expect([await value.current(), readings]).toEqual(['after', 2]);
  });

  it('reports errors of its own', async () => {
    const { value, later } = createCachedValue();
    await value.current();
    later(() => Promise.reject(new TypeError('a mistake')));
    await expect(value.current()).rejects.toThrow('a mistake');
    const { value: never, later: next } = createCachedValue();
    next(() => Promise.reject(createUnavailableError('gone')));
    await expect(never.current()).rejects.toThrow('gone');
  });
});
