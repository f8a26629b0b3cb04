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

/** Stores a session on the page's device; effective from the next page on. */
export const logInWith = (page: Page, token: string): Promise<void> =>
  page.evaluate((stored) => {
    for (const [key, value] of Object.entries({ isLoggedIn: 'true', userName: 'Nadia', email: '', phone: '' })) {
      localStorage.setItem(key, value);
    }
    localStorage.setItem('token', stored);
  }, token);

/** Answers the stream of events with nothing: the network of a logged-in user's page then becomes idle. */
export async function silenceEvents(page: Page): Promise<void> {
  await page.route('**/api/user/events', (route) => route.fulfill({ status: 204 }));
}

/** Plain text of a user's newest email with a link to a path, from the outbox. */
export async function findMail(request: APIRequestContext, email: string, path: string): Promise<string | undefined> {
  const outbox = await (await request.get('/dev/outbox')).text();
  return outbox.split('<article').find((mail) => mail.includes(email) && mail.includes(path));
}

export async function confirmEmail(request: APIRequestContext, email: string): Promise<void> {
  let token: string | undefined;
  while (token === undefined) {
    const mail = (await findMail(request, email, '/verify-email#')) ?? '';
    token = /verify-email#([\w-]{43})/.exec(mail)?.[1];
  }
  const headers = { 'content-type': 'application/vnd.api+json' };
  await request.post('/api/email/verify', { headers, data: JSON.stringify({ token }) });
}

/** Code of the newest text message to a number. */
export async function readSentCode(request: APIRequestContext, phone: string): Promise<string> {
  let code: string | undefined;
  while (code === undefined) {
    const outbox = await (await request.get('/dev/outbox')).text();
    const message = outbox.split('<article').find((article) => article.includes(`+2${phone}`)) ?? '';
    code = /: (\d{6})\./.exec(message)?.[1];
  }
  return code;
}

/** Code of a visitor's newest mail. */
export async function readMailedCode(request: APIRequestContext, email: string): Promise<string> {
  let code: string | undefined;
  while (code === undefined) {
    const mail = (await findMail(request, email, '/property-')) ?? '';
    code = /(?:رمزك|Your code): \u2068?(\d{6})/.exec(mail)?.[1];
  }
  return code;
}
