import { readFile } from 'node:fs/promises';
import { AVAILABILITY, type CallAnswer, JSON_API_TYPE } from '@mashrabiya/contract';
import type { APIRequestContext } from '@playwright/test';
import { expect, test, toEnglish, waitForHydration } from './support/test.ts';
import { createAccount, fetchDemoToken, logInWith } from './support/users.ts';

const SELLER = 'tamer.el.badawy@example.com';
/** Leads of robots, such as a headless browser, are not recorded. */
const BROWSER = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';

/** Requests the number of a seller's first active listing. */
async function callSeller(request: APIRequestContext, sellerToken: string, buyerToken: string): Promise<void> {
  const answer = await request.get('/api/user/profile/properties', {
    headers: { authorization: `Bearer ${sellerToken}` },
  });
  const { data }: CallAnswer<'listOwnProperties'> = await answer.json();
  const listing = data.data.find(({ availability }) => availability === AVAILABILITY.active);
  const response = await request.post(`/api/properties/${listing?.id}/leads`, {
    headers: { authorization: `Bearer ${buyerToken}`, 'content-type': JSON_API_TYPE, 'user-agent': BROWSER },
    data: JSON.stringify({ channel: 'call' }),
  });
  expect(response.status()).toBe(200);
}

test('a seller sees who called, sets status and note, and downloads the list', async ({
  page,
  request,
  texts,
  isMobile,
}) => {
  const { leads } = texts;
  // Distinguishes the leads of tests that run at the same time.
  const name = `Nour ${Date.now()}`;
  const note = 'يفضّل المعاينة مساءً';
  const path = `/leads?q=${encodeURIComponent(name)}`;
  const sellerToken = await fetchDemoToken(request, SELLER);
  const { token: buyerToken } = await createAccount(request, { name });
  await callSeller(request, sellerToken, buyerToken);

  await logInWith(page, sellerToken);
  await page.goto(isMobile ? path : toEnglish(path));
  await waitForHydration(page);
  const lead = isMobile ? page.getByRole('article') : page.getByRole('row').filter({ hasText: name });
  await expect(lead).toHaveCount(1);
  await expect(lead).toContainText(name);
  await expect(lead).toContainText(leads.channel.call);

  await lead.getByRole('button', { name: leads.status.new }).click();
  await page.getByRole('menuitemradio', { name: leads.status.viewing }).click();
  await expect(lead.getByRole('button', { name: leads.status.viewing })).toBeVisible();

  await lead.getByRole('button', { name: leads.action.note }).click();
  const panel = page.getByRole('dialog', { name: leads.action.note });
  const field = panel.getByRole('textbox', { name: leads.note.label });
  await field.fill(note);
  // An unsaved note survives a reload.
  await page.reload();
  await waitForHydration(page);
  await expect(field).toHaveValue(note);
  await panel.getByRole('button', { name: leads.note.save }).click();
  await expect(panel.getByText(leads.note.saved)).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);

  await page.reload();
  await waitForHydration(page);
  await expect(lead).toContainText(leads.status.viewing);
  await expect(lead).toContainText(note);

  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: leads.list.csv }).click();
  const lines = (await readFile(await (await downloadEvent).path(), 'utf8')).split('\r\n');
  expect(lines[0]).toContain(`\uFEFF${leads.column.person},`);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`${leads.status.viewing},,${note}`);
});
