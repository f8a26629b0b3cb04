import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, request } from '@playwright/test';
import sharp from 'sharp';
import { saveDraft } from '../e2e/support/ads.ts';
import { createAccount, logInWith, silenceEvents } from '../e2e/support/users.ts';
import { DOWN_BY_UP, openTab, PHONE } from './browser.ts';
import { atMost, type BenchRow, reportRow } from './row.ts';

const PHOTO_COUNT = 10;
const [WIDTH, HEIGHT] = [4_000, 3_000];
const POSTED_MS = 600_000;

async function writePhoto(directory: string, index: number): Promise<string> {
  const grain = { type: 'gaussian', mean: 110 + index * 8, sigma: 30 } as const;
  const noise = sharp({
    create: { width: WIDTH / 4, height: HEIGHT / 4, channels: 3, background: '#000', noise: grain },
  });
  const path = join(directory, `IMG_${1_000 + index}.jpg`);
  await sharp(await noise.png().toBuffer())
    .resize(WIDTH, HEIGHT)
    .jpeg({ quality: 88 })
    .toFile(path);
  return path;
}

/**
 * Ten photos on a slow phone, from selection to the posted ad, compared with the pure transfer time of the sent bytes.
 */
export async function benchPosting(browser: Browser, product: string): Promise<BenchRow[]> {
  const api = await request.newContext({ baseURL: product });
  const { token } = await createAccount(api);
  const draft = await saveDraft(api, token, { address: 'شقة بحديقة خاصة في التجمع الخامس', pictures: 0 });
  await api.dispose();
  const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-photos-'));
  const files = await Promise.all(Array.from({ length: PHOTO_COUNT }, (_, index) => writePhoto(directory, index)));
  const { page, close } = await openTab(browser, PHONE);
  await page.goto(`${product}/about_us`);
  await silenceEvents(page);
  await logInWith(page, token);
  await page.goto(`${product}/addProperty?draft=${draft}`, { waitUntil: 'networkidle', timeout: POSTED_MS });
  let bytes = 0;
  page.on('requestfinished', async (sent) => {
    // Playwright's own size omits files.
    if (sent.method() === 'POST') bytes += Number((await sent.allHeaders())['content-length'] ?? 0);
  });
  await page.getByRole('tab').nth(3).click();
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  const startedAt = performance.now();
  await page.locator('input[type=file]').first().setInputFiles(files, { timeout: POSTED_MS });
  await page
    .locator('[role=tabpanel] .tile.done')
    .nth(PHOTO_COUNT - 1)
    .waitFor({ timeout: POSTED_MS });
  const forward = page.locator('.wizard-footer .forward');
  // Features, then the preview.
  await forward.click();
  await forward.click();
  await page.getByRole('radio').first().check();
  await forward.click();
  await page.waitForURL(/\/myproperties/, { timeout: POSTED_MS });
  const seconds = (performance.now() - startedAt) / 1_000;
  await close();
  rmSync(directory, { recursive: true });
  const line = PHONE.network?.kilobitsPerSecond ?? Number.NaN;
  const needed = (bytes * 8) / ((line * 1_000) / DOWN_BY_UP);
  return [
    reportRow('ten photographs of 12 megapixels, slow phone: pick → posted', seconds, 's'),
    reportRow('the same bytes on the bare line', needed, 's'),
    atMost('pick → posted ÷ the bare line', seconds / needed, 1.3, '×'),
  ];
}
