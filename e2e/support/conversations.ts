import { AVAILABILITY, type CallAnswer } from '@mashrabiya/contract';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { waitForHydration } from './test.ts';
import { confirmEmail, createAccount, logInWith } from './users.ts';

/** A seller of the demo data with listings. */
export const SELLER = 'tamer.el.badawy@example.com';

/** Distinguishes the messages of tests that run at the same time. */
export const createText = (text: string): string => `${text} ${Date.now()}`;

/** Id of an active listing of a user. */
export async function findOwnListing(request: APIRequestContext, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get('/api/user/profile/properties', { headers });
  const { data }: CallAnswer<'listOwnProperties'> = await answer.json();
  const listing = data.data.find(({ availability }) => availability === AVAILABILITY.active);
  if (!listing) throw new Error('the seller has no active listing');
  return listing.id;
}

export async function createBuyer(request: APIRequestContext): Promise<string> {
  const { email, token } = await createAccount(request);
  await confirmEmail(request, email);
  return token;
}

/** Page of another user in a browser of its own. */
export async function openAs(browser: Browser, token: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInWith(page, token);
  await page.goto(path);
  await waitForHydration(page);
  return page;
}

/** A message of the open conversation; the inbox beside it shows the latest one, too. */
export const getMessage = (page: Page, text: string) => page.locator('main li.message').filter({ hasText: text });
