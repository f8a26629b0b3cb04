import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { serveFolder } from '../lib/serveFolder.mjs';
import { type Comparison, renderComparisonPage } from './comparisonPage.ts';
import { type Screenshot, takeScreenshots } from './screenshots.ts';

const [previousTree = '', currentTree = '', name = ''] = process.argv.slice(2);
const target = path.join(currentTree, '.cache', 'compare', 'page');
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] });

function listStories(tree: string): string[] {
  const index = JSON.parse(readFileSync(path.join(tree, 'storybook-static', 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return Object.entries(index.entries).flatMap(([id, { type }]) => (type === 'story' ? [id] : []));
}

async function captureTree(tree: string): Promise<Map<string, Screenshot>> {
  const server = await serveFolder(path.join(tree, 'storybook-static'));
  const screenshots = await takeScreenshots(browser, server.url, listStories(tree));
  server.close();
  return screenshots;
}

/** Raw pixels of both pictures on a canvas that fits either. */
async function toSameCanvas(pictures: readonly Buffer[]) {
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

const writePicture = async (key: string, side: string, picture: Buffer) => {
  const fileName = `${key}.${side}.webp`;
  await sharp(picture).webp({ quality: 80 }).toFile(path.join(target, fileName));
  return fileName;
};

async function compare(key: string, previous: Screenshot, current: Screenshot): Promise<Comparison | undefined> {
  if (previous.picture.equals(current.picture)) return undefined;
  const { width, height, pixels } = await toSameCanvas([previous.picture, current.picture]);
  const [from, to] = pixels;
  if (!from || !to) return undefined;
  const diffPixels = new Uint8Array(width * height * 4);
  const count = pixelmatch(from, to, diffPixels, width, height, { threshold: 0.15 });
  if (count === 0) return undefined;
  const difference = await sharp(diffPixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return {
    key,
    share: count / (width * height),
    previousPicture: await writePicture(key, 'before', previous.picture),
    currentPicture: await writePicture(key, 'after', current.picture),
    difference: await writePicture(key, 'difference', difference),
  };
}

const oldScreenshots = await captureTree(previousTree);
const newScreenshots = await captureTree(currentTree);
await browser.close();

const comparisons: Comparison[] = [];
for (const [key, screenshot] of newScreenshots) {
  const previous = oldScreenshots.get(key);
  const comparison = previous && (await compare(key, previous, screenshot));
  if (comparison) comparisons.push(comparison);
}
const getStoryIds = (screenshots: ReadonlyMap<string, Screenshot>) =>
  new Set([...screenshots.values()].map(({ story }) => story));
const page = renderComparisonPage({
  name,
  comparisons: comparisons.sort((a, b) => b.share - a.share),
  added: [...getStoryIds(newScreenshots)].filter((id) => !getStoryIds(oldScreenshots).has(id)),
  removed: [...getStoryIds(oldScreenshots)].filter((id) => !getStoryIds(newScreenshots).has(id)),
  failed: [...newScreenshots.values()].flatMap(({ story, failed }) => (failed ? [story] : [])),
});
const pagePath = path.join(target, 'index.html');
writeFileSync(pagePath, page);
console.log(
  `${comparisons.length} of ${newScreenshots.size} pictures differ from ${name}: ${path.relative(currentTree, pagePath)}`,
);
