import { PAGE_SIZE } from '@mashrabiya/contract';
import {
  drag,
  expectLive,
  expectLoaded,
  expectStill,
  findTotalLabel,
  getBox,
  getListedClusters,
  getListings,
  getMap,
  getPins,
  openMap,
  zoomInto,
} from './support/map.ts';
import {
  ar,
  en,
  expect,
  expectPropertyOpen,
  getCards,
  skipUnlessOn,
  test,
  toEnglish,
  waitForHydration,
} from './support/test.ts';

// The list's first picture is preloaded, but the map covers it at once.
test.use({ allowedConsoleErrors: /WebGL|was preloaded using link preload/ });

test('the map opens from the list, and Back closes it', { tag: '@phone' }, async ({ page }) => {
  await openMap(page);
  await page.goBack();
  await expect(getMap(page)).toBeHidden();
  await expect(page).toHaveURL(/\/listing$/);
  await page.goForward();
  await expect(getMap(page)).toBeVisible();
});

test('the list follows the map, and the address reproduces the view', async ({ page, context }) => {
  await openMap(page);
  await expectLive(page);
  await drag(page, [
    [0.5, 0.6],
    [0.6, 0.45],
  ]);
  await expectStill(page);
  await expectLoaded(page);
  const shownBox = getBox(page) ?? [];
  const listingsSeen = await findTotalLabel(page).textContent();

  const otherPage = await context.newPage();
  await otherPage.goto(page.url());
  await waitForHydration(otherPage);
  await expect(findTotalLabel(otherPage)).toHaveText(listingsSeen ?? '');
  expect(getBox(otherPage)).toEqual(shownBox);
  await otherPage.close();
});

test('a click on a cluster zooms in, and a pin opens the listing’s card', { tag: '@phone' }, async ({ page }) => {
  await openMap(page, '/listing?city=1');
  await expectLive(page);
  const pin = await zoomInto(page, getPins(page));
  await pin.press('Enter');
  const card = page.getByRole('region', { name: ar.map.opened });
  await expect(card).toBeFocused();
  await card.getByRole('link').click();
  await expectPropertyOpen(page);
  await page.goBack();
  await expect(getMap(page)).toBeVisible();
});

test('a cluster that no zoom splits lists its properties', { tag: '@full' }, async ({ page }) => {
  await openMap(page);
  await expectLive(page);
  const cluster = await zoomInto(page, getListedClusters(page));
  const total = Number((await cluster.locator('strong').textContent())?.replace(/\D/g, ''));
  await cluster.press('Enter');
  const list = page.locator('.cluster-homes');
  await expect(list).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(Math.min(total, PAGE_SIZE));
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(cluster).toBeFocused();
  await page.keyboard.press('Enter');
  await list.getByRole('link').first().click();
  await expectPropertyOpen(page);
});

test('on a phone the map has one row of controls, with the filters', { tag: '@phone' }, async ({ page }) => {
  skipUnlessOn('phone', 'on a desktop the filters are above the list');
  await openMap(page);
  const bar = getMap(page).locator('.bar');
  expect((await bar.boundingBox())?.height).toBeLessThan(70);
  await bar.getByRole('link', { name: ar.search.filters }).click();
  await expect(page.getByRole('dialog', { name: ar.search.filters })).toBeVisible();
  await page.goBack();
  await expect(getMap(page)).toBeVisible();
});

test("the map's buttons cover nothing clickable", { tag: '@full' }, async ({ page }) => {
  await openMap(page);
  await expectLive(page);
  const pin = await zoomInto(page, getPins(page));
  const [bar, bottomBar] = [getMap(page).locator('.bar'), getMap(page).locator('.foot')];
  const window = await getMap(page).locator('.window').boundingBox();
  const [barBox, bottomBarBox] = [await bar.boundingBox(), await bottomBar.boundingBox()];
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(window?.y ?? 0);
  expect(bottomBarBox?.y).toBeGreaterThanOrEqual((window?.y ?? 0) + (window?.height ?? 0));

  await pin.press('Enter');
  const card = page.getByRole('region', { name: ar.map.opened });
  const pinAt = getMap(page).locator('.opened');
  await expect
    .poll(async () => {
      const [pinBox, cardBox] = [await pinAt.boundingBox(), await card.boundingBox()];
      return pinBox && cardBox
        ? pinBox.y + pinBox.height <= cardBox.y ||
            pinBox.x > cardBox.x + cardBox.width ||
            pinBox.x + pinBox.width < cardBox.x
        : false;
    })
    .toBe(true);
});

test('an area is drawn, shared and removed', { tag: '@full' }, async ({ page }) => {
  await openMap(page);
  await expectLive(page);
  await getMap(page).getByRole('button', { name: ar.map.draw }).click();
  await drag(page, [
    [0.25, 0.35],
    [0.7, 0.35],
    [0.75, 0.7],
    [0.3, 0.7],
    [0.25, 0.37],
  ]);
  await expect(page).toHaveURL(/[?&]area=/);
  const drawnArea = new URL(page.url()).searchParams.get('area');
  await page.reload();
  await waitForHydration(page);
  await expect(getMap(page).getByRole('button', { name: ar.map.clearArea })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('area')).toBe(drawnArea);
  await getMap(page).getByRole('button', { name: ar.map.clearArea }).click();
  await expect(page).not.toHaveURL(/[?&]area=/);
  await page.goBack();
  await expect(page).toHaveURL(/[?&]area=/);
});

test('districts are selected without dragging, by keyboard', { tag: '@full' }, async ({ page }) => {
  await openMap(page);
  await getMap(page).getByRole('button', { name: ar.map.districts }).press('Enter');
  const list = page.getByRole('region', { name: ar.map.districtsTitle });
  await expect(list.getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await list.getByRole('checkbox').first().press('Space');
  await expect(page).toHaveURL(/[?&]city=\d+/);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(getListings(page).first()).toBeVisible();
});

test('in English the map has English labels', { tag: '@full' }, async ({ page }) => {
  await page.goto(toEnglish('/rent?view=map'));
  await waitForHydration(page);
  const english = page.getByRole('region', { name: en.map.label });
  await expect(english.getByRole('button', { name: en.map.zoomIn, exact: true })).toBeVisible();
  await expect(english.getByRole('group', { name: en.map.homes }).getByRole('button').first()).toBeVisible();
});

test('a card and its pin highlight each other', { tag: '@full' }, async ({ page }) => {
  skipUnlessOn('desktop', 'list and map are not seen together on a phone');
  await openMap(page, '/listing?city=1');
  await expectLive(page);
  await zoomInto(page, getPins(page));
  // The list follows the map, so a hovered element may disappear while both load. The map has more listings than the
  // first page of the list.
  await expect(async () => {
    const shortTimeout = { timeout: 3_000 };
    const ids = await getPins(page).evaluateAll((all) => all.map((pin) => (pin as HTMLElement).dataset.home));
    const findCard = (id = '') => getCards(page).filter({ has: page.locator(`a[href="/property-${id}"]`) });
    const counts = await Promise.all(ids.map((id) => findCard(id).count()));
    const id = ids[counts.indexOf(1)];
    const [card, pin] = [findCard(id), getMap(page).locator(`button[data-home="${id}"]`)];
    await card.hover(shortTimeout);
    await expect(getMap(page).locator('.highlighted')).toHaveCount(1, shortTimeout);
    await pin.hover(shortTimeout);
    await expect(card).toHaveAttribute('data-highlighted', '', shortTimeout);
  }).toPass();
});

test('a property page loads its map once scrolled to it', { tag: '@full' }, async ({ page }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await getCards(page).first().getByRole('link').first().click();
  await expectPropertyOpen(page);
  await expect(page.locator('figure canvas')).toHaveCount(0);
  const place = page.locator('section.location');
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole('button', { name: ar.map.zoomIn })).toBeVisible();
});
