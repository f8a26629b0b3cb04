import type { Page } from '@playwright/test';
import { expectLive, getMap } from './support/map.ts';
import { ar, expect, test, waitForHydration } from './support/test.ts';
import { createPmtilesFile, createVectorTile } from './support/tiles.ts';

test.use({ allowedConsoleErrors: /WebGL|was preloaded using link preload|status of 503/ });

const SAND = [233, 196, 106];
/** Water colour of the theme, in both schemes. */
const WATER = { light: [194, 219, 218], dark: [31, 68, 66] };

/** Style of a map provider that supports both schemes. */
const style = {
  version: 8,
  sources: {
    land: {
      type: 'geojson',
      attribution: '© Somebody',
      data: {
        type: 'Polygon',
        coordinates: [
          [
            [20, 18],
            [40, 18],
            [40, 36],
            [20, 36],
            [20, 18],
          ],
        ],
      },
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#264653' } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': `rgb(${SAND})`, 'fill-antialias': false } },
  ],
};

/** Style like OpenFreeMap's: vector tiles, a sprite, glyphs, light colours only. */
const vectorStyle = {
  version: 8,
  sprite: '/styles/sprite',
  glyphs: '/styles/{fontstack}/{range}.pbf',
  sources: {
    openmaptiles: { type: 'vector', tiles: ['/tiles/{z}/{x}/{y}.pbf'], maxzoom: 14, attribution: '© Mappers' },
  },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#f8f4f0' } },
    { id: 'water', type: 'fill', source: 'openmaptiles', 'source-layer': 'water', paint: { 'fill-color': '#9ebdff' } },
    {
      id: 'place',
      type: 'symbol',
      source: 'openmaptiles',
      'source-layer': 'place',
      layout: { 'icon-image': 'circle', 'text-field': ['get', 'name_en'], 'text-font': ['Noto Sans Regular'] },
    },
  ],
};

/** Overrides the map settings of the list page. */
const configure = (page: Page, settings: { mapstyle?: string; maptiles?: string }) =>
  page.route('/listing', async (route) => {
    const response = await route.fetch();
    const body = Object.entries(settings).reduce(
      (text, [name, value]) => text.replace(`"${name}":null`, `"${name}":${JSON.stringify(value)}`),
      await response.text(),
    );
    await route.fulfill({ response, body });
  });

/** Responds to matching requests and returns their paths. */
async function mockResponses(page: Page, pattern: string, answer: { status: number; json?: object; body?: Buffer }) {
  const requestedPaths: string[] = [];
  await page.route(pattern, async (route) => {
    requestedPaths.push(new URL(route.request().url()).pathname);
    await route.fulfill(answer);
  });
  return requestedPaths;
}

async function openMap(page: Page) {
  await page.goto('/listing');
  await waitForHydration(page);
  await page.getByRole('link', { name: ar.search.showMap, exact: true }).click();
  await expectLive(page);
}

/** Most frequent colour of the base map. */
const readColor = async (page: Page): Promise<number[]> => {
  const picture = [...(await page.locator('.gl canvas').screenshot())];
  return page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const counts = new Map<string, number>();
    for (let at = 0; at < pixels.length; at += 4) {
      const color = pixels.slice(at, at + 3).join();
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    const [commonest] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [''];
    return commonest.split(',').map(Number);
  }, picture);
};

const getSimplifiedNotice = (page: Page) => getMap(page).getByText(ar.map.simplified);

test('the base map uses the configured style, in the page’s language and colour scheme', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await configure(page, { mapstyle: `${baseURL}/styles/{language}-{scheme}.json` });
  const requestedPaths = await mockResponses(page, '**/styles/*.json', { status: 200, json: style });
  await openMap(page);
  expect(requestedPaths).toContain('/styles/ar-light.json');
  await expect.poll(() => readColor(page)).toEqual(SAND);
  await expect(getSimplifiedNotice(page)).toBeHidden();
  await expect(getMap(page).getByText('© Somebody')).toBeAttached();
});

test('a style for one scheme is drawn in the theme’s colours, and loads only its tiles', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await configure(page, { mapstyle: `${baseURL}/styles/streets.json` });
  const requestedPaths = await mockResponses(page, '**/styles/**', { status: 200, json: vectorStyle });
  const tiles = await mockResponses(page, '**/tiles/**', { status: 200, body: createVectorTile('water') });
  await openMap(page);
  await expect.poll(() => readColor(page)).toEqual(WATER.light);
  await expect(getSimplifiedNotice(page)).toBeHidden();
  await expect(getMap(page).getByText('© Mappers')).toBeAttached();

  const tileCountBefore = tiles.length;
  await page.evaluate(() => document.documentElement.setAttribute('data-scheme', 'dark'));
  await expect.poll(() => readColor(page)).toEqual(WATER.dark);
  expect(tiles.length, 'tiles are not fetched again for another scheme').toBe(tileCountBefore);
  expect(requestedPaths, 'neither sprite nor glyphs').toEqual(['/styles/streets.json']);
});

test('streets are read from the site’s own PMTiles file', { tag: '@full' }, async ({ page }) => {
  await configure(page, { maptiles: '/map/tiles.pmtiles' });
  const file = createPmtilesFile(createVectorTile('water'));
  await page.route('/map/tiles.pmtiles', async (route) => {
    const [, from = 0, to = 0] = /bytes=(\d+)-(\d+)/.exec(route.request().headers().range ?? '') ?? [];
    await route.fulfill({ status: 206, body: file.subarray(Number(from), Number(to) + 1) });
  });
  await openMap(page);
  await expect.poll(() => readColor(page)).toEqual(WATER.light);
  await expect(getSimplifiedNotice(page)).toBeHidden();
  await expect(getMap(page).getByText('© OpenStreetMap')).toBeAttached();
});

for (const [failureName, styleStatus] of [
  ['a style', 503],
  ['tiles', 200],
] as const) {
  test(`unreachable ${failureName} leave the built-in map`, { tag: '@full' }, async ({ page, baseURL }) => {
    await configure(page, { mapstyle: `${baseURL}/styles/streets.json` });
    const requestedPaths = await mockResponses(page, '**/styles/*.json', { status: styleStatus, json: vectorStyle });
    const tiles = await mockResponses(page, '**/tiles/**', { status: 503 });
    await openMap(page);
    await expect(getSimplifiedNotice(page)).toBeVisible();
    const failed = [...requestedPaths, ...tiles].length;
    const zoomInButton = getMap(page).getByRole('button', { name: ar.map.zoomIn, exact: true });
    for (let zoom = 0; zoom < 3; zoom++) await zoomInButton.click();
    await page.goto('about:blank');
    expect([...requestedPaths, ...tiles].length, 'nothing is asked again').toBe(failed);
  });
}
