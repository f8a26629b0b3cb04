import { DEMO_PASSWORD } from '@mashrabiya/api/testing';
import { JSON_API_TYPE } from '@mashrabiya/contract';
import { findOwnListing, SELLER } from './support/conversations.ts';
import { expect, test, toEnglish, waitForHydration } from './support/test.ts';
import { fetchDemoToken, logInWith, readSentCode } from './support/users.ts';

test('a seller confirms the phone number by a code sent by SMS, and visitors see the day', {
  tag: '@phone',
}, async ({ page, request, browser, texts, isMobile }) => {
  test.slow();
  const { profile, phoneCode } = texts.account;
  const localize = (path: string) => (isMobile ? path : toEnglish(path));
  const token = await fetchDemoToken(request, SELLER);
  // The number is new in each run, because a confirmed one needs no code.
  const phone = `010${String(Date.now()).slice(-8)}`;
  await request.post('/api/user/phone', {
    headers: { authorization: `Bearer ${token}`, 'content-type': JSON_API_TYPE },
    data: JSON.stringify({ phone, current_password: DEMO_PASSWORD }),
  });
  const listing = await findOwnListing(request, token);

  await logInWith(page, token);
  await page.goto(localize('/profile'));
  await waitForHydration(page);
  await page.getByRole('button', { name: profile.confirmPhone }).click();
  const panel = page.getByRole('dialog', { name: phoneCode.title });
  await panel.getByRole('button', { name: phoneCode.send }).click();
  const code = panel.getByRole('textbox', { name: phoneCode.code });
  await expect(code).toBeVisible();

  // After a reload the code can still be typed.
  await page.reload();
  await waitForHydration(page);
  await panel.getByRole('button', { name: phoneCode.haveCode }).click();
  await code.fill(await readSentCode(request, phone));
  await panel.getByRole('button', { name: phoneCode.submit }).click();
  await expect(panel.getByText(phoneCode.done)).toBeVisible();
  await panel.getByRole('button', { name: phoneCode.close }).click();
  await expect(panel).toHaveCount(0);
  const [confirmed = ''] = profile.phoneConfirmed.split('{{date}}');
  await expect(page.getByRole('region', { name: profile.label })).toContainText(confirmed);
  await expect(page.getByRole('button', { name: profile.confirmPhone })).toHaveCount(0);

  const visitor = await (await browser.newContext()).newPage();
  // The query keeps the page of an earlier test out of the answer.
  await visitor.goto(localize(`/property-${listing}?seen=${Date.now()}`));
  const [badge = ''] = texts.listings.seller.phoneConfirmed.split('{{date}}');
  await expect(visitor.getByText(badge).locator('visible=true').first()).toBeVisible();
  await visitor.context().close();
});
