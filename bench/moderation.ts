import { type Browser, type Page, request } from '@playwright/test';
import { postAd } from '../e2e/support/ads.ts';
import { moderatorToken } from '../e2e/support/moderators.ts';
import { account, confirm, logInWith } from '../e2e/support/users.ts';
import { DESK, openTab } from './browser.ts';
import { atMost, type BenchRow, median, shown } from './row.ts';

const ADS = 10;
const PICTURES = 5;
const SETTLED_MS = 2_000;

/** Milliseconds from the approval key until another ad is painted with its pictures. */
const accept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const visible = (one: Element) => one.getClientRects().length > 0;
        const desk = () => [...document.querySelectorAll('main article[aria-label][tabindex]')].find(visible);
        const before = desk();
        const start = performance.now();
        document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyA', bubbles: true, cancelable: true }));
        const wait = () => {
          const now = desk();
          const pictures = now === before ? [] : [...(now?.querySelectorAll('.gallery img') ?? [])].filter(visible);
          const stand = pictures.every((one) => (one as HTMLImageElement).complete);
          if (pictures.length > 0 && stand) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(wait);
        };
        requestAnimationFrame(wait);
      }),
  );

/** Same for a bare page with the same pictures, the next ones hidden. */
const swap = (page: Page, pictures: readonly string[]): Promise<number> =>
  page.evaluate(async (sources) => {
    const group = () => {
      const box = document.createElement('div');
      for (const source of sources) box.append(Object.assign(new Image(320, 240), { src: source }));
      return box;
    };
    const [before, after] = [group(), group()];
    after.hidden = true;
    document.body.replaceChildren(before, after);
    await new Promise((done) => setTimeout(done, 500));
    const start = performance.now();
    before.hidden = true;
    after.hidden = false;
    return new Promise<number>((resolve) => {
      const wait = () => {
        const stand = [...after.children].every((one) => (one as HTMLImageElement).complete);
        if (stand) requestAnimationFrame(() => resolve(performance.now() - start));
        else requestAnimationFrame(wait);
      };
      requestAnimationFrame(wait);
    });
  }, pictures);

/** Moderation: time from a decision to the next ad, compared with a bare page of the same pictures. */
export async function benchModeration(browser: Browser, product: string): Promise<BenchRow[]> {
  const asking = await request.newContext({ baseURL: product });
  for (let index = 0; index < ADS; index++) {
    const { email, token } = await account(asking);
    await confirm(asking, email);
    await postAd(asking, token, { pictures: PICTURES });
  }
  const moderator = await moderatorToken(asking);
  await asking.dispose();
  const desk = await openTab(browser, DESK);
  await desk.page.goto(`${product}/about_us`);
  await logInWith(desk.page, moderator);
  await desk.page.goto(`${product}/moderation`, { waitUntil: 'networkidle' });
  await desk.page.locator('main article .gallery img').first().waitFor();
  const bare = await openTab(browser, DESK);
  await bare.page.goto(`${product}/robots.txt`);
  const ours: number[] = [];
  const limit: number[] = [];
  for (let run = 0; run < ADS - 2; run++) {
    await desk.page.waitForTimeout(SETTLED_MS);
    const pictures = await desk.page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main article .gallery img')].map(({ currentSrc }) => currentSrc),
    );
    limit.push(await swap(bare.page, pictures.filter(Boolean)));
    ours.push(await accept(desk.page));
  }
  await Promise.all([desk.close(), bare.close()]);
  return [
    shown('desk: the next pictures of a bare page', median(limit), 'ms'),
    shown('desk: accept → next ad', median(ours), 'ms'),
    atMost('desk: accept → next ad, beside the bare page', median(ours) - median(limit), 100, 'ms'),
  ];
}
