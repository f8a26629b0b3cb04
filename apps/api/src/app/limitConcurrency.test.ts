import { describe, expect, it } from 'vitest';
import { limitConcurrency, type TaskOptions } from './limitConcurrency.ts';

function createLimiter(maxWaiting?: number) {
  const runLimited = limitConcurrency(1, { maxWaiting });
  const order: string[] = [];
  const finish: (() => void)[] = [];
  const add = (name: string, options: TaskOptions = {}) =>
    runLimited(async () => {
      order.push(name);
      await new Promise<void>((resolve) => finish.push(resolve));
    }, options);
  const finishTasks = async (times: number) => {
    for (let count = 0; count < times; count++) {
      finish.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { add, order, run: finishTasks };
}

describe('limitConcurrency', () => {
  it('serves owners in turn', async () => {
    const { add, order, run } = createLimiter();
    const tasks = ['a1', 'a2', 'a3', 'a4'].map((name) => add(name, { owner: 'a' }));
    tasks.push(add('b1', { owner: 'b' }), add('c1', { owner: 'c' }), add('b2', { owner: 'b' }));
    await run(tasks.length);
    await Promise.all(tasks);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('runs background work last', async () => {
    const { add, order, run } = createLimiter();
    const tasks = [add('first'), add('job', { isBackground: true }), add('request')];
    await run(tasks.length);
    await Promise.all(tasks);
    expect(order).toEqual(['first', 'request', 'job']);
  });

  it('refuses work beyond an owner’s limit, and accepts other owners', async () => {
    const { add, run, order } = createLimiter(2);
    const tasks = ['a1', 'a2', 'a3'].map((name) => add(name, { owner: 'a' }));
    await expect(add('a4', { owner: 'a' })).rejects.toThrow('overloaded');
    tasks.push(add('b1', { owner: 'b' }));
    await run(tasks.length);
    await Promise.all(tasks);
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('drops work whose request has ended', async () => {
    const { add, order, run } = createLimiter(1);
    const abortController = new AbortController();
    const { signal } = abortController;
    const first = add('a1', { owner: 'a' });
    const waitingTask = add('a2', { owner: 'a', signal });
    abortController.abort();
    await expect(waitingTask).rejects.toThrow('timeout');
    await expect(add('a3', { owner: 'a', signal })).rejects.toThrow('timeout');
    const next = add('a4', { owner: 'a' });
    await run(2);
    await Promise.all([first, next]);
    expect(order).toEqual(['a1', 'a4']);
  });
});
