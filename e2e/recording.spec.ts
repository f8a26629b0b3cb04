import { expect, test, waitForHydration } from './support/test.ts';
import { createAccount, logInWith } from './support/users.ts';

/** Chromium's fake camera. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
});

const VIDEO_MS = 4_000;

test('a recorded video is used by the form like a selected one', { tag: '@phone' }, async ({
  page,
  request,
  texts,
}) => {
  const { recorder } = texts.reels;
  const { video: videoTexts } = texts.forms;
  await logInWith(page, (await createAccount(request)).token);
  await page.goto('/add-reel');
  await waitForHydration(page);
  // Reached from another page, whose document may not use the camera.
  await page.getByRole('link', { name: videoTexts.record }).click();
  await expect(page).toHaveURL(/\/videos\/record$/);
  const ask = page.getByRole('button', { name: recorder.ask });
  await expect(async () => {
    // Pressed once is enough: a busy machine opens the camera later than the next try.
    if (await ask.isVisible()) await ask.click({ timeout: 2_000 });
    await expect(page.getByRole('button', { name: recorder.start })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: recorder.start }).click();
  await page.getByRole('button', { name: recorder.pause }).click();
  await expect(page.getByText(recorder.pausedHint)).toBeVisible();
  await page.getByRole('button', { name: recorder.resume }).click();
  await page.waitForTimeout(VIDEO_MS);
  await page.getByRole('button', { name: recorder.stop }).click();
  await expect(page.getByLabel(recorder.result)).toBeVisible();
  const uploaded = page.waitForResponse((answer) => /\/api\/uploads\/clips\/[^/]+\/finish$/.test(answer.url()));
  await page.getByRole('button', { name: recorder.use }).click();
  await expect(page).toHaveURL(/\/add-reel$/);
  // Cut from its start, so that its frames are encoded again.
  await page.getByRole('slider', { name: videoTexts.trimStart }).press('ArrowRight');
  await page.getByRole('slider', { name: videoTexts.trimStart }).press('ArrowRight');
  await page.getByRole('button', { name: videoTexts.send }).click();
  const answer = await uploaded;
  expect(answer.status()).toBe(200);
  expect((await answer.json()).data.duration).toBeGreaterThan(3);
  // Its small version is uploaded after it.
  await expect(page.getByRole('tab', { name: `(${texts.wizard.mark.valid})` })).toBeVisible();
  // A reload loses neither the video nor the input.
  await page.getByRole('button', { name: texts.wizard.next }).click();
  await page.getByRole('textbox', { name: texts.wizard.reel.title }).fill('جولة في شقة بحديقة');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('slider', { name: new RegExp(videoTexts.poster) })).toBeVisible();
  await page.getByRole('button', { name: texts.wizard.next }).click();
  await expect(page.getByRole('textbox', { name: texts.wizard.reel.title })).toHaveValue('جولة في شقة بحديقة');
});

test('a video stays on the device when a login leaves the site', { tag: '@phone' }, async ({
  page,
  request,
  texts,
}) => {
  const { recorder } = texts.reels;
  const { video: videoTexts } = texts.forms;
  await page.goto('/videos/record');
  await waitForHydration(page);
  await page.getByRole('button', { name: recorder.ask }).click();
  await page.getByRole('button', { name: recorder.start }).click();
  await page.waitForTimeout(VIDEO_MS);
  await page.getByRole('button', { name: recorder.stop }).click();
  await page.getByRole('button', { name: recorder.use }).click();
  await expect(page).toHaveURL(/\/add-reel$/);
  await expect(page.getByRole('slider', { name: videoTexts.trimStart })).toBeHidden();
  // Leaves the site as a login redirect does: the page's memory is lost.
  await expect.poll(() => page.evaluate(() => caches.has('recorded-film'))).toBe(true);
  await page.goto('about:blank');
  await logInWith(page, (await createAccount(request)).token);
  await page.goto('/add-reel');
  await waitForHydration(page);
  await expect(page.getByRole('slider', { name: videoTexts.trimStart })).toBeVisible();
  // Once removed, it is not restored.
  await page.getByRole('button', { name: videoTexts.remove }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: videoTexts.choose })).toBeVisible();
});

test('no other page may use the camera', { tag: '@phone' }, async ({ request }) => {
  const readPolicy = async (path: string) => (await request.get(path)).headers()['permissions-policy'];
  expect(await readPolicy('/videos/record')).toMatch(/^camera=\(self\), microphone=\(self\), geolocation=\(\)/);
  for (const path of ['/', '/add-reel', '/videos/search']) expect(await readPolicy(path)).toMatch(/^camera=\(\)/);
});
