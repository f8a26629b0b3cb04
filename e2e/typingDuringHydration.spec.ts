import type { Locator, Page } from '@playwright/test';
import { delayFile, expect, skipUnlessOn, test, toEnglish } from './support/test.ts';

const FIELDS = {
  'the navbar': (page: Page) => page.getByRole('banner').locator('input[name=query]'),
  'the hero': (page: Page) => page.getByRole('main').locator('input[name=query]'),
};
const LANGUAGES = {
  Arabic: { address: '/', words: ['شقة ', 'للبيع ', 'في المعادي الجديدة', ' الآن'] },
  English: { address: toEnglish('/'), words: ['flat ', 'for sale ', 'in New Maadi', ' now'] },
} as const;

/**
 * Types the next letter into the focused element before each of React's tasks, so that typing hits every step of
 * hydration.
 */
async function typeBetweenTasks(page: Page, text: string) {
  await page.addInitScript((letters) => {
    const remaining = [...letters];
    const typedLetters: string[] = [];
    Object.assign(window, { typedAtTurns: typedLetters, hasStarted: false });
    addEventListener('mashrabiya:ready', () => remaining.splice(0));
    const type = () => {
      const letter = (window as unknown as { hasStarted: boolean }).hasStarted && remaining.shift();
      if (!letter) return;
      typedLetters.push(letter);
      document.execCommand('insertText', false, letter);
    };
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      // In a task of its own, like a real key. React's next task waits for it.
      setTimeout(() => {
        type();
        Reflect.apply(post, this, message);
      });
    };
  }, text);
  return {
    start: () => page.evaluate(() => Object.assign(window, { hasStarted: true })),
    typed: () => page.evaluate(() => (window as unknown as { typedAtTurns: string[] }).typedAtTurns.join('')),
  };
}

/** Opens a page whose code loads in two pieces, each released separately. */
async function openUnhydrated(page: Page, address: string) {
  const entry = await delayFile(page, /assets\/first-/);
  const texts = await delayFile(page, /assets\/visitor-/);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return {
    startLoading: async () => {
      const textsLoaded = page.waitForResponse(/assets\/visitor-/);
      texts.release();
      await textsLoaded;
    },
    finish: async () => {
      entry.release();
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    },
  };
}

/** Search words of the URL. */
const readSearchWords = (page: Page) => {
  const { searchParams } = new URL(page.url());
  return searchParams.get('sentence') ?? searchParams.get('query');
};

for (const [language, { address, words }] of Object.entries(LANGUAGES)) {
  for (const [place, getField] of Object.entries(FIELDS)) {
    test.describe(`${place}, in ${language}`, () => {
      if (place === 'the navbar') test.beforeEach(() => skipUnlessOn('desktop', 'a phone unfolds it once it is awake'));

      test('keeps every letter that is typed during hydration', async ({ page }) => {
        const turns = await typeBetweenTasks(page, words[2]);
        const app = await openUnhydrated(page, address);
        const field = getField(page);
        await field.focus();
        await page.keyboard.type(words[0]);
        await app.startLoading();
        await page.keyboard.type(words[1]);
        await turns.start();
        await app.finish();
        const typedSoFar = await turns.typed();
        expect(typedSoFar).not.toBe('');
        await page.keyboard.type(words[3]);
        const allText = words[0] + words[1] + typedSoFar + words[3];
        await expect(field).toHaveValue(allText);
        await page.keyboard.press('Enter');
        await expect.poll(() => readSearchWords(page)).toBe(allText);
      });

      test('keeps the caret position', { tag: '@full' }, async ({ page }) => {
        const app = await openUnhydrated(page, address);
        const field: Locator = getField(page);
        await field.focus();
        await page.keyboard.type(words[1]);
        await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
        await app.startLoading();
        await app.finish();
        await page.keyboard.type(words[0]);
        await expect(field).toHaveValue(words[1].slice(0, 2) + words[0] + words[1].slice(2));
      });

      test('does not disturb IME composition', { tag: '@full' }, async ({ page }) => {
        const keyboard = await page.context().newCDPSession(page);
        const compose = (text: string) =>
          keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
        const app = await openUnhydrated(page, address);
        const field = getField(page);
        await field.focus();
        await page.keyboard.type(words[0]);
        await compose('か');
        await app.startLoading();
        await app.finish();
        await compose('かな');
        await page.keyboard.insertText('仮名');
        await expect(field).toHaveValue(`${words[0]}仮名`);
      });
    });
  }
}
