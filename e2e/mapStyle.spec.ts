import type { Page } from '@playwright/test';
import { live, map } from './support/map.ts';
import { ar, comeAlive, expect, test } from './support/test.ts';

test.use({ consoleMaySay: /WebGL|was preloaded using link preload|status of 503/ });

const SAND = [233, 196, 106];

/** As a provider of maps sends one: a source, layers, names in its own choice of language. */
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

/** The site has a style of its own, from an address that says language and scheme; gives those that were asked for. */
async function configure(page: Page, site: string | undefined, answer: { status: number; json?: object }) {
  const asked: string[] = [];
  const mapstyle = JSON.stringify(new URL('/styles/{language}-{scheme}.json', site));
  await page.route('/listing', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"mapstyle":null', `"mapstyle":${mapstyle}`);
    await route.fulfill({ response, body });
  });
  await page.route('**/styles/*.json', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill(answer);
  });
  return asked;
}

async function openMap(page: Page) {
  await page.getByRole('link', { name: ar.map.show, exact: true }).click();
  await live(page);
}

/** The commonest colour of the drawn base. */
const colourOf = async (page: Page): Promise<number[]> => {
  const picture = [...(await page.locator('.gl canvas').screenshot())];
  return page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const counts = new Map<string, number>();
    for (let at = 0; at < pixels.length; at += 4) {
      const colour = pixels.slice(at, at + 3).join();
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const [commonest] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [''];
    return commonest.split(',').map(Number);
  }, picture);
};

test('the base map is the style that the site is set to, in the page’s language and scheme', async ({
  page,
  baseURL,
}) => {
  const asked = await configure(page, baseURL, { status: 200, json: style });
  await page.goto('/listing');
  await comeAlive(page);
  await openMap(page);
  expect(asked).toContain('/styles/ar-light.json');
  await expect.poll(() => colourOf(page)).toEqual(SAND);
  await expect(map(page).getByText(ar.map.simplified)).toBeHidden();
  await expect(map(page).getByText('© Somebody')).toBeAttached();
});

test('a style that cannot be reached leaves the map that comes with the site', async ({ page, baseURL }) => {
  const asked = await configure(page, baseURL, { status: 503 });
  await page.goto('/listing');
  await comeAlive(page);
  await openMap(page);
  expect(asked).toContain('/styles/ar-light.json');
  await expect(map(page).getByText(ar.map.simplified)).toBeVisible();
  expect(await colourOf(page)).not.toEqual(SAND);
});
