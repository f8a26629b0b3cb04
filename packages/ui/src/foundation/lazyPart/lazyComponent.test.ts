import { expect, it } from 'vitest';
import { lazyComponent } from './lazyComponent.ts';

const Part = () => null;

it('a preloaded component renders without suspending', async () => {
  const part = lazyComponent(async () => ({ default: Part }));
  await part.preload();
  expect(part.component()).toBe(Part);
});

it('a component whose code failed to load is requested again', async () => {
  let loadCount = 0;
  const part = lazyComponent<object>(() =>
    ++loadCount === 1 ? Promise.reject(new Error('no network')) : Promise.resolve({ default: Part }),
  );
  const component = part.component();
  await expect(part.preload()).rejects.toThrow();
  part.reset();
  expect(part.component()).not.toBe(component);
  await part.preload();
  part.reset();
  expect(part.component()).toBe(Part);
});

it('a component rendered while loading keeps its identity and its state', async () => {
  const part = lazyComponent(async () => ({ default: Part }));
  const component = part.component();
  await part.preload();
  expect(part.component()).toBe(component);
});
