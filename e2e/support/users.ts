import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '@mashrabiya/api/testing';
import type { Language } from '@mashrabiya/i18n';
import type { APIRequestContext, Page } from '@playwright/test';

const PASSWORD = 'mashrabiya of oak';
let userCount = 0;

/** New user with an account; emails are in this language. */
export async function createAccount(
  request: APIRequestContext,
  { name = 'Nadia', language = 'ar' }: { name?: string; language?: Language } = {},
): Promise<{ email: string; token: string }> {
  const email = `person${Date.now()}-${process.pid}-${++userCount}@example.com`;
  const answer = await request.post('/api/register', {
    headers: { 'content-type': 'application/vnd.api+json', 'accept-language': language },
    data: JSON.stringify({ name, email, password: PASSWORD, password_confirmation: PASSWORD }),
  });
  return { email, token: (await answer.json()).token };
}

/** Session of an account of the demo data, such as `moderator@example.com`. */
export async function fetchDemoToken(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post('/api/login', {
    headers: { 'content-type': 'application/vnd.api+json' },
    data: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return (await answer.json()).token;
}

/** Stores a session on the page's device; effective from the next page on. A new page opens a file without code first. */
export async function logInWith(page: Page, token: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries({ isLoggedIn: 'true', userName: 'Nadia', email: '', phone: '' })) {
      localStorage.setItem(key, value);
    }
    localStorage.setItem('token', stored);
  }, token);
}

/** Answers the stream of events with nothing: the network of a logged-in user's page then becomes idle. */
export async function silenceEvents(page: Page): Promise<void> {
  await page.route('**/api/user/events', (route) => route.fulfill({ status: 204 }));
}

/** Plain text of a user's newest email with a link to a path, from the outbox. */
export async function findMail(request: APIRequestContext, email: string, path: string): Promise<string | undefined> {
  const outbox = await (await request.get('/dev/outbox')).text();
  return outbox.split('<article').find((mail) => mail.includes(email) && mail.includes(path));
}

const MAIL_POLL_MS = 100;

/** Code or secret that a pattern finds in a message, once it is sent. */
async function waitForMatch(pattern: RegExp, readMessage: () => Promise<string | undefined>): Promise<string> {
  for (;;) {
    const [, match] = pattern.exec((await readMessage()) ?? '') ?? [];
    if (match !== undefined) return match;
    // Without a pause, reading would delay the server that sends.
    await sleep(MAIL_POLL_MS);
  }
}

export async function confirmEmail(request: APIRequestContext, email: string): Promise<void> {
  const token = await waitForMatch(/verify-email#([\w-]{43})/, () => findMail(request, email, '/verify-email#'));
  const headers = { 'content-type': 'application/vnd.api+json' };
  await request.post('/api/email/verify', { headers, data: JSON.stringify({ token }) });
}

/** Code of the newest text message to a number. */
export const readSentCode = (request: APIRequestContext, phone: string): Promise<string> =>
  waitForMatch(/: (\d{6})\./, async () => {
    const outbox = await (await request.get('/dev/outbox')).text();
    return outbox.split('<article').find((article) => article.includes(`+2${phone}`));
  });

/** Code of a visitor's newest mail. */
export const readMailedCode = (request: APIRequestContext, email: string): Promise<string> =>
  waitForMatch(/(?:رمزك|Your code): \u2068?(\d{6})/, () => findMail(request, email, '/property-'));
