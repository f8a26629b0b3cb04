import type { Reel } from '@mashrabiya/contract';
import type { Page } from '@playwright/test';
import { parseHtml } from './support/html.ts';
import { type ar, type en, expect, test, waitForHydration } from './support/test.ts';

/** Source of the visible video, and number of media elements. */
const readVideos = (page: Page) =>
  page.evaluate(() => {
    const videos = [...document.querySelectorAll('video')];
    const shown = videos.filter((video) => {
      const { top, bottom } = video.getBoundingClientRect();
      return top < innerHeight / 2 && bottom > innerHeight / 2;
    });
    return {
      count: videos.length,
      playing: videos.filter((video) => !video.paused).length,
      shown: shown.map((video) => !video.paused && video.currentTime > 0),
      muted: shown.map((video) => video.muted),
    };
  });
const expectPlaying = (page: Page) => expect.poll(() => readVideos(page)).toMatchObject({ playing: 1, shown: [true] });
const getReelId = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Waits until a reel fills the screen; before that, the runner's own scrolling may stop at another one. */
const expectStill = (page: Page) =>
  expect.poll(() => page.getByRole('feed').evaluate((feed) => feed.scrollTop % feed.clientHeight)).toBe(0);

async function openFeed(page: Page): Promise<string> {
  await page.goto('/reels');
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/reels\/[\w-]{36}/);
  return getReelId(page);
}

async function swipe(page: Page): Promise<string> {
  const urlBefore = page.url();
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(urlBefore);
  return getReelId(page);
}

test('six reels in sequence: at most three videos, one plays, and Back leaves in one step', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await openFeed(page);
  await expectPlaying(page);
  const seen = new Set([getReelId(page)]);
  for (let turn = 0; turn < 5; turn += 1) {
    seen.add(await swipe(page));
    await expectPlaying(page);
    expect((await readVideos(page)).count).toBeLessThanOrEqual(3);
  }
  expect(seen.size).toBe(6);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the first reel plays before the app has loaded, and continues afterwards', { tag: '@phone' }, async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/reels', { waitUntil: 'commit' });
  await expectPlaying(page);
  const firstId = await page.locator('video').first().getAttribute('data-begins');
  // By then it counts as watched.
  await page.waitForFunction(() => Number(document.querySelector('video')?.currentTime) > 3);
  const countRestarts = () => page.evaluate(() => Number(document.querySelector('video')?.dataset.restarts ?? 0));
  await page.evaluate(() => {
    const video = document.querySelector('video');
    for (const type of ['pause', 'emptied'])
      video?.addEventListener(type, () => {
        video.dataset.restarts = String(Number(video.dataset.restarts ?? 0) + 1);
      });
  });
  release();
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/reels\/[\w-]{36}/);
  await expectPlaying(page);
  expect(getReelId(page)).toBe(firstId);
  expect(await countRestarts()).toBe(0);
});

test('a reload restores the reel in its sequence, and the sound setting', { tag: '@phone' }, async ({
  page,
  texts,
}) => {
  const first = await openFeed(page);
  await expectPlaying(page);
  const second = await swipe(page);
  const reel = page.locator('article[aria-posinset="2"]');
  await reel.getByRole('button', { name: texts.reels.rail.sound, pressed: false }).click();
  await expect.poll(() => readVideos(page)).toMatchObject({ muted: [false] });
  await page.reload();
  await waitForHydration(page);
  // The server renders the reel of the URL alone; its sequence is stored on the device.
  await expect(reel).toBeInViewport({ ratio: 0.9 });
  expect(getReelId(page)).toBe(second);
  await expect.poll(() => readVideos(page)).toMatchObject({ muted: [false] });
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(new RegExp(first));
});

test('a reel links to its property, and Back returns to the reel', async ({ page, texts }) => {
  await openFeed(page);
  const id = await swipe(page);
  await expectStill(page);
  await page.locator('article[aria-posinset="2"]').getByRole('link', { name: texts.reels.caption.seeHome }).click();
  await expect(page).toHaveURL(/\/property-/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/reels/${id}`));
  await expectPlaying(page);
});

test('a card shows that its property has a reel, and the page shows it', async ({ page, request, texts }) => {
  const reels: Reel[] = (await (await request.get('/api/reels?action=sell')).json()).data.data;
  const reel = reels.find(({ price }) => price > 0);
  await page.goto(`/listing?min_price=${reel?.price}&max_price=${reel?.price}`);
  await waitForHydration(page);
  const link = page.locator(`a[href$="/property-${reel?.property_id}"]`);
  const card = page.getByRole('article').filter({ has: link });
  await expect(card.getByText(texts.listings.card.hasReel)).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/property-/);
  // The row of reels loads near the viewport.
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await expect(page.locator(`a[href*="${reel?.id}"]`).first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a provider’s page shows their reels, the viewer continues with them, and Back returns', async ({
  page,
  request,
  texts,
}) => {
  const reels: Reel[] = (await (await request.get('/api/reels')).json()).data.data;
  const seller = reels[0]?.user.id;
  await page.goto(`/provider/${seller}`);
  await waitForHydration(page);
  const rail = page.getByRole('region', { name: texts.people.provider.reels });
  await rail.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/reels/[\\w-]{36}\\?seller=${seller}`));
  await expectPlaying(page);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/provider/${seller}$`));
  await expect(rail.getByRole('link').first()).toBeVisible();
});

test('a visitor’s favourite asks for a login, and watched reels come last the next time', { tag: '@phone' }, async ({
  page,
  texts,
}) => {
  // The view may be counted while the login panel opens.
  const viewResponse = page.waitForResponse((answer) => answer.url().endsWith('/views'));
  const first = await openFeed(page);
  await page.getByRole('button', { name: texts.reels.rail.love }).first().click();
  await expect(page.getByText(texts.reels.loginToLove)).toBeVisible();
  await expectPlaying(page);
  expect((await viewResponse).status()).toBe(200);
  await page.goto('/');
  await page.evaluate(() => sessionStorage.clear());
  expect(await openFeed(page)).not.toBe(first);
});

test('in data-saving mode posters are shown, and a tap plays the small video', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('reels-save-data', 'true'));
  await openFeed(page);
  expect(await readVideos(page)).toMatchObject({ playing: 0 });
  await page.keyboard.press('Space');
  await expectPlaying(page);
  expect(await page.locator('video').first().getAttribute('src')).toMatch(/-small\.mp4$/);
});

/** Modifies the server's pages of reels before they reach the browser. */
async function changeVideos(page: Page, change: (reel: Reel, index: number) => Partial<Reel>): Promise<void> {
  await page.route(/\/api\/reels(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const reelsAnswer = await answer.json();
    const reels: Reel[] = reelsAnswer.data.data;
    reelsAnswer.data.data = reels.map((reel, index) => ({ ...reel, ...change(reel, index) }));
    await route.fulfill({ response: answer, json: reelsAnswer });
  });
}

/** Navigates to the viewer within the app, so that the browser requests the reels. */
async function showFeed(page: Page, texts: typeof ar | typeof en): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: texts.shell.links.reels, exact: true }).first().click();
  await expect(page).toHaveURL(/\/reels\/[\w-]{36}/);
}

const IN_VIEW = 'article[aria-posinset="1"]';

test('a reel whose ad expires stops with a message, and the next one plays', async ({ page, texts }) => {
  const { stage } = texts.reels;
  let shortLoadTime = Number.POSITIVE_INFINITY;
  await changeVideos(page, (_, index) => {
    if (index > 0) return {};
    shortLoadTime = Date.now() + 8_000;
    return { expires_at: new Date(shortLoadTime).toISOString() };
  });
  await showFeed(page, texts);
  await expectPlaying(page);
  const reel = page.locator(IN_VIEW);
  await expect(reel.getByRole('status').filter({ hasText: stage.expiredTitle })).toBeVisible();
  expect(Date.now()).toBeGreaterThanOrEqual(shortLoadTime);
  expect(await readVideos(page)).toMatchObject({ playing: 0 });
  await reel.locator('.notice').getByRole('button', { name: stage.next }).click();
  await expectPlaying(page);
});

test.describe('a damaged video', () => {
  test.use({ allowedConsoleErrors: /Failed to load resource/ });

  test('shows an error, and can be retried', { tag: '@phone' }, async ({ page, texts }) => {
    let isDamaged = true;
    await page.route(/\/clips\/[^/]+\.mp4$/, (route) =>
      isDamaged ? route.fulfill({ contentType: 'video/mp4', body: Buffer.alloc(2_000, 7) }) : route.continue(),
    );
    await openFeed(page);
    const notice = page.locator(IN_VIEW).getByRole('alert');
    await expect(notice).toContainText(texts.reels.stage.failedTitle);
    isDamaged = false;
    await notice.getByRole('button', { name: texts.common.retry }).click();
    await expectPlaying(page);
    await expect(notice).toBeHidden();
  });
});

test('captions are shown until the menu turns them off, which also explains the reel’s position', async ({
  page,
  texts,
}) => {
  const { menu, rail } = texts.reels;
  await openFeed(page);
  await expectPlaying(page);
  const words = page.locator(`${IN_VIEW} .subtitle`);
  await expect(words).not.toBeEmpty();
  await page.locator(IN_VIEW).getByRole('button', { name: rail.more }).click();
  const panel = page.getByRole('dialog', { name: menu.title });
  await expect(panel.getByText(menu.why)).toBeVisible();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  expect(await readVideos(page)).toMatchObject({ playing: 0 });
  await panel.getByRole('switch', { name: menu.captions }).click();
  await panel.getByRole('button', { name: menu.close }).click();
  await expectPlaying(page);
  await expect(words).toBeHidden();
});

test('the share page has metadata in its source, and links to the viewer', { tag: '@phone' }, async ({
  page,
  request,
  texts,
}) => {
  const [reel] = (await (await request.get('/api/reels')).json()).data.data as Reel[];
  const html = await (await request.get(`/reel-${reel?.id}`)).text();
  const schema = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{}';
  const { contentUrl, thumbnailUrl, ...schemaTexts } = JSON.parse(schema);
  expect(schemaTexts).toMatchObject({ '@type': 'VideoObject', name: reel?.title, expires: reel?.expires_at });
  for (const url of [contentUrl, thumbnailUrl, parseHtml(html).picture])
    expect((await request.get(url)).status()).toBe(200);
  await page.goto(`/reel-${reel?.id}`);
  await page.getByRole('link', { name: texts.reels.stage.play }).click();
  await expect(page).toHaveURL(`/reels/${reel?.id}`);
  await expectPlaying(page);
});
