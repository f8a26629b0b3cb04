import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { serveFolder } from '../lib/serveFolder.mjs';
import { type Comparison, comparisonPage } from './comparisonPage.ts';
import { type Look, looksOf } from './looks.ts';

const [before = '', after = '', name = ''] = process.argv.slice(2);
const target = path.join(after, '.cache', 'compare', 'page');
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] });

function storiesOf(tree: string): string[] {
  const index = JSON.parse(readFileSync(path.join(tree, 'storybook-static', 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return Object.entries(index.entries).flatMap(([id, { type }]) => (type === 'story' ? [id] : []));
}

async function looks(tree: string): Promise<Map<string, Look>> {
  const server = await serveFolder(path.join(tree, 'storybook-static'));
  const found = await looksOf(browser, server.url, storiesOf(tree));
  server.close();
  return found;
}

/** Raw pixels of both pictures on a canvas that fits either. */
async function onOneCanvas(pictures: readonly Buffer[]) {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const pixels = pictures.map((picture, index) => {
    const right = width - (sizes[index]?.width ?? 0);
    const bottom = height - (sizes[index]?.height ?? 0);
    return sharp(picture).ensureAlpha().extend({ right, bottom, background: '#ff00ff' }).raw().toBuffer();
  });
  return { width, height, pixels: await Promise.all(pixels) };
}

const file = async (key: string, side: string, picture: Buffer) => {
  const written = `${key}.${side}.webp`;
  await sharp(picture).webp({ quality: 80 }).toFile(path.join(target, written));
  return written;
};

async function compare(key: string, old: Look, now: Look): Promise<Comparison | undefined> {
  if (old.picture.equals(now.picture)) return undefined;
  const { width, height, pixels } = await onOneCanvas([old.picture, now.picture]);
  const [from, to] = pixels;
  if (!from || !to) return undefined;
  const marked = new Uint8Array(width * height * 4);
  const count = pixelmatch(from, to, marked, width, height, { threshold: 0.15 });
  if (count === 0) return undefined;
  const difference = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return {
    key,
    share: count / (width * height),
    before: await file(key, 'before', old.picture),
    after: await file(key, 'after', now.picture),
    difference: await file(key, 'difference', difference),
  };
}

const old = await looks(before);
const now = await looks(after);
await browser.close();

const comparisons: Comparison[] = [];
for (const [key, look] of now) {
  const former = old.get(key);
  const found = former && (await compare(key, former, look));
  if (found) comparisons.push(found);
}
const ids = (of: ReadonlyMap<string, Look>) => new Set([...of.values()].map(({ story }) => story));
const page = comparisonPage({
  name,
  comparisons: comparisons.sort((a, b) => b.share - a.share),
  added: [...ids(now)].filter((id) => !ids(old).has(id)),
  removed: [...ids(old)].filter((id) => !ids(now).has(id)),
  failed: [...now.values()].flatMap(({ story, failed }) => (failed ? [story] : [])),
});
const written = path.join(target, 'index.html');
writeFileSync(written, page);
console.log(`${comparisons.length} of ${now.size} pictures differ from ${name}: ${path.relative(after, written)}`);
