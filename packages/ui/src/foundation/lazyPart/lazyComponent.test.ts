import { expect, it } from 'vitest';
import { lazyComponent } from './lazyComponent.ts';

const Part = () => null;

it('one that was preloaded is drawn without waiting', async () => {
  const part = lazyComponent(async () => ({ default: Part }));
  await part.preload();
  expect(part.component()).toBe(Part);
});

it('one whose code did not come is asked for again', async () => {
  let asked = 0;
  const part = lazyComponent<object>(() =>
    ++asked === 1 ? Promise.reject(new Error('no network')) : Promise.resolve({ default: Part }),
  );
  const drawn = part.component();
  await expect(part.preload()).rejects.toThrow();
  part.forget();
  expect(part.component()).not.toBe(drawn);
  await part.preload();
  part.forget();
  expect(part.component()).toBe(Part);
});

it('one that was drawn while it came stays the same component, so that nothing typed there is lost', async () => {
  const part = lazyComponent(async () => ({ default: Part }));
  const drawn = part.component();
  await part.preload();
  expect(part.component()).toBe(drawn);
});
