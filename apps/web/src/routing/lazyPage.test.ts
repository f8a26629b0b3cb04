import { expect, it } from 'vitest';
import { lazyPage } from './lazyPage.ts';

const Page = () => null;

it('a page that was preloaded is drawn without waiting', async () => {
  const page = lazyPage(async () => ({ default: Page }));
  await page.preload();
  expect(page.component()).toBe(Page);
});

it('a page whose code did not come is asked for again', async () => {
  let asked = 0;
  const page = lazyPage(() =>
    ++asked === 1 ? Promise.reject(new Error('no network')) : Promise.resolve({ default: Page }),
  );
  const drawn = page.component();
  await expect(page.preload()).rejects.toThrow();
  page.forget();
  expect(page.component()).not.toBe(drawn);
  await page.preload();
  page.forget();
  expect(page.component()).toBe(Page);
});

it('a page that was drawn while it came stays the same component, so that nothing typed there is lost', async () => {
  const page = lazyPage(async () => ({ default: Page }));
  const drawn = page.component();
  await page.preload();
  expect(page.component()).toBe(drawn);
});
