import type { PropertyCard } from '@mashrabiya/contract';
import type { Page } from '@playwright/test';
import { fetchListingsForSale } from './support/listings.ts';
import { ar, expect, expectPropertyOpen, getCards, test, waitForHydration } from './support/test.ts';

/** Delays the response for a property until released. */
async function delayAnswer(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/properties\/[\w-]+(\?|$)/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Records the view transition names of a navigation, and its duration in milliseconds. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const transitions: [string, number][] = [];
    Reflect.set(window, 'moved', transitions);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const { pseudoElement } = effect as KeyframeEffect;
          const isGroup = pseudoElement?.startsWith('::view-transition-group(picture-');
          if (isGroup) transitions.push([pseudoElement ?? '', Number(effect?.getComputedTiming().duration)]);
        }
      });
      return transition;
    };
  });
const readTransitions = (page: Page) => page.evaluate(() => Reflect.get(window, 'moved') as [string, number][]);

/** View transition name of a property's picture. */
const getTransitionName = (listing: PropertyCard | undefined) =>
  `::view-transition-group(picture-${listing?.img[0]?.img_name.replace(/\W/g, '-')})`;

async function openList(page: Page) {
  await page.goto('/listing');
  await waitForHydration(page);
  const card = getCards(page).first();
  return { card, link: card.getByRole('link').first() };
}

test('a card’s picture, price and title appear on its page before the server answers', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const [listing] = await fetchListingsForSale(request);
  const { card, link } = await openList(page);
  const price = (await card.locator('.price').textContent()) ?? '';
  const release = await delayAnswer(page);
  await link.click();
  await expectPropertyOpen(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(listing?.address ?? '');
  await expect(main.locator('.intro')).toContainText(price);
  await expect(main.locator('.gallery').getByRole('img', { name: listing?.img[0]?.alt }).first()).toBeVisible();
  await expect(main.getByRole('status', { name: ar.listings.detail.loading })).toBeVisible();
  release();
  await expect(main.getByRole('heading', { name: ar.listings.detail.description })).toBeVisible();
});

test('the picture moves from the card to the page, and Back shows the list at once', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await watchTransitions(page);
  const [listing] = await fetchListingsForSale(request);
  const { link } = await openList(page);
  await link.click();
  await expectPropertyOpen(page);
  await expect.poll(() => readTransitions(page)).toEqual([[getTransitionName(listing), 300]]);
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await readTransitions(page)).toHaveLength(1);
});

test('Back between listings shows no text of the other one', { tag: '@phone' }, async ({ page }) => {
  const { link } = await openList(page);
  await link.click();
  await expectPropertyOpen(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  await page.locator('#similar article').filter({ hasNotText: title }).getByRole('link').first().click();
  await expect(heading).not.toHaveText(title);
  // Until the server answers, the page shows a placeholder with its own heading.
  await expect(page.getByRole('heading', { name: ar.listings.detail.description })).toBeVisible();
  await page.evaluate(() => {
    const drawnHeadings: (string | null)[] = [];
    Reflect.set(window, 'drawn', drawnHeadings);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            drawnHeadings.push(...[...node.querySelectorAll('h1')].map((h1) => h1.textContent));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goBack();
  await expect(heading).toHaveText(title);
  expect(await page.evaluate(() => Reflect.get(window, 'drawn'))).toEqual([title]);
});

test('nothing moves with reduced motion', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  const { link } = await openList(page);
  await link.click();
  await expectPropertyOpen(page);
  expect(await readTransitions(page)).toEqual([]);
});

test('a recently viewed listing opens from its card before the server answers', { tag: '@full' }, async ({ page }) => {
  const { link } = await openList(page);
  await link.click();
  await expectPropertyOpen(page);
  const title = (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? '';
  const id = /property-([\w-]+)/.exec(page.url())?.[1] ?? '';
  await page.waitForFunction((seen) => JSON.stringify(localStorage).includes(seen), id);
  await page.goto('/saved');
  await waitForHydration(page);
  const seen = page.getByRole('main').getByRole('link', { name: title });
  await expect(seen).toBeVisible();
  const release = await delayAnswer(page);
  await seen.click();
  await expectPropertyOpen(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
  release();
  await expect(page.getByRole('heading', { name: ar.listings.detail.description })).toBeVisible();
});
