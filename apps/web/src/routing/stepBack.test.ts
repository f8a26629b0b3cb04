import { expect, test, vi } from 'vitest';
import { afterStepBack, isGoingBack, stepBack } from './stepBack.ts';

test('a navigation waits until a closing panel has gone back', async () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const done: string[] = [];
  stepBack(() => done.push('back'));
  stepBack(() => done.push('back again'));
  afterStepBack(() => done.push('on'));
  expect(done).toEqual(['back']);
  window.dispatchEvent(new Event('popstate'));
  await vi.waitFor(() => expect(done).toEqual(['back', 'on']));
  expect(isGoingBack()).toBe(false);
  afterStepBack(() => done.push('at once'));
  expect(done).toEqual(['back', 'on', 'at once']);
  vi.unstubAllGlobals();
});
