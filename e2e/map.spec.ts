import { PAGE_SIZE } from '@mashrabiya/contract';
import {
  drag,
  expectLive,
  expectLoaded,
  expectStill,
  findTotalLabel,
  getBox,
  listedClusters,
  listings,
  map,
  openMap,
  pins,
  zoomInto,
} from './support/map.ts';
import {
  ar,
  cards,
  en,
  expect,
  expectPropertyOpen,
  onlyOn,
  test,
  toEnglish,
  waitForHydration,
} from './support/test.ts';

// The list's first picture is preloaded, but the map covers it at once.
test.use({ allowedConsoleErrors: /WebGL|was preloaded using link preload/ });

test('the map opens from the list, and Back closes it', { tag: ['@phone', '@desktop'] }, async ({ page }) => {
  await openMap(page);
  await page.goBack();
  await expect(map(page)).toBeHidden();
  await expect(page).toHaveURL(/\/listing$/);
  await page.goForward();
  await expect(map(page)).toBeVisible();
});

test('the list follows the map, and the address reproduces the view', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openMap(page);
  await expectLive(page);
  await drag(page, [
    [0.5, 0.6],
    [0.6, 0.45],
  ]);
  await expectStill(page);
  await expectLoaded(page);
  const shown = getBox(page) ?? [];
  const listingsSeen = await findTotalLabel(page).textContent();

  const other = await context.newPage();
  await other.goto(page.url());
  await waitForHydration(other);
  await expect(findTotalLabel(other)).toHaveText(listingsSeen ?? '');
  expect(getBox(other)).toEqual(shown);
  await other.close();
});

test('a click on a cluster zooms in, and a pin opens the listing’s card', { tag: '@phone' }, async ({ page }) => {
  await openMap(page, '/listing?city=1');
  await expectLive(page);
  const pin = await zoomInto(page, pins(page));
  await pin.press('Enter');
  const card = page.getByRole('region', { name: ar.map.opened });
  await expect(card).toBeFocused();
  await card.getByRole('link').click();
  await expectPropertyOpen(page);
  await page.goBack();
  await expect(map(page)).toBeVisible();
});

test('a cluster that no zoom splits lists its properties', async ({ page }) => {
  await openMap(page);
  await expectLive(page);
  const cluster = await zoomInto(page, listedClusters(page));
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

test("the map's buttons cover nothing clickable", async ({ page }) => {
  await openMap(page);
  await expectLive(page);
  const pin = await zoomInto(page, pins(page));
  const [bar, foot] = [map(page).locator('.bar'), map(page).locator('.foot')];
  const window = await map(page).locator('.window').boundingBox();
  const [above, below] = [await bar.boundingBox(), await foot.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(window?.y ?? 0);
  expect(below?.y).toBeGreaterThanOrEqual((window?.y ?? 0) + (window?.height ?? 0));

  await pin.press('Enter');
  const card = page.getByRole('region', { name: ar.map.opened });
  const pinAt = map(page).locator('.opened');
  await expect
    .poll(async () => {
      const [mark, over] = [await pinAt.boundingBox(), await card.boundingBox()];
      return mark && over
        ? mark.y + mark.height <= over.y || mark.x > over.x + over.width || mark.x + mark.width < over.x
        : false;
    })
    .toBe(true);
});

test('an area is drawn, shared and removed', async ({ page }) => {
  await openMap(page);
  await expectLive(page);
  await map(page).getByRole('button', { name: ar.map.draw }).click();
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
  await expect(map(page).getByRole('button', { name: ar.map.clearArea })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('area')).toBe(drawnArea);
  await map(page).getByRole('button', { name: ar.map.clearArea }).click();
  await expect(page).not.toHaveURL(/[?&]area=/);
  await page.goBack();
  await expect(page).toHaveURL(/[?&]area=/);
});

test('districts are selected without dragging, by keyboard', async ({ page }) => {
  await openMap(page);
  await map(page).getByRole('button', { name: ar.map.districts }).press('Enter');
  const list = page.getByRole('region', { name: ar.map.districtsTitle });
  await expect(list.getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await list.getByRole('checkbox').first().press('Space');
  await expect(page).toHaveURL(/[?&]city=\d+/);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(listings(page).first()).toBeVisible();
});

test('in English the map has English labels', async ({ page }) => {
  await page.goto(toEnglish('/rent?view=map'));
  await waitForHydration(page);
  const english = page.getByRole('region', { name: en.map.label });
  await expect(english.getByRole('button', { name: en.map.zoomIn, exact: true })).toBeVisible();
  await expect(english.getByRole('group', { name: en.map.homes }).getByRole('button').first()).toBeVisible();
});

test('a card and its pin highlight each other', async ({ page }) => {
  onlyOn('desktop', 'list and map are not seen together on a phone');
  await openMap(page, '/listing?city=1');
  await expectLive(page);
  await zoomInto(page, pins(page));
  // The list follows the map, so a hovered element may disappear while both load. The map has more listings than the
  // first page of the list.
  await expect(async () => {
    const soon = { timeout: 3_000 };
    const ids = await pins(page).evaluateAll((all) => all.map((pin) => (pin as HTMLElement).dataset.home));
    const findCard = (id = '') => cards(page).filter({ has: page.locator(`a[href="/property-${id}"]`) });
    const counts = await Promise.all(ids.map((id) => findCard(id).count()));
    const id = ids[counts.indexOf(1)];
    const [card, pin] = [findCard(id), map(page).locator(`button[data-home="${id}"]`)];
    await card.hover(soon);
    await expect(map(page).locator('.highlighted')).toHaveCount(1, soon);
    await pin.hover(soon);
    await expect(card).toHaveAttribute('data-highlighted', '', soon);
  }).toPass();
});

test('a property page loads its map once scrolled to it', async ({ page }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await cards(page).first().getByRole('link').first().click();
  await expectPropertyOpen(page);
  await expect(page.locator('figure canvas')).toHaveCount(0);
  const place = page.locator('section.location');
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole('button', { name: ar.map.zoomIn })).toBeVisible();
});
