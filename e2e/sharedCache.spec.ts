import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGE_KEY } from '@mashrabiya/i18n';
import { postAd } from './support/ads.ts';
import { findFreePort, launchWithClock } from './support/server.ts';
import { expect, skipUnlessOn, test } from './support/test.ts';
import { confirmEmail, createAccount, logInWith } from './support/users.ts';

const EXAMPLE = path.resolve(import.meta.dirname, '../deploy/nginx.conf');
const PAGE_COUNT = 300;
/** Pages expire after 15 s. */
const CACHE_EXPIRY = { timeout: 30_000 };
const HIT_STATES = ['HIT', 'STALE', 'UPDATING'];

const hasNginx = (() => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Starts nginx with the documented configuration in front of the server. */
async function startNginx(server: string): Promise<{ url: string; readStored(): string; stop(): void }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'mashrabiya-nginx-'));
  const cacheDirectory = path.join(directory, 'cache');
  mkdirSync(cacheDirectory);
  const port = await findFreePort();
  const site = readFileSync(EXAMPLE, 'utf8')
    .replace('/var/cache/nginx/mashrabiya', cacheDirectory)
    .replace('127.0.0.1:3000', new URL(server).host)
    .replace(/server \{\n {2}listen 80;.*?\n\}\n/s, '')
    .replace(/^ *ssl_.*$/gm, '')
    .replace('listen 443 ssl http2;', `listen ${port};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = path.join(directory, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const directories = temporary.map((name) => `${name}_temp_path ${directory}/${name};`).join(' ');
  writeFileSync(
    config,
    `${user} daemon off; pid ${directory}/pid; events {} http { access_log off; ${directories} ${site} }`,
  );
  const nginx = spawn('nginx', ['-c', config, '-e', path.join(directory, 'error.log')], { stdio: 'inherit' });
  const url = `http://localhost:${port}`;
  await expect.poll(() => fetch(`${url}/healthz`).then(({ status }) => status, String)).toBe(200);
  return {
    url,
    readStored: () =>
      readdirSync(cacheDirectory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
        .join('\n'),
    stop() {
      nginx.kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

test.describe('Behind nginx', () => {
  test.skip(!hasNginx, 'nginx is not installed');
  test.beforeEach(() => skipUnlessOn('desktop', 'the cache is the same for all devices'));
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  test.beforeAll(async ({ baseURL }) => {
    nginx = await startNginx(baseURL ?? '');
  });
  test.afterAll(() => nginx.stop());

  test('four of five pages of a second visitor come from the cache', { tag: '@full' }, async ({ playwright }) => {
    const visit = (language: string) =>
      playwright.request.newContext({ baseURL: nginx.url, extraHTTPHeaders: { 'accept-language': language } });
    const [first, second] = [await visit('ar-EG,ar;q=0.9,en;q=0.8'), await visit('ar')];
    const readLocations = async (file: string) =>
      [...(await (await first.get(file)).text()).matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address);
    const addresses = [];
    for (const file of await readLocations('/sitemap.xml')) addresses.push(...(await readLocations(file)));
    const pages = addresses.slice(0, PAGE_COUNT);
    expect(pages).toHaveLength(PAGE_COUNT);
    const states = [];
    for (const address of pages) {
      expect((await first.get(address)).status(), address).toBe(200);
      states.push((await second.get(address)).headers()['x-cache-status'] ?? '');
    }
    expect(states.filter((state) => HIT_STATES.includes(state)).length).toBeGreaterThan(PAGE_COUNT * 0.8);
  });

  test('a removed listing disappears while visitors go on asking for it', { tag: '@full' }, async ({ playwright }) => {
    test.slow();
    const demo = await launchWithClock();
    const front = await startNginx(demo.url);
    const request = await playwright.request.newContext({ baseURL: front.url });
    try {
      const { email, token } = await createAccount(request);
      const { id } = await postAd(request, token);
      await confirmEmail(request, email);
      const page = `/property-${id}`;
      const readStatus = async () => (await request.get(page)).status();
      await expect.poll(readStatus, CACHE_EXPIRY).toBe(200);
      await expect.poll(async () => (await request.get(page)).headers()['x-cache-status']).toBe('HIT');
      const headers = { authorization: `Bearer ${token}` };
      expect((await request.delete(`/api/properties/${id}`, { headers })).status()).toBe(200);
      await expect.poll(readStatus, CACHE_EXPIRY).toBe(410);
    } finally {
      await request.dispose();
      front.stop();
      await demo.close();
    }
  });

  test('a user’s pages and calls leave nothing personal in the cache', async ({ page, request }) => {
    const { email, token } = await createAccount(request);
    await page.goto(`${nginx.url}/listing`);
    await logInWith(page, token);
    const profile = page.waitForResponse(/\/api\/user\/profile/);
    await page.goto(`${nginx.url}/profile`);
    await profile;
    await expect(page.getByText(email).first()).toBeVisible();
    const stored = nginx.readStored();
    expect(stored).toContain('/listing');
    for (const secret of [email, token, 'set-cookie']) expect(stored.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  test('events of a user pass at once', { tag: '@full' }, async ({ request }) => {
    const { token } = await createAccount(request);
    const ending = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await fetch(`${nginx.url}/api/user/events`, { headers, signal: ending.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('is_complete')) text += (await reader?.read())?.value;
    ending.abort();
  });

  test('a visitor reads pages in the chosen language', { tag: '@full' }, async ({ page, context }) => {
    await page.goto(`${nginx.url}/about_us`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await context.addCookies([{ name: LANGUAGE_KEY, value: 'en', url: nginx.url }]);
    await page.goto(`${nginx.url}/about_us`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
