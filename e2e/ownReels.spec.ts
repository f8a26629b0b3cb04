import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Governorate, VIDEO_PART_BYTES } from '@mashrabiya/contract';
import type { APIRequestContext } from '@playwright/test';
import { postAd } from './support/ads.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { createAccount, logInWith } from './support/users.ts';

const DEMO_VIDEOS = new URL('../packages/demo-data/clips/', import.meta.url);
const readVideoFile = (ending: string): Buffer =>
  readFileSync(new URL(readdirSync(DEMO_VIDEOS).find((name) => name.endsWith(ending)) ?? '', DEMO_VIDEOS));

const TITLE = 'جولة كاملة في محل على شارع رئيسي';
const NEW_TITLE = 'جولة أخرى في محل على شارع رئيسي واسع';

/** Posts a reel of a user's property as the form does. */
async function postReel(request: APIRequestContext, token: string): Promise<void> {
  const { id } = await postAd(request, token);
  const governorates: Governorate[] = (await (await request.get('/api/gover')).json()).data.data;
  const governorate = governorates.at(-1);
  const answer = await request.post('/api/reels', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      title: TITLE,
      description: 'من الواجهة إلى المخزن في أقل من نصف دقيقة',
      property_id: id,
      gover: governorate?.id ?? 0,
      city: governorate?.cities[0]?.id ?? 0,
      action: 'rent',
      price: 48_500,
      selltype: 'cash',
      ranking: 'basic',
      video: { name: 'video.mp4', mimeType: 'video/mp4', buffer: readVideoFile('-small.mp4') },
      thumbnail: { name: 'cover.webp', mimeType: 'image/webp', buffer: readVideoFile('-480.webp') },
    },
  });
  expect(answer.status()).toBe(200);
}

test('an own reel is changed, and removed', async ({ page, request, texts }) => {
  const { owned } = texts.reels;
  const { wizard } = texts;
  const { token } = await createAccount(request);
  await postReel(request, token);
  await logInWith(page, token);
  await page.goto('/myproperties');
  await waitForHydration(page);
  await page.getByRole('tab', { name: owned.title }).click();
  await expect(page).toHaveURL('/myproperties?tab=reels');
  await page.goBack();
  await expect(page.getByRole('tab', { name: texts.shell.links.myProperties, selected: true })).toBeVisible();
  await page.goForward();
  const reels = page.getByRole('tabpanel', { name: owned.title });
  await reels.getByRole('link', { name: owned.editOf.replace('{{title}}', TITLE) }).click();
  await page.getByRole('tab', { name: new RegExp(wizard.step.reelInfo) }).click();
  await page.getByRole('textbox', { name: wizard.reel.title }).fill(NEW_TITLE);
  await page.getByRole('tab', { name: new RegExp(wizard.step.reelDetails) }).click();
  await page.getByRole('button', { name: wizard.save }).click();
  await expect(page.getByText(wizard.saved)).toBeVisible();
  await expect(reels.getByText(NEW_TITLE)).toBeVisible();
  await reels.getByRole('button', { name: owned.removeOf.replace('{{title}}', NEW_TITLE) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: owned.removeConfirm }).click();
  await expect(page.getByText(owned.removed)).toBeVisible();
  await expect(reels.getByText(owned.empty)).toBeVisible();
});

/** MP4 of a given size, three parts by default, padded by a free box at its end. */
function createLargeVideo(bytes = 2 * VIDEO_PART_BYTES + 1_000_000): Buffer {
  const file = readVideoFile('-small.mp4');
  const box = Buffer.alloc(bytes - file.byteLength);
  box.writeUInt32BE(box.byteLength);
  box.write('free', 4);
  return Buffer.concat([file, box]);
}

// Only in test:full: the file has 110 MB.
test(
  'a file above the size limit is compressed first',
  { tag: '@full' },
  async ({ page, request, texts }, testInfo) => {
    const { video: videoTexts } = texts.forms;
    const path = testInfo.outputPath('large.mp4');
    writeFileSync(path, createLargeVideo(110_000_000));
    await logInWith(page, (await createAccount(request)).token);
    await page.goto('/add-reel');
    await waitForHydration(page);
    const fileChooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: videoTexts.choose }).click();
    await (await fileChooser).setFiles(path);
    const uploads = page.waitForRequest((sentRequest) => sentRequest.url().endsWith('/uploads/clips'));
    await page.getByRole('button', { name: videoTexts.send }).click();
    expect((await uploads).postDataJSON().bytes).toBeLessThan(20_000_000);
    await expect(page.getByRole('tab', { name: `(${texts.wizard.mark.valid})` })).toBeVisible({ timeout: 60_000 });
  },
);

test('a video is uploaded with a small version, which data-saving clients get', async ({ page, request, texts }) => {
  const { video: videoTexts } = texts.forms;
  await logInWith(page, (await createAccount(request)).token);
  await page.goto('/add-reel');
  await waitForHydration(page);
  const uploads: { small_of?: string }[] = [];
  page.on('request', (sentRequest) => {
    if (sentRequest.url().endsWith('/uploads/clips')) uploads.push(sentRequest.postDataJSON());
  });
  const fileChooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: videoTexts.choose }).click();
  await (await fileChooser).setFiles({ name: 'tour.mp4', mimeType: 'video/mp4', buffer: createLargeVideo() });
  await page.getByRole('button', { name: videoTexts.send }).click();
  await expect(page.getByRole('tab', { name: `(${texts.wizard.mark.valid})` })).toBeVisible({ timeout: 60_000 });
  expect(uploads).toHaveLength(2);
  const small = await request.get(`/clips/${uploads[1]?.small_of}-small.mp4`);
  expect([small.status(), small.headers()['content-type']]).toEqual([200, 'video/mp4']);
  expect((await small.body()).byteLength).toBeLessThan(1_200_000);
});

test.describe('an upload', () => {
  test.use({ allowedConsoleErrors: /Failed to load resource/ });

  // Only in test:full: unit tests of `sendInParts` and the API tests of uploads lose and pause parts.
  test('resumes after a lost connection, and after a pause', { tag: '@full' }, async ({ page, request, texts }) => {
    const { video: videoTexts } = texts.forms;
    const file = createLargeVideo();
    await logInWith(page, (await createAccount(request)).token);
    await page.goto('/add-reel');
    await waitForHydration(page);
    const attempts: number[] = [];
    let resumeUpload = () => {};
    const isPaused = new Promise<void>((resolve) => {
      resumeUpload = resolve;
    });
    await page.route(/\/uploads\/clips\/[^/]+\/parts$/, async (route) => {
      attempts.push(attempts.length + 1);
      if (attempts.length === 2) return route.abort('connectionreset');
      if (attempts.length === 4) await isPaused;
      // An aborted request cannot continue.
      return route.continue().catch(() => undefined);
    });
    const acceptedParts: { offset: number; sent: number }[] = [];
    let videoUrl = '';
    page.on('response', async (answer) => {
      const url = answer.url();
      if (!url.endsWith('/parts')) return;
      // The first upload is the video; its small version follows.
      videoUrl ||= url;
      if (url !== videoUrl) return;
      const { offset } = (await answer.json()).data;
      acceptedParts.push({ offset, sent: (await answer.request().sizes()).requestBodySize });
    });
    const fileChooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: videoTexts.choose }).click();
    await (await fileChooser).setFiles({ name: 'tour.mp4', mimeType: 'video/mp4', buffer: file });
    await page.getByRole('button', { name: videoTexts.send }).click();
    await expect.poll(() => attempts.length).toBe(4);
    await page.getByRole('button', { name: videoTexts.pauseUpload }).click();
    await expect(page.getByText(videoTexts.paused)).toBeVisible();
    resumeUpload();
    await page.getByRole('button', { name: videoTexts.resumeUpload }).click();
    await expect(page.getByRole('tab', { name: `(${texts.wizard.mark.valid})` })).toBeVisible();
    await expect.poll(() => acceptedParts.length).toBe(3);
    // Each part arrived once: the overhead is only the multipart forms.
    expect(acceptedParts.map(({ offset }) => offset)).toEqual([
      VIDEO_PART_BYTES,
      2 * VIDEO_PART_BYTES,
      file.byteLength,
    ]);
    const sent = acceptedParts.reduce((sum, part) => sum + part.sent, 0);
    expect(sent).toBeGreaterThanOrEqual(file.byteLength);
    expect(sent).toBeLessThan(file.byteLength + 3_000);
  });
});

test('the details are entered while the video uploads, and the reel is posted afterwards', {
  tag: '@phone',
}, async ({ page, request, texts }) => {
  const { video: videoTexts } = texts.forms;
  const { wizard } = texts;
  const { token } = await createAccount(request);
  await postAd(request, token);
  await logInWith(page, token);
  await page.goto('/add-reel');
  await waitForHydration(page);
  let release = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/uploads\/clips\/[^/]+\/parts$/, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  const fileChooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: videoTexts.choose }).click();
  await (await fileChooser).setFiles({ name: 'tour.mp4', mimeType: 'video/mp4', buffer: createLargeVideo() });
  await page.getByRole('button', { name: videoTexts.send }).click();
  await page.getByRole('button', { name: wizard.next }).click();
  await page.getByRole('textbox', { name: wizard.reel.title }).fill(TITLE);
  await page.getByRole('textbox', { name: texts.listings.detail.description }).fill(NEW_TITLE);
  await page.getByRole('button', { name: wizard.next }).click();
  await page.getByRole('combobox', { name: wizard.reel.home }).click();
  await page.getByRole('option').last().click();
  await page.getByRole('radio', { name: wizard.reel.rankingName.basic }).check();
  await expect(page.getByRole('progressbar', { name: videoTexts.uploading })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: wizard.post }).click();
  await expect(page.getByText(wizard.reel.postsWhenUploaded)).toBeVisible();
  release();
  await expect(page.getByText(wizard.reel.posted)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(TITLE)).toBeVisible();
});

test('an empty file and a text named as a video are refused when selected', async ({ page, request, texts }) => {
  const { video: videoTexts } = texts.forms;
  await logInWith(page, (await createAccount(request)).token);
  await page.goto('/add-reel');
  await waitForHydration(page);
  for (const content of ['', 'this is no video']) {
    const fileChooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: videoTexts.choose }).click();
    await (await fileChooser).setFiles({ name: 'tour.mp4', mimeType: 'video/mp4', buffer: Buffer.from(content) });
    await expect(page.getByText(videoTexts.problem.notAVideo)).toBeVisible();
    await expect(page.getByRole('button', { name: videoTexts.choose })).toBeVisible();
  }
});

test.describe('a damaged video', () => {
  test.use({ allowedConsoleErrors: /status of 422/ });

  test('is refused with a clear message, and can be replaced', async ({ page, request, texts }) => {
    const { video: videoTexts, problem } = texts.forms;
    await logInWith(page, (await createAccount(request)).token);
    await page.goto('/add-reel');
    await waitForHydration(page);
    const damagedVideo = Buffer.from(readVideoFile('-small.mp4')).subarray(0, 2_000);
    const fileChooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: videoTexts.choose }).click();
    await (await fileChooser).setFiles({ name: 'tour.mp4', mimeType: 'video/mp4', buffer: damagedVideo });
    await expect(page.getByText(problem.video_broken).or(page.getByText(problem.video_unsupported))).toBeVisible();
    await expect(page.getByRole('button', { name: texts.common.retry })).toBeHidden();
    await expect(page.getByRole('button', { name: videoTexts.change })).toBeVisible();
  });
});
