import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Where `scripts/lib/build.mjs` puts the browser's half with React's checks in it. */
const built = path.resolve(import.meta.dirname, '../../.cache/web-development');

interface Chunk {
  file: string;
  isEntry?: boolean;
}

/** The file that the built pages start the app with. */
function entryFile(): string {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8'));
  const entry = manifest['src/entry-client.tsx'];
  if (!entry) throw new Error('the development build has no entry');
  return entry.file;
}

/**
 * Pages stay as the server draws them; the code that makes them live is the same with React's development checks, which
 * say in the console what the product leaves out: keys that two elements share, every difference to the server's markup.
 */
export async function runDevelopmentBuild(page: Page): Promise<void> {
  const entry = entryFile();
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() === 'document') {
      const response = await route.fetch();
      const plan = `"entry":"/${entry}","chunks":[],"afterHydration":[]`;
      const body = (await response.text()).replace(
        /"entry":"[^"]+","chunks":\[[^\]]*\],"afterHydration":\[[^\]]*\]/,
        plan,
      );
      return route.fulfill({ response, body });
    }
    if (/^\/assets\/.*\.js$/.test(pathname)) return route.fulfill({ path: path.join(built, pathname) });
    return route.fallback();
  });
}
