import type { Locator, Page } from '@playwright/test';
import { ar, expect, waitForHydration } from './test.ts';

export const getMap = (page: Page) => page.getByRole('region', { name: ar.map.label });

/** The live map has replaced the drawing. */
export const expectLive = (page: Page) =>
  expect(page.locator('.gl[data-ready=true] canvas')).toBeVisible({ timeout: 20_000 });

/** Pins and clusters on the map. */
export const getListings = (page: Page) => getMap(page).getByRole('group', { name: ar.map.homes }).getByRole('button');

/** Opens clusters until there is such a marker. */
export async function zoomInto(page: Page, cluster: Locator): Promise<Locator> {
  let zoomCount = 0;
  for (; zoomCount < 8 && (await cluster.count()) === 0; zoomCount += 1) {
    const urlBefore = page.url();
    await getMap(page)
      .getByRole('button', { name: new RegExp(ar.map.clusterHint) })
      .first()
      .press('Enter');
    await expect(page).not.toHaveURL(urlBefore);
    await expectLoaded(page);
  }
  if (zoomCount > 0) await expectStill(page);
  return cluster.first();
}

export const getPins = (page: Page) => getMap(page).locator('button[data-home]');

/** Clusters that no zoom level splits. */
export const getListedClusters = (page: Page) =>
  getMap(page).getByRole('button', { name: new RegExp(ar.map.clusterListHint) });

/** West, south, east and north of the box in the URL. */
export const getBox = (page: Page) => new URL(page.url()).searchParams.get('box')?.split(',').map(Number);

export async function openMap(page: Page, address = '/listing') {
  await page.goto(address);
  await waitForHydration(page);
  await page.getByRole('link', { name: ar.search.showMap, exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(getListings(page).first()).toBeVisible();
}

/** Waits until the map stops gliding: the box is in the URL and unchanged for a while. */
export async function expectStill(page: Page) {
  let boxBefore = '';
  const isStill = () => {
    const now = String(getBox(page));
    const same = now === boxBefore;
    boxBefore = now;
    return same && getBox(page)?.length === 4;
  };
  await expect.poll(isStill, { intervals: [800] }).toBe(true);
}

/** Drags along points of the map, in shares of its width and height. */
export async function drag(page: Page, points: readonly (readonly [number, number])[]) {
  const box = await getMap(page).boundingBox();
  if (!box) throw new Error('there is no map');
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  const [first, ...rest] = points;
  await page.mouse.move(...at(first ?? [0.5, 0.5]));
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...at(point), { steps: 6 });
  await page.mouse.up();
}

export const findTotalLabel = (page: Page) => page.locator('.map-beside .total');

/** Waits until the map's data has loaded. */
export const expectLoaded = (page: Page) => expect(findTotalLabel(page)).not.toHaveText(ar.map.loading);
