import { type Browser, type Page, request } from '@playwright/test';
import { postAd } from '../e2e/support/ads.ts';
import { fetchModeratorToken } from '../e2e/support/moderators.ts';
import { confirmEmail, createAccount, logInWith, silenceEvents } from '../e2e/support/users.ts';
import { DESKTOP, openTab } from './browser.ts';
import { atMost, type BenchRow, computeMedian, reportRow } from './row.ts';

const ADS = 10;
const PICTURES = 5;
const SETTLED_MS = 2_000;

/** Milliseconds from the approval key until another ad is painted with its pictures. */
const measureAccept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const isVisible = (element: Element) => element.getClientRects().length > 0;
        const findCase = () => [...document.querySelectorAll('main article[aria-label][tabindex]')].find(isVisible);
        const previousCase = findCase();
        const start = performance.now();
        document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyA', bubbles: true, cancelable: true }));
        const waitForPaint = () => {
          const currentCase = findCase();
          const pictures =
            currentCase === previousCase
              ? []
              : [...(currentCase?.querySelectorAll('.gallery img') ?? [])].filter(isVisible);
          const areComplete = pictures.every((picture) => (picture as HTMLImageElement).complete);
          if (pictures.length > 0 && areComplete) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(waitForPaint);
        };
        requestAnimationFrame(waitForPaint);
      }),
  );

/** Same for a bare page with the same pictures, the next ones hidden. */
const measureSwap = (page: Page, pictures: readonly string[]): Promise<number> =>
  page.evaluate(async (sources) => {
    const createGroup = () => {
      const box = document.createElement('div');
      for (const source of sources) box.append(Object.assign(new Image(320, 240), { src: source }));
      return box;
    };
    const [before, after] = [createGroup(), createGroup()];
    after.hidden = true;
    document.body.replaceChildren(before, after);
    await new Promise((done) => setTimeout(done, 500));
    const start = performance.now();
    before.hidden = true;
    after.hidden = false;
    return new Promise<number>((resolve) => {
      const waitForPaint = () => {
        const areComplete = [...after.children].every((picture) => (picture as HTMLImageElement).complete);
        if (areComplete) requestAnimationFrame(() => resolve(performance.now() - start));
        else requestAnimationFrame(waitForPaint);
      };
      requestAnimationFrame(waitForPaint);
    });
  }, pictures);

/** Moderation: time from a decision to the next ad, compared with a bare page of the same pictures. */
export async function benchModeration(browser: Browser, product: string): Promise<BenchRow[]> {
  const api = await request.newContext({ baseURL: product });
  for (let index = 0; index < ADS; index++) {
    const { email, token } = await createAccount(api);
    await confirmEmail(api, email);
    await postAd(api, token, { pictures: PICTURES });
  }
  const moderator = await fetchModeratorToken(api);
  await api.dispose();
  const tab = await openTab(browser, DESKTOP);
  await tab.page.goto(`${product}/about_us`);
  await silenceEvents(tab.page);
  await logInWith(tab.page, moderator);
  await tab.page.goto(`${product}/moderation`, { waitUntil: 'networkidle' });
  await tab.page.locator('main article .gallery img').first().waitFor();
  const barePage = await openTab(browser, DESKTOP);
  await barePage.page.goto(`${product}/robots.txt`);
  const caseTimes: number[] = [];
  const bareTimes: number[] = [];
  for (let run = 0; run < ADS - 2; run++) {
    await tab.page.waitForTimeout(SETTLED_MS);
    const pictures = await tab.page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main article .gallery img')].map(({ currentSrc }) => currentSrc),
    );
    bareTimes.push(await measureSwap(barePage.page, pictures.filter(Boolean)));
    caseTimes.push(await measureAccept(tab.page));
  }
  await Promise.all([tab.close(), barePage.close()]);
  return [
    reportRow('moderation: the next pictures of a bare page', computeMedian(bareTimes), 'ms'),
    reportRow('moderation: accept → next ad', computeMedian(caseTimes), 'ms'),
    atMost(
      'moderation: accept → next ad, beside the bare page',
      computeMedian(caseTimes) - computeMedian(bareTimes),
      100,
      'ms',
    ),
  ];
}
