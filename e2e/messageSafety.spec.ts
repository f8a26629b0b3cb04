import { randomUUID } from 'node:crypto';
import { JSON_API_TYPE } from '@mashrabiya/contract';
import { createBuyer, createText, findOwnListing, getMessage, openAs, SELLER } from './support/conversations.ts';
import { expect, test, toEnglish, waitForHydration } from './support/test.ts';
import { fetchDemoToken } from './support/users.ts';

test.use({ allowedConsoleErrors: /status of 409/ });

test('a seller mutes a conversation, blocks the buyer until it is undone, and shares a number', async ({
  request,
  browser,
  texts,
  isMobile,
}) => {
  test.slow();
  const { conversation: menu, form, state, phone } = texts.messages;
  const sellerToken = await fetchDemoToken(request, SELLER);
  const buyerToken = await createBuyer(request);
  const answer = await request.post(`/api/properties/${await findOwnListing(request, sellerToken)}/messages`, {
    headers: { authorization: `Bearer ${buyerToken}`, 'content-type': JSON_API_TYPE },
    data: JSON.stringify({ id: randomUUID(), text: createText('هل ما زال متاحًا؟') }),
  });
  const { data } = await answer.json();
  const path = isMobile ? `/messages/${data.id}` : toEnglish(`/messages/${data.id}`);
  const sellerPage = await openAs(browser, sellerToken, path);
  const buyerPage = await openAs(browser, buyerToken, path);
  const choose = async (name: string) => {
    await sellerPage.getByRole('button', { name: menu.menu }).click();
    await sellerPage.getByRole('menuitem', { name }).click();
  };

  await choose(menu.mute);
  const muted = sellerPage.locator('main header').getByRole('img', { name: menu.muted });
  await expect(muted).toBeVisible();
  await sellerPage.reload();
  await waitForHydration(sellerPage);
  await expect(muted).toBeVisible();

  await choose(menu.block);
  await sellerPage.getByRole('dialog').getByRole('button', { name: menu.block }).click();
  await expect(sellerPage.getByRole('button', { name: menu.unblock })).toBeVisible();
  const text = createText('مرحبًا');
  await buyerPage.getByRole('textbox', { name: form.label }).fill(text);
  await buyerPage.getByRole('button', { name: form.send, exact: true }).click();
  const refused = getMessage(buyerPage, text);
  await expect(refused.getByRole('button', { name: state.retry })).toBeVisible();

  await sellerPage.getByRole('button', { name: menu.unblock }).click();
  await expect(sellerPage.getByRole('textbox', { name: form.label })).toBeVisible();
  await refused.getByRole('button', { name: state.retry }).click();
  await expect(getMessage(sellerPage, text)).toBeVisible();

  await choose(phone.share);
  await expect(sellerPage).toHaveURL(/slider=phone/);
  const panel = sellerPage.getByRole('dialog', { name: phone.share });
  await panel.getByRole('textbox').fill('01000001234');
  await panel.getByRole('button', { name: phone.send }).click();
  await expect(panel).toBeHidden();
  const sharedPhone = getMessage(buyerPage, phone.shared);
  await expect(sharedPhone.getByRole('link', { name: phone.whatsapp })).toBeVisible();
  await expect(sharedPhone).toContainText('0100 000 1234');

  await choose(menu.report);
  await expect(sellerPage.getByRole('dialog')).toContainText(texts.reporting.conversationText);
  await sellerPage.context().close();
  await buyerPage.context().close();
});
