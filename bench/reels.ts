import { createServer } from 'node:http';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openTab, PHONE, SLOW_CPU } from './browser.ts';
import { atMost, type BenchRow, computeMedian, reportRow } from './row.ts';
import type { Running } from './server.ts';
import { FRAMES } from './swipes.ts';

const PAIR_COUNT = 5;
const REEL_COUNT = 8;
/** Shares of the screen's height: start and length of the swipe. */
const SWIPE = { from: 0.85, by: 0.7 };
const STEPS = 8;
const STEP_MS = 16;
const WATCHED_MS = 2_500;
const SETTLED_MS = 320;
const PATIENCE_MS = 30_000;

interface VideoProbe {
  first: number;
  shown(): HTMLVideoElement | undefined;
}

declare global {
  interface Window {
    __videoProbe?: VideoProbe;
  }
}

/** Records the time of the first frame of videos in view; `next()` measures from the middle of the screen on. */
const FIRST_FRAMES = `(() => {
  const probe = (window.__videoProbe = { first: 0 });
  const isOverTheMiddle = (video) => {
    const { top, bottom } = video.getBoundingClientRect();
    return top < innerHeight / 2 && bottom > innerHeight / 2;
  };
  const isSeen = (video) => isOverTheMiddle(video) && getComputedStyle(video).opacity === '1';
  const known = new WeakSet();
  const watch = (video) => {
    known.add(video);
    const onFrame = () => {
      if (probe.first) return;
      if (isSeen(video)) probe.first = performance.now();
      else video.requestVideoFrameCallback(onFrame);
    };
    video.requestVideoFrameCallback(onFrame);
  };
  new MutationObserver(() => {
    for (const video of document.querySelectorAll('video')) if (!known.has(video)) watch(video);
  }).observe(document, { childList: true, subtree: true });
  probe.shown = () => [...document.querySelectorAll('video')].find(isOverTheMiddle);
  probe.next = () => new Promise((resolve) => {
    const from = probe.shown();
    const look = () => {
      const video = probe.shown();
      if (!video || video === from) return requestAnimationFrame(look);
      const came = performance.now();
      const onFrame = () => {
        if (isSeen(video)) resolve(performance.now() - came);
        else video.requestVideoFrameCallback(onFrame);
      };
      video.requestVideoFrameCallback(onFrame);
    };
    look();
  });
})();`;

async function serve(html: string, port: number): Promise<Running> {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${port}`, stop };
}

const buildPage = (style: string, body: string) => `<!doctype html><html><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>video</title><style>body{margin:0}${style}</style></head>
<body>${body}</body></html>`;

const buildSingleVideoPage = (video: string) =>
  buildPage('video{inline-size:100vw;block-size:100vh}', `<video src="${video}" muted autoplay playsinline></video>`);

const buildVideoListPage = (videos: readonly string[]) =>
  buildPage(
    `main{block-size:100dvh;overflow-y:auto;scroll-snap-type:y mandatory}
section{block-size:100%;scroll-snap-align:start;scroll-snap-stop:always}
video{inline-size:100%;block-size:100%;object-fit:cover}`,
    `<main>${videos.map((video) => `<section class="slot"><video src="${video}" muted loop playsinline preload="metadata"></video></section>`).join('')}</main>
<script>const play = new IntersectionObserver((entries) => {
  for (const { target, intersectionRatio } of entries)
    if (intersectionRatio >= 0.6) target.play(); else target.pause();
}, { threshold: [0.4, 0.6] });
for (const video of document.querySelectorAll('video')) play.observe(video);</script>`,
  );

const waitForFirstFrame = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => (window.__videoProbe?.first ?? 0) > 0, undefined, { timeout: PATIENCE_MS });
  return page.evaluate<number>('window.__videoProbe.first');
};

const getShownVideo = (page: Page) => page.evaluate<string>('window.__videoProbe.shown().currentSrc');

async function measureFirstFrame(browser: Browser, address: string) {
  const tab = await openTab(browser, PHONE);
  await tab.page.addInitScript(FIRST_FRAMES);
  await tab.page.goto(address, { waitUntil: 'commit' });
  const msAfter = await waitForFirstFrame(tab.page);
  const video = await getShownVideo(tab.page);
  await tab.close();
  return { after: msAfter, video };
}

/** First frame of the first reel, alternating with a page with only that video. */
async function benchFirst(browser: Browser, product: string, port: number): Promise<BenchRow[]> {
  const { video } = await measureFirstFrame(browser, `${product}/reels`);
  const barePage = await serve(buildSingleVideoPage(video), port);
  const pairs: [number, number][] = [];
  for (let pair = 0; pair < PAIR_COUNT; pair++) {
    const appMs = (await measureFirstFrame(browser, `${product}/reels`)).after;
    pairs.push([appMs, (await measureFirstFrame(browser, barePage.url)).after]);
  }
  await barePage.stop();
  return [
    reportRow('reels, phone: first reel’s first frame', computeMedian(pairs.map(([appTime]) => appTime)), 'ms'),
    reportRow(
      'a bare page with the same video: first frame',
      computeMedian(pairs.map(([, bareTime]) => bareTime)),
      'ms',
    ),
    atMost(
      'first reel’s first frame ÷ bare page',
      computeMedian(pairs.map(([appTime, theirs]) => appTime / theirs)),
      1.3,
      '×',
    ),
  ];
}

/** Bytes received per video path. */
function countBytes(cdp: CDPSession): ReadonlyMap<string, number> {
  const pathByRequest = new Map<string, string>();
  const fetchedBytes = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'video/mp4') pathByRequest.set(requestId, new URL(response.url).pathname);
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength, dataLength }) => {
    const name = pathByRequest.get(requestId);
    if (name) fetchedBytes.set(name, (fetchedBytes.get(name) ?? 0) + (encodedDataLength || dataLength));
  });
  return fetchedBytes;
}

/** Swipes through reels, each once the next one is loaded. */
async function swipeThrough(page: Page, cdp: CDPSession) {
  await page.evaluate(FRAMES);
  const watched: string[] = [];
  const frameWaits: number[] = [];
  let longest = 0;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: width / 2, y }] });
  for (let reel = 1; reel < REEL_COUNT; reel++) {
    watched.push(await getShownVideo(page));
    await page.waitForTimeout(WATCHED_MS);
    await page.waitForFunction(
      () => {
        const next = window.__videoProbe?.shown()?.closest('.slot')?.nextElementSibling?.querySelector('video');
        return (next?.readyState ?? 0) >= HTMLMediaElement.HAVE_CURRENT_DATA;
      },
      undefined,
      { timeout: PATIENCE_MS },
    );
    await page.evaluate('Object.assign(window.__frames, { on: true })');
    const nextFrame = page.evaluate<number>('window.__videoProbe.next()');
    await touch('touchStart', height * SWIPE.from);
    for (let step = 1; step <= STEPS; step++) {
      await touch('touchMove', height * (SWIPE.from - (SWIPE.by * step) / STEPS));
      await page.waitForTimeout(STEP_MS);
    }
    await touch('touchEnd');
    frameWaits.push(await nextFrame);
    await page.waitForTimeout(SETTLED_MS);
    longest = Math.max(longest, await page.evaluate<number>('window.__frames.longest'));
    await page.evaluate('Object.assign(window.__frames, { on: false })');
  }
  watched.push(await getShownVideo(page));
  return { watched, wait: computeMedian(frameWaits), longest };
}

async function measureSwipes(browser: Browser, address: string) {
  const tab = await openTab(browser, SLOW_CPU);
  const fetchedBytes = countBytes(tab.cdp);
  await tab.page.addInitScript(FIRST_FRAMES);
  await tab.page.goto(address);
  await waitForFirstFrame(tab.page);
  const swiped = await swipeThrough(tab.page, tab.cdp);
  await tab.close();
  const watched = new Set(swiped.watched.map((video) => new URL(video).pathname));
  const sumBytes = (bytes: Iterable<[string, number]>) => [...bytes].reduce((total, [, more]) => total + more, 0);
  const unwatchedBytes = sumBytes([...fetchedBytes].filter(([video]) => !watched.has(video)));
  return { ...swiped, unwatched: (100 * unwatchedBytes) / sumBytes(fetchedBytes) };
}

export async function benchReels(browser: Browser, product: string, port: number): Promise<BenchRow[]> {
  const first = await benchFirst(browser, product, port);
  const appResult = await measureSwipes(browser, `${product}/reels`);
  const barePage = await serve(buildVideoListPage(appResult.watched), port);
  const bareResult = await measureSwipes(browser, barePage.url);
  await barePage.stop();
  const swipes = `${REEL_COUNT - 1} swipes through reels, 4× CPU`;
  return [
    ...first,
    atMost('next reel over the middle of the screen until its first frame, 4× CPU', appResult.wait, 150, 'ms'),
    reportRow('the same on a bare page of the same videos', bareResult.wait, 'ms'),
    atMost(`longest frame of ${swipes}`, appResult.longest, 50, 'ms'),
    reportRow('the same on a bare page of the same videos: the machine’s limit', bareResult.longest, 'ms'),
    atMost('bytes of videos that were not watched, of all bytes', appResult.unwatched, 25, '%'),
  ];
}
