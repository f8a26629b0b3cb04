import type { Page } from 'playwright';

/** Of the three minutes that a story has; the slowest takes a tenth of it, and showing it anew needs some. */
const HUNG_AFTER_MS = 55_000;

let watch: NodeJS.Timeout | undefined;
let giveUp: (reason: Error) => void = () => undefined;

/** Has whatever a page is asked end when its story hangs; once for each page. */
export function endWithHangs(page: Page): void {
  const evaluate = page.evaluate.bind(page) as (...asked: unknown[]) => Promise<unknown>;
  const bounded = (...asked: unknown[]) =>
    Promise.race([
      evaluate(...asked),
      new Promise<never>((_, reject) => {
        giveUp = reject;
      }),
    ]);
  Object.assign(page, { evaluate: bounded });
}

/**
 * Once in several runs Chromium's page stops answering, in a story that passes whenever it is shown alone; the cause is
 * not known. Left alone it takes every story of its file along. Told that the page's context was destroyed, the runner
 * opens a new page and shows the story again. It is said in the run's output.
 */
export function watchForHang(story: string): void {
  clearTimeout(watch);
  watch = setTimeout(
    () => {
      console.warn(`${story} hung: it is shown again in a new page`);
      giveUp(new Error('Execution context was destroyed: the page hung'));
    },
    Number(process.env.HUNG_AFTER_MS ?? HUNG_AFTER_MS),
  );
  watch.unref();
}

/** The story is done. */
export const endWatch = (): void => clearTimeout(watch);
