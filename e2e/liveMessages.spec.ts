import { randomUUID } from 'node:crypto';
import { TYPING_TIMES } from '@mashrabiya/contract';
import { LANGUAGE_KEY } from '@mashrabiya/i18n';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { createBuyer, createText, findOwnListing, getMessage, SELLER } from './support/conversations.ts';
import { type LaunchedNodes, launchNodes } from './support/nodes.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { createAccount, fetchDemoToken, logInWith } from './support/users.ts';

const MESSAGE_COUNT = 20;
const MAX_DELAY_MS = 1000;

async function startConversation(request: APIRequestContext, token: string, listingId: string): Promise<string> {
  const answer = await request.post(`/api/properties/${listingId}/messages`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' },
    data: JSON.stringify({ id: randomUUID(), text: createText('هل ما زال العقار متاحًا؟') }),
  });
  return (await answer.json()).data.id;
}

/** Resolves once a page follows the stream of events. */
async function openLive(page: Page, url: string): Promise<void> {
  const stream = page.waitForResponse(/\/api\/user\/events/);
  await page.goto(url);
  await waitForHydration(page);
  await stream;
}

/** Notes when each message appears, in milliseconds since 1970. */
const recordMessages = (page: Page) =>
  page.evaluate(() => {
    const times: Record<string, number> = {};
    Object.assign(globalThis, { messageTimes: times });
    const record = () => {
      for (const { textContent } of document.querySelectorAll('main li.message .text'))
        times[textContent ?? ''] ??= Date.now();
    };
    record();
    new MutationObserver(record).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const readTimes = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { messageTimes: Record<string, number> }).messageTimes);

test.describe('Two users on two servers over one PostgreSQL', () => {
  let nodes: LaunchedNodes | undefined;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    nodes = await launchNodes();
  });
  test.afterAll(() => nodes?.close());

  // Only in test:full: it needs PostgreSQL, two servers and three browsers, and measures time.
  test('see each other’s messages within a second, and who is typing', { tag: '@full' }, async ({
    browser,
    playwright,
    texts,
    isMobile,
    viewport,
  }) => {
    test.skip(!nodes, 'PostgreSQL is not installed');
    test.slow();
    if (!nodes) return;
    const { messages, shell } = texts;
    const { first, second } = nodes;
    const request = await playwright.request.newContext({ baseURL: first.url });
    const [buyer, seller] = [await createAccount(request), await createAccount(request)];
    const listingId = await nodes.prepareUsers([buyer.email, seller.email], seller.email);
    const conversation = await startConversation(request, buyer.token, listingId);
    const contexts: BrowserContext[] = [];
    const openAt = async ({ url }: { url: string }, token: string, path: string) => {
      const context = await browser.newContext({ viewport, isMobile, baseURL: url, locale: 'ar-EG' });
      contexts.push(context);
      if (!isMobile) await context.addCookies([{ name: LANGUAGE_KEY, value: 'en', url }]);
      const page = await context.newPage();
      await logInWith(page, token);
      await openLive(page, path);
      return page;
    };
    const path = `/messages/${conversation}`;
    const buyerPage = await openAt(first, buyer.token, path);
    const homePage = await openAt(second, seller.token, '/about_us');
    await expect(homePage).toHaveTitle(/^\(1\) /);
    const menu = homePage.getByRole('button', { name: shell.openMenu });
    await expect(menu).toHaveAttribute('aria-description', shell.unread_one);

    // A second tab of the same browser has no stream of its own.
    const sellerPage = await homePage.context().newPage();
    await sellerPage.goto(path);
    await waitForHydration(sellerPage);
    await expect(homePage).not.toHaveTitle(/^\(/);

    await recordMessages(sellerPage);
    await recordMessages(buyerPage);
    const sentTimes: Record<string, number> = {};
    const send = async (page: Page, text: string) => {
      await page.getByRole('textbox', { name: messages.form.label }).fill(text);
      sentTimes[text] = Date.now();
      await page.getByRole('button', { name: messages.form.send, exact: true }).click();
    };
    for (let i = 0; i < MESSAGE_COUNT; i++) {
      const [from, to] = i % 2 ? [sellerPage, buyerPage] : [buyerPage, sellerPage];
      const text = `${i} ${createText('مرحبًا')}`;
      await send(from, text);
      await expect(getMessage(to, text)).toBeVisible();
    }
    const [buyerTimes, sellerTimes] = [await readTimes(buyerPage), await readTimes(sellerPage)];
    const delays = Object.entries(sentTimes)
      .map(([text, sentAt]) => Math.max(buyerTimes[text] ?? Infinity, sellerTimes[text] ?? Infinity) - sentAt)
      .sort((one, other) => one - other);
    console.log(`Messages were shown after (ms): ${delays.join(', ')}`);
    expect(delays[Math.ceil(0.95 * delays.length) - 1]).toBeLessThanOrEqual(MAX_DELAY_MS);

    await buyerPage.getByRole('textbox', { name: messages.form.label }).pressSequentially('متى');
    const typing = sellerPage.locator('main .typing');
    await expect(typing).toHaveText(messages.conversation.typing);
    await expect(typing).toHaveCount(0, { timeout: TYPING_TIMES.shownMs + 5000 });

    for (const context of contexts) await context.close();
    await request.dispose();
  });
});

test.describe('A message that is typed offline', () => {
  test.use({ allowedConsoleErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/ });

  test('waits, and is sent once when the network returns, also after a reload and from another page', {
    tag: '@phone',
  }, async ({ page, context, request, texts }) => {
    const { messages } = texts;
    const listingId = await findOwnListing(request, await fetchDemoToken(request, SELLER));
    const token = await createBuyer(request);
    const conversation = await startConversation(request, token, listingId);
    await logInWith(page, token);
    await openLive(page, `/messages/${conversation}`);
    const field = page.getByRole('textbox', { name: messages.form.label });
    const send = async (text: string) => {
      await field.fill(text);
      await page.getByRole('button', { name: messages.form.send, exact: true }).click();
    };
    await expect(field).toBeVisible();
    const [first, second, third] = ['أولًا', 'ثانيًا', 'ثالثًا'].map(createText) as [string, string, string];

    await context.setOffline(true);
    await send(first);
    await send(second);
    for (const text of [first, second]) await expect(getMessage(page, text)).toContainText(messages.state.waiting);
    await context.setOffline(false);
    for (const text of [first, second]) await expect(getMessage(page, text)).not.toContainText(messages.state.waiting);

    await context.setOffline(true);
    await send(third);
    await expect(getMessage(page, third)).toContainText(messages.state.waiting);
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(`/messages/${conversation}`);
    await waitForHydration(page);
    await expect(getMessage(page, third)).toHaveCount(1);
    await expect(getMessage(page, third)).not.toContainText(messages.state.waiting);

    const headers = { authorization: `Bearer ${token}` };
    const listTexts = async () => {
      const answer = await request.get(`/api/user/conversations/${conversation}`, { headers });
      const { data } = await answer.json();
      return data.messages.slice(1).map(({ text }: { text: string }) => text);
    };
    await expect.poll(listTexts).toEqual([first, second, third]);

    // The network returns while another page is open.
    const fourth = createText('رابعًا');
    await context.setOffline(true);
    await send(fourth);
    await expect(getMessage(page, fourth)).toContainText(messages.state.waiting);
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto('/about_us');
    await expect.poll(listTexts).toEqual([first, second, third, fourth]);
  });
});
