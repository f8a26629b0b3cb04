import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Box, type Difference, differenceOf } from './difference.ts';
import { type Page, requestsQuiet } from './watchPage.ts';

const root = process.cwd();
const APPROVED = path.join(root, 'stories', 'approved');
const FAILED = path.join(root, '.cache', 'results', 'pictures');
const BROWSER = path.join(APPROVED, 'browser.txt');

/** Pictures are half as large as the page: a moved line still shows, and the repository stays small. */
const SCALE = 0.5;
const QUALITY = 50;
/** A page that goes on below the window is pictured in one of this height, in CSS pixels; what lies further down is left out. */
const TALL = 1600;
/** A picture that is shown while it has not come is not waited for longer, in milliseconds. */
const LOADING = 2_000;

/** How often a page that still changes is looked at again. */
const PATIENT_TRIES = 6;

/** `off` takes none; `approve` makes what is seen the approved one; otherwise a difference fails its story. */
const MODE = process.env.PICTURES;

/**
 * Brings everything to its beginning. A dialog between two pixels is drawn now on one of them and now on the other, so
 * it is given a height that puts it on a whole one, also in the middle of the page and at half the size.
 */
const bringToStart = (page: Page): Promise<{ width: number; height: number }> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) {
      if (element.scrollTop !== 0 || element.scrollLeft !== 0) element.scrollTo(0, 0);
    }
    for (const dialog of document.querySelectorAll<HTMLElement>('.MuiDialog-paper, .MuiDrawer-paper')) {
      dialog.style.blockSize = '';
      dialog.style.blockSize = `${4 * Math.ceil(dialog.offsetHeight / 4)}px`;
    }
    return { width: innerWidth, height: innerHeight };
  });

/** Where images stand in a picture of the page. */
const imagesOn = (page: Page): Promise<Box[]> =>
  page.evaluate(
    (scale) =>
      [...document.querySelectorAll('img, video')].map((image) => {
        const { left, top, right, bottom } = image.getBoundingClientRect();
        return {
          left: Math.floor(left * scale),
          top: Math.floor(top * scale),
          right: Math.ceil(right * scale),
          bottom: Math.ceil(bottom * scale),
        };
      }),
    SCALE,
  );

/**
 * Gives the page a window of this size, or a tall one if it goes on below. (Chromium can also draw what lies outside the
 * window, but lays the page out one pixel wide for it now and then, and the page answers by taking parts away.)
 */
export async function fitWindow(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await growWindow(page);
}

/** A page may go on below only later, when something has come. */
async function growWindow(page: Page): Promise<void> {
  const { width, goesOn } = await page.evaluate(() => ({
    width: innerWidth,
    goesOn: document.documentElement.scrollHeight > innerHeight,
  }));
  if (goesOn) await page.setViewportSize({ width, height: TALL });
}

/**
 * Waits for what is on its way: letters, and pictures that are in view, those included that a new width has just asked
 * for.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async (patience) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const loaded = async (image: HTMLImageElement) => {
      image.loading = 'eager';
      if (!image.complete) {
        await new Promise((done) => {
          image.addEventListener('load', done, { once: true });
          image.addEventListener('error', done, { once: true });
          setTimeout(done, patience);
        });
      }
      if (image.complete) await image.decode().catch(() => undefined);
    };
    const isIn = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight;
    await document.fonts.ready;
    await drawn();
    await Promise.all([...document.images].filter(isIn).map(loaded));
    await drawn();
  }, LOADING);

/**
 * Draws anew what Chromium keeps in layers of their own. A layer keeps the fraction of a pixel at which it was first
 * drawn, for example while the page was scrolled or a sheet slid in, and a thin line then shows on the next pixel.
 */
const redrawLayers = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const layers = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position, overflowX, overflowY } = getComputedStyle(element);
      return ['sticky', 'fixed'].includes(position) || [overflowX, overflowY].includes('auto');
    });
    for (const layer of layers) layer.style.setProperty('will-change', 'transform', 'important');
    await drawn();
    for (const layer of layers) layer.style.removeProperty('will-change');
    await drawn();
  });

interface Look {
  /** The page as a WebP: the same bytes for the same pixels. */
  taken: Buffer;
  /** From the approved picture, where there is one. */
  difference: Difference | undefined;
}

/**
 * Most pages look as was approved at once; as long as one does not, it is waited for and looked at again until nothing
 * changes any more. What still differs then is drawn anew once.
 */
async function lookAt(page: Page, approved: Buffer | undefined): Promise<Look> {
  const session = await page.context().newCDPSession(page);
  const shot = async () => {
    const clip = { x: 0, y: 0, ...(await bringToStart(page)), scale: SCALE };
    const options = { format: 'webp', quality: QUALITY, clip } as const;
    return Buffer.from((await session.send('Page.captureScreenshot', options)).data, 'base64');
  };
  // Whether focus shows depends on the last thing that was touched; as of now that is the keyboard.
  await page.keyboard.press('Shift');
  let last: Buffer | undefined;
  let redrawn = false;
  for (let tries = 0; ; tries++) {
    const taken = await shot();
    const difference =
      approved && !approved.equals(taken) ? await differenceOf(approved, taken, await imagesOn(page)) : undefined;
    const isAlike = approved !== undefined && difference === undefined;
    const isStill = last?.equals(taken) || tries >= PATIENT_TRIES;
    if (isAlike || (isStill && redrawn)) {
      await session.detach();
      return { taken, difference };
    }
    last = taken;
    if (isStill) {
      redrawn = true;
      await redrawLayers(page);
      continue;
    }
    await requestsQuiet(page);
    await growWindow(page);
    await settle(page);
  }
}

/** Kind and version: one without a window draws letters otherwise. */
async function browserOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  return product;
}

/** What a picture shows to be wrong. */
export interface PictureFault {
  says: string;
  /** Whether the approved picture differs; otherwise there is none. */
  differs: boolean;
}

/**
 * Compares the page with its approved picture and says what is wrong, if anything. Pictures of another browser than the
 * approved ones' are only reported: letters are drawn differently by each version.
 */
export async function checkPicture(page: Page, name: string): Promise<PictureFault | undefined> {
  if (MODE === 'off') return undefined;
  const file = path.join(APPROVED, `${name}.webp`);
  const approved = existsSync(file) ? readFileSync(file) : undefined;
  const { taken, difference } = await lookAt(page, approved);
  if (approved && !difference) return undefined;
  if (MODE === 'approve') {
    mkdirSync(APPROVED, { recursive: true });
    writeFileSync(file, taken);
    writeFileSync(BROWSER, `${await browserOf(page)}\n`);
    return undefined;
  }
  mkdirSync(FAILED, { recursive: true });
  writeFileSync(path.join(FAILED, `${name}.webp`), taken);
  if (difference) writeFileSync(path.join(FAILED, `${name}.difference.png`), difference.picture);
  const seen = `.cache/results/pictures/${name}`;
  const said = difference
    ? `looks different in ${difference.pixels} pixels from ${difference.from} to ${difference.to}: see ${seen}.difference.png`
    : `has no approved picture: see ${seen}.webp`;
  const approvedBy = existsSync(BROWSER) ? readFileSync(BROWSER, 'utf8').trim() : '';
  const drawnBy = await browserOf(page);
  const isOtherBrowser = difference && approvedBy !== drawnBy;
  if (isOtherBrowser) {
    console.warn(`${name} ${said} (approved with ${approvedBy}, this is ${drawnBy})`);
    return undefined;
  }
  return { says: `${said}; \`npm run approve\` approves it`, differs: difference !== undefined };
}
