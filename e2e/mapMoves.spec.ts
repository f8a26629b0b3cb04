import type { Page } from '@playwright/test';
import {
  drag,
  expectLive,
  expectLoaded,
  expectStill,
  findTotalLabel,
  getBox,
  getMap,
  getPins,
  openMap,
  zoomInto,
} from './support/map.ts';
import { ar, expect, getCards, skipUnlessOn, test } from './support/test.ts';

// The list's first picture is preloaded, but the map covers it at once.
test.use({ allowedConsoleErrors: /WebGL|was preloaded using link preload/ });

/** Makes each frame of this page take at least this many milliseconds, as on a slow machine. */
const slowDownFrames = (page: Page, milliseconds: number) =>
  page.addInitScript((frameMs) => {
    const originalRequestFrame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      originalRequestFrame(() => setTimeout(() => draw(performance.now()), frameMs));
  }, milliseconds);

const waitForFrames = (page: Page, frames: number) =>
  page.evaluate(
    (count) =>
      new Promise<void>((done) => {
        const next = (more: number) => (more ? requestAnimationFrame(() => next(more - 1)) : done());
        next(count);
      }),
    frames,
  );

/** Canvas pixels of the map per CSS pixel. */
const readSharpness = (page: Page) =>
  page.locator('.gl canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);

/** Holds the pointer down on the map during a callback. */
async function holdPointer(page: Page, action: () => Promise<void>) {
  const box = await getMap(page).boundingBox();
  if (!box) throw new Error('there is no map');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height * 0.6 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y - 40, { steps: 4 });
  try {
    await action();
  } finally {
    await page.mouse.up();
  }
}

test('a map with slow frames has a lower resolution while moving, and full resolution at rest', {
  tag: '@full',
}, async ({ page }) => {
  await slowDownFrames(page, 60);
  await openMap(page);
  await expectLive(page);
  // Retried because a press changes nothing until the map is interactive.
  await expect(async () => {
    await holdPointer(page, async () => expect(await readSharpness(page)).toBeLessThan(0.6));
  }).toPass();
  await expectStill(page);
  await expect.poll(() => readSharpness(page)).toBeCloseTo(1, 1);
  const boxBefore = getBox(page);
  await holdPointer(page, async () => expect(await readSharpness(page)).toBeLessThan(0.6));
  await expect.poll(() => readSharpness(page)).toBeCloseTo(1, 1);
  await expectStill(page);
  expect(getBox(page), 'a press that drew coarser still moves the map').not.toEqual(boxBefore);

  await page.locator('.gl canvas').dispatchEvent('wheel', { deltaY: 0 });
  expect(await readSharpness(page), 'a turn of the wheel that moves nothing').toBeLessThan(0.6);
  await expect.poll(() => readSharpness(page)).toBeCloseTo(1, 1);
});

test('a press that began before the frames were measured still moves the map', { tag: '@full' }, async ({ page }) => {
  await slowDownFrames(page, 60);
  await openMap(page);
  await expectLive(page);
  const box = await getMap(page).boundingBox();
  if (!box) throw new Error('there is no map');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.6);
  await page.mouse.down();
  await waitForFrames(page, 40);
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height * 0.6 - 40, { steps: 6 });
  await page.mouse.up();
  await expectStill(page);
});

test('a drag that begins on a pin moves the map, and opens no listing', { tag: '@full' }, async ({ page }) => {
  await openMap(page, '/listing?city=1');
  await expectLive(page);
  const pin = await zoomInto(page, getPins(page));
  const boxBefore = getBox(page);
  const at = await pin.boundingBox();
  if (!at) throw new Error('the pin is not shown');
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => getBox(page)).not.toEqual(boxBefore);
  await expect(page.getByRole('region', { name: ar.map.opened })).toHaveCount(0);
});

test('a pan sends one request, and requests districts only with their list open', { tag: '@full' }, async ({
  page,
}) => {
  await openMap(page);
  await expectLive(page);
  await expectLoaded(page);
  const requestUrls: URL[] = [];
  page.on('request', (request) => requestUrls.push(new URL(request.url())));
  const filterRequests = (path: string) => requestUrls.filter(({ pathname }) => pathname === path);
  await drag(page, [
    [0.5, 0.6],
    [0.7, 0.4],
  ]);
  await expectStill(page);
  await expectLoaded(page);
  expect(filterRequests('/api/map').map((url) => url.searchParams.get('box'))).toEqual([String(getBox(page))]);
  expect(filterRequests('/api/facets')).toEqual([]);

  await getMap(page).getByRole('button', { name: ar.map.districts }).click();
  await expect(page.getByRole('region', { name: ar.map.districtsTitle }).getByRole('checkbox').first()).toBeVisible();
  expect(filterRequests('/api/facets').map((url) => url.searchParams.get('box'))).toEqual([String(getBox(page))]);
});

test('the list follows a map that is zoomed by the mouse wheel', { tag: '@full' }, async ({ page }) => {
  skipUnlessOn('desktop', 'a phone has no wheel');
  await openMap(page);
  await expectLive(page);
  await expectLoaded(page);
  const listResponse = page.waitForResponse((response) => /\/api\/forsell\?.*box=/.test(response.url()));
  const total = await findTotalLabel(page).textContent();
  await getMap(page).hover();
  await page.mouse.wheel(0, -400);
  await listResponse;
  await expectStill(page);
  await expect(findTotalLabel(page)).not.toHaveText(total ?? '');
});

test('markers, and the focus in the districts, stay until the next ones have loaded', { tag: '@full' }, async ({
  page,
}) => {
  await openMap(page);
  await expectLive(page);
  await expectLoaded(page);
  await getMap(page).getByRole('button', { name: ar.map.districts }).click();
  const first = page.getByRole('region', { name: ar.map.districtsTitle }).getByRole('checkbox').first();
  await first.focus();
  const removal = await page.evaluateHandle(() => {
    const seen = { marks: false };
    const watchMarkers = () => {
      if (!document.querySelector('.map-beside button[data-x]')) seen.marks = true;
      requestAnimationFrame(watchMarkers);
    };
    watchMarkers();
    return seen;
  });
  await first.press('Space');
  await expect(page).toHaveURL(/[?&]city=\d+/);
  await expect(page.locator('.map-beside .waiting')).toHaveCount(0);
  await expectLoaded(page);
  expect(await removal.jsonValue()).toEqual({ marks: false });
  await expect(page.getByRole('checkbox', { checked: true }).and(page.locator(':focus'))).toHaveCount(1);
});

test('a list under its map does not change until it is visible again', { tag: '@full' }, async ({ page }) => {
  skipUnlessOn('phone', 'on a desktop the list stands beside its map');
  await openMap(page, '/listing?city=1');
  await expectLive(page);
  const readAddresses = () =>
    getCards(page)
      .locator('h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const addressesBefore = await readAddresses();
  expect(addressesBefore.length).toBeGreaterThan(0);
  const listResponse = page.waitForResponse((response) => /\/api\/forsell\?.*box=/.test(response.url()));
  await drag(page, [
    [0.5, 0.6],
    [0.9, 0.3],
  ]);
  await expectStill(page);
  await listResponse;
  expect(await readAddresses()).toEqual(addressesBefore);

  await getMap(page).getByRole('button', { name: ar.map.zoomIn, exact: true }).click();
  await expectStill(page);
  await page.getByRole('link', { name: ar.map.showList, exact: true }).click();
  await expect.poll(readAddresses).not.toEqual(addressesBefore);
});
