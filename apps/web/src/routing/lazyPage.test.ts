import { expect, it } from 'vitest';
import { lazyPage } from './lazyPage.ts';

const Page = () => null;

it('a page that was preloaded is drawn without waiting', async () => {
  const page = lazyPage(async () => ({ default: Page }));
  await page.preload();
  expect(page.component()).toBe(Page);
});

it('a page that was drawn while it came stays the same component, so that nothing typed there is lost', async () => {
  const page = lazyPage(async () => ({ default: Page }));
  const drawn = page.component();
  await page.preload();
  expect(page.component()).toBe(drawn);
});
