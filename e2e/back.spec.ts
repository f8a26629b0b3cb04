import type { Locator, Page } from '@playwright/test';
import { openAdMenu, postAd } from './support/ads.ts';
import {
  drag,
  expectLive,
  expectStill,
  getBox,
  getListedClusters,
  getMap,
  getPins,
  openMap,
  zoomInto,
} from './support/map.ts';
import { ar, expect, expectPropertyOpen, getCards, skipUnlessOn, test, waitForHydration } from './support/test.ts';
import { createAccount, logInWith } from './support/users.ts';

/** Back closes an overlay and nothing else: the page keeps its position. */
async function expectBackCloses(page: Page, open: () => Promise<void>, cover: Locator) {
  const urlBefore = page.url();
  const historyIndex = await page.evaluate(() => {
    document.body.dataset.samePage = 'yes';
    return history.state.idx;
  });
  await open();
  await expect(cover).toBeVisible();
  // A popover is visible before its `toggle` event adds the history entry.
  await page.waitForFunction((before) => history.state.idx > before, historyIndex);
  await page.goBack();
  await expect(cover).toBeHidden();
  await expect(page).toHaveURL(urlBefore);
  await expect(page.locator('body[data-same-page=yes]')).toHaveCount(1);
}

test.describe('Back', () => {
  test('closes the full-screen pictures, and restores the focus', { tag: '@full' }, async ({ page }) => {
    await page.goto('/listing?type=housing');
    await waitForHydration(page);
    await getCards(page).first().getByRole('link').first().click();
    await expectPropertyOpen(page);
    const picture = page.locator('main .gallery a').first();
    const viewer = page.getByRole('dialog', { name: ar.listings.gallery.viewer });
    await expectBackCloses(page, () => picture.click(), viewer);
    await expect(picture).toBeFocused();
    // Closing by its own button leaves no history entry.
    await picture.click();
    await viewer.getByRole('button', { name: ar.listings.gallery.close }).click();
    await expect(viewer).toBeHidden();
    await expect(page).not.toHaveURL(/slider/);
    await page.goBack();
    await expect(page).toHaveURL(/\/listing\?type=housing$/);
  });

  test('closes menu, filters and the save dialog', { tag: '@phone' }, async ({ page, isMobile }) => {
    await page.goto('/listing?type=housing');
    await waitForHydration(page);
    const menu = page.getByRole('dialog', { name: ar.shell.menu });
    await expectBackCloses(page, () => page.getByRole('button', { name: ar.shell.openMenu }).click(), menu);
    const save = page.getByRole('dialog', { name: ar.savedSearches.saved.saveTitle });
    await expectBackCloses(page, () => page.locator('main a[href*="slider=save-search"]').first().click(), save);
    if (!isMobile) return;
    const filters = page.getByRole('dialog', { name: ar.search.filters });
    await expectBackCloses(page, () => page.locator('main a[href*="slider=filters"]').first().click(), filters);
  });

  test('closes the question before an ad is removed', { tag: '@phone' }, async ({ page, request }) => {
    const { token } = await createAccount(request);
    const ad = await postAd(request, token);
    await logInWith(page, token);
    await page.goto('/myproperties');
    await waitForHydration(page);
    const { card, remove } = ar.myListings;
    const removeDialog = page.getByRole('alertdialog', { name: remove.title });
    await openAdMenu(page, ad.address);
    await expectBackCloses(page, () => page.getByRole('menuitem', { name: card.remove }).click(), removeDialog);
  });

  test('returns below the panel whose link was followed; a link to the same page adds no entry', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/listing');
    await waitForHydration(page);
    const readHistoryIndex = () => page.evaluate(() => history.state?.idx ?? 0);
    const first = await readHistoryIndex();
    await page.locator('header a[href="/listing"]').first().click();
    await page.locator('main a[href*="slider=save-search"]').first().click();
    const panel = page.getByRole('dialog', { name: ar.savedSearches.saved.saveTitle });
    await expect(panel).toBeVisible();
    expect(await readHistoryIndex()).toBe(first + 1);
    await page.keyboard.press('Enter');
    await panel.getByRole('link', { name: ar.savedSearches.saved.toAll }).click();
    await expect(page).toHaveURL(/\/saved$/);
    expect(await readHistoryIndex()).toBe(first + 1);
    await page.goBack();
    await expect(page).toHaveURL(/\/listing$/);
    await expect(panel).toBeHidden();
  });

  test('to a list restores the choices of its menus', { tag: '@phone' }, async ({ page }) => {
    skipUnlessOn('phone', 'a desktop has the column of filters');
    await page.goto('/listing');
    await waitForHydration(page);
    await getCards(page).first().getByRole('heading').getByRole('link').click();
    await expectPropertyOpen(page);
    await page.goBack();
    await page.getByRole('button', { name: ar.search.label.type }).click();
    const menu = page.getByRole('group', { name: ar.search.label.type });
    await menu.getByRole('link', { name: ar.vocabulary.type.land }).click();
    await expect(page).toHaveURL(/type=land/);
  });

  test('closes the map over a list', { tag: '@full' }, async ({ page }) => {
    await page.goto('/listing?type=housing');
    await waitForHydration(page);
    const toggle = page.getByRole('link', { name: ar.search.showMap, exact: true });
    await expectBackCloses(page, () => toggle.click(), page.locator('.map-beside'));
  });

  test.describe('on a map', () => {
    // The list's first picture is preloaded, but the map covers it at once.
    test.use({ allowedConsoleErrors: /WebGL|was preloaded using link preload/ });

    test('closes the card of a listing, and restores the focus', { tag: '@full' }, async ({ page }) => {
      await openMap(page, '/listing?city=1');
      await expectLive(page);
      const pin = await zoomInto(page, getPins(page));
      const card = page.getByRole('region', { name: ar.map.opened });
      await expectBackCloses(page, () => pin.press('Enter'), card);
      await expect(pin).toBeFocused();
      // Closing by its own button leaves no history entry, and another property replaces the entry of the first.
      const steps = await page.evaluate(() => history.state.idx);
      await pin.press('Enter');
      await expect(card).toBeVisible();
      await getPins(page).nth(1).press('Enter');
      await card.getByRole('button', { name: ar.map.close }).click();
      await expect(card).toBeHidden();
      expect(await page.evaluate(() => history.state.idx)).toBe(steps);
      // Back from the property page shows the card again.
      await pin.press('Enter');
      await card.getByRole('link').click();
      await expectPropertyOpen(page);
      await page.goBack();
      await expect(card).toBeVisible();
      await page.goBack();
      await expect(card).toBeHidden();
      await expect(getMap(page)).toBeVisible();
    });

    test('closes the card after the map has moved', { tag: '@full' }, async ({ page }) => {
      await openMap(page, '/listing?city=1');
      await expectLive(page);
      const pin = await zoomInto(page, getPins(page));
      const boxAtStart = getBox(page);
      await pin.press('Enter');
      const card = page.getByRole('region', { name: ar.map.opened });
      await expect(card).toBeVisible();
      await drag(page, [
        [0.5, 0.4],
        [0.6, 0.3],
      ]);
      await expect.poll(() => getBox(page)).not.toEqual(boxAtStart);
      await expectStill(page);
      const boxBefore = getBox(page);
      await expect(card).toBeVisible();
      await page.goBack();
      await expect(card).toBeHidden();
      expect(getBox(page)).toEqual(boxBefore);
    });

    test('closes the list of a cluster that no zoom splits', { tag: '@full' }, async ({ page }) => {
      await openMap(page);
      await expectLive(page);
      const cluster = await zoomInto(page, getListedClusters(page));
      await expectBackCloses(page, () => cluster.press('Enter'), page.locator('.cluster-homes'));
      await expect(cluster).toBeFocused();
    });
  });

  test('closes the search results on a phone, and leads from them to the page below', { tag: '@full' }, async ({
    page,
  }) => {
    skipUnlessOn('phone', 'on a desktop they hang under the box');
    await page.goto('/listing?type=housing');
    await waitForHydration(page);
    await page.getByRole('button', { name: ar.shell.search, exact: true }).click();
    const box = page.getByRole('banner').locator('input[name=query]');
    const results = page.getByRole('dialog', { name: ar.search.results });
    await expectBackCloses(page, () => box.pressSequentially('المعادي'), results);
    await expect(box).toHaveValue('المعادي');
    await box.click();
    // The history entry follows once the results are shown; an earlier click on a link would race with it.
    await expect(page).toHaveURL(/slider=search$/);
    await results.locator('a[data-result]').first().click();
    await expectPropertyOpen(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/listing\?type=housing$/);
    await expect(results).toBeHidden();
    // A press outside follows the link and closes the results.
    await box.click();
    await expect(results).toBeVisible();
    await page.getByRole('banner').locator('a.brand').click();
    await expect(page).toHaveURL(/\/$/);
    await expect(results).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/listing\?type=housing$/);
  });

  test('closes a quick menu on a phone, and keeps each choice as an entry', { tag: '@full' }, async ({ page }) => {
    skipUnlessOn('phone', 'on a desktop they hang under their pills');
    await page.goto('/listing');
    await waitForHydration(page);
    const findOpener = (label: string) => page.locator('main').getByRole('button', { name: label });
    const findMenu = (label: string) => page.locator('main').getByRole('group', { name: label, exact: true });
    const { type, bedrooms } = ar.search.label;
    await expectBackCloses(page, () => findOpener(type).click(), findMenu(type));
    await findOpener(type).click();
    await findMenu(type).getByRole('link', { name: ar.vocabulary.type.housing }).click();
    await expect(findMenu(type)).toBeHidden();
    await expect(page).toHaveURL(/\/listing\?type=housing$/);
    await findOpener(bedrooms).click();
    await findMenu(bedrooms).getByRole('link', { name: '3', exact: true }).click();
    await expect(page).toHaveURL(/bedrooms=3&slider=bedrooms$/);
    await expect(findMenu(bedrooms)).toBeVisible();
    await page.goBack();
    await expect(findMenu(bedrooms)).toBeHidden();
    await expect(page).toHaveURL(/\?type=housing&bedrooms=3$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/listing\?type=housing$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/listing$/);
  });
});
