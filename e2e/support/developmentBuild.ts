import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Output of `scripts/lib/build.mjs`: the client with React's development checks. */
const buildFolder = path.resolve(import.meta.dirname, '../../.cache/web-development');

interface Chunk {
  file: string;
  isEntry?: boolean;
}

/** Entry file of the built client. */
function findEntryFile(): string {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(buildFolder, '.vite/manifest.json'), 'utf8'),
  );
  const entry = manifest['src/entry-client.tsx'];
  if (!entry) throw new Error('the development build has no entry');
  return entry.file;
}

/**
 * Serves the client with React's development checks: the server's HTML is unchanged, and the console reports problems
 * that the production build omits, such as duplicate keys and hydration mismatches.
 */
export async function runDevelopmentBuild(page: Page): Promise<void> {
  const entry = findEntryFile();
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
    if (/^\/assets\/.*\.js$/.test(pathname)) return route.fulfill({ path: path.join(buildFolder, pathname) });
    return route.fallback();
  });
}
