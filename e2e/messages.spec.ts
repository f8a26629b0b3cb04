import { readFile } from 'node:fs/promises';
import type { CallAnswer } from '@mashrabiya/contract';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import type { APIRequestContext } from '@playwright/test';
import { createBuyer, createText, findOwnListing, getMessage, openAs, SELLER } from './support/conversations.ts';
import { createPhotos } from './support/photos.ts';
import { expect, test, toEnglish, waitForHydration } from './support/test.ts';
import { confirmEmail, createAccount, fetchDemoToken, findMail, logInWith, readMailedCode } from './support/users.ts';

// A test breaks the upload of a photo.
test.use({ allowedConsoleErrors: /ERR_CONNECTION_RESET/ });

test('a buyer writes from a property, the seller answers, and both see that it was read', async ({
  page,
  request,
  browser,
  texts,
  isMobile,
}) => {
  test.slow();
  const { listings, messages } = texts;
  const localize = (path: string) => (isMobile ? path : toEnglish(path));
  const sellerToken = await fetchDemoToken(request, SELLER);
  const listingId = await findOwnListing(request, sellerToken);
  const question = createText(messages.enquiry.question.available);
  const reply = createText('نعم، ما زال متاحًا.');
  const thanks = createText('شكرًا لك.');

  await logInWith(page, await createBuyer(request));
  await page.goto(`/property-${listingId}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: listings.seller.messageSeller }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/slider=message/);
  const panel = page.getByRole('dialog', { name: listings.seller.messageSeller });
  await panel.getByRole('button', { name: messages.enquiry.question.available }).click();
  await panel.getByRole('textbox', { name: messages.form.label }).fill(question);
  const [firstPhoto, secondPhoto] = await createPhotos(2);
  if (!firstPhoto || !secondPhoto) throw new Error('no photos');
  await panel.locator('input[type=file]').setInputFiles(firstPhoto);
  await panel.getByRole('button', { name: messages.form.send }).click();
  await expect(panel.getByText(messages.enquiry.sent)).toBeVisible();
  await panel.getByRole('link', { name: messages.enquiry.open }).click();
  await expect(page).toHaveURL(/\/messages\/[\w-]{36}/);
  const ownMessage = getMessage(page, question);
  await expect(ownMessage).toBeVisible();
  const ownPhotos = page.getByRole('button', { name: messages.picture.own });
  await expect(ownPhotos).toHaveCount(1);
  await expect(ownMessage).not.toContainText(messages.state.read);

  const sellerPage = await openAs(browser, sellerToken, localize('/messages'));
  const row = sellerPage.getByRole('link', { name: question });
  await expect(row).toContainText(messages.chip.seller);
  await row.click();
  await expect(getMessage(sellerPage, question)).toBeVisible();
  const sellerField = sellerPage.getByRole('textbox', { name: messages.form.label });
  await sellerField.fill(reply);
  await sellerPage.getByRole('button', { name: messages.form.send, exact: true }).click();
  await expect(sellerField).toHaveValue('');

  // Without a reload.
  await expect(getMessage(page, reply)).toBeVisible();
  await expect(ownMessage).toContainText(messages.state.read);
  await expect(getMessage(sellerPage, reply)).toContainText(messages.state.read);

  await page.getByRole('textbox', { name: messages.form.label }).fill(thanks);
  await page.getByRole('button', { name: messages.form.send, exact: true }).click();
  await expect(getMessage(sellerPage, thanks)).toBeVisible();

  await page.goto('/messages');
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: thanks })).toContainText(messages.you);

  // A photo without a text. The first attempt of its upload fails, and nothing is lost.
  await page.getByRole('link', { name: thanks }).click();
  await page.route('**/api/uploads/message-pictures', (route) => route.abort('connectionreset'), { times: 1 });
  await page.locator('main form input[type=file]').setInputFiles(secondPhoto);
  await page.getByRole('button', { name: messages.form.send, exact: true }).click();
  await expect(ownPhotos).toHaveCount(2);
  await expect(page.getByRole('list', { name: messages.picture.attached })).toHaveCount(0);
  const received = sellerPage.getByRole('button', { name: messages.picture.from.split('{{name}}')[0] }).last();
  await expect(received.locator('img')).toHaveJSProperty('complete', true);
  await received.click();
  const viewer = sellerPage.getByRole('dialog', { name: listings.gallery.viewer });
  await expect(viewer.locator('.slide img')).toHaveAttribute('src', /^blob:/);
  await viewer.getByRole('button', { name: listings.gallery.close }).click();
  await sellerPage.reload();
  await waitForHydration(sellerPage);
  await expect(received.locator('img')).toHaveAttribute('src', /^blob:/);
  await sellerPage.context().close();
});

test('a buyer requests a viewing, the seller moves it, the buyer accepts, and both have it in a calendar', {
  tag: '@phone',
}, async ({ page, request, browser, texts, isMobile }) => {
  test.slow();
  const { listings, messages } = texts;
  const { viewing } = messages;
  const localize = (path: string) => (isMobile ? path : toEnglish(path));
  const sellerToken = await fetchDemoToken(request, SELLER);
  const listingId = await findOwnListing(request, sellerToken);
  const note = createText('سأحضر مع زوجتي.');

  await logInWith(page, await createBuyer(request));
  await page.goto(localize(`/property-${listingId}`));
  await waitForHydration(page);
  await page.getByRole('link', { name: listings.seller.requestViewing }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/slider=viewing/);
  const requestPanel = page.getByRole('dialog', { name: listings.seller.requestViewing });
  await requestPanel.getByRole('radio').nth(1).check();
  await requestPanel.getByRole('textbox', { name: viewing.note }).fill(note);
  await requestPanel.getByRole('button', { name: viewing.request }).click();
  await expect(requestPanel.getByText(viewing.requested)).toBeVisible();
  await requestPanel.getByRole('link', { name: messages.enquiry.open }).click();
  await expect(page).toHaveURL(/\/messages\/[\w-]{36}/);
  await expect(getMessage(page, note)).toContainText(viewing.state.proposed);
  const path = new URL(page.url()).pathname;

  const sellerPage = await openAs(browser, sellerToken, localize(path));
  await sellerPage.getByRole('button', { name: viewing.move }).click();
  const movePanel = sellerPage.getByRole('dialog', { name: viewing.move });
  await movePanel.getByRole('radio').nth(3).check();
  await movePanel.getByRole('button', { name: viewing.send }).click();
  await expect(movePanel).toHaveCount(0);
  await expect(getMessage(sellerPage, note)).toContainText(viewing.state.moved);
  const movedTime = await sellerPage.getByRole('region', { name: viewing.current }).getByRole('time').textContent();

  // Without a reload.
  const bar = page.getByRole('region', { name: viewing.current });
  await expect(bar).toContainText(movedTime ?? '');
  await page.getByRole('button', { name: viewing.accept }).click();
  await expect(bar).toContainText(viewing.change.accepted);
  await expect(page.getByRole('button', { name: viewing.cancel })).toBeVisible();
  const sellerBar = sellerPage.getByRole('region', { name: viewing.current });
  await expect(sellerBar).toContainText(viewing.change.accepted);
  await expect(sellerBar).toContainText(movedTime ?? '');

  for (const [calendarPage, calendarBar] of [
    [page, bar],
    [sellerPage, sellerBar],
  ] as const) {
    const pendingDownload = calendarPage.waitForEvent('download');
    await calendarBar.getByRole('button', { name: viewing.calendar }).click();
    const download = await pendingDownload;
    expect(download.suggestedFilename()).toBe('viewing.ics');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).toContain('\r\nSTATUS:CONFIRMED\r\n');
    expect(file.replaceAll('\r\n ', '')).toContain(path);
  }
  await sellerPage.context().close();
});

test('a seller is offered no message on their own listing', async ({ page, request }) => {
  const token = await fetchDemoToken(request, SELLER);
  await logInWith(page, token);
  await page.goto(`/property-${await findOwnListing(request, token)}`);
  await waitForHydration(page);
  await expect(page.locator('a[href*="slider=message"], a[href*="slider=viewing"]')).toHaveCount(0);
});

/** A reel whose property is still on offer. */
async function findReel(request: APIRequestContext) {
  const answer = await request.get('/api/reels');
  const { data }: CallAnswer<'listReels'> = await answer.json();
  return data.data.find(({ is_home_gone }) => !is_home_gone);
}

test('a buyer writes from a reel', async ({ page, request, texts, isMobile }) => {
  const { listings, messages } = texts;
  const localize = (path: string) => (isMobile ? path : toEnglish(path));
  const reel = await findReel(request);
  const question = createText('هل يوجد جراج؟');
  await logInWith(page, await createBuyer(request));
  await page.goto(localize(`/reels/${reel?.id}?slider=reel-contact`));
  await waitForHydration(page);
  await page.getByRole('dialog').getByRole('link', { name: listings.seller.messageSeller }).click();
  const panel = page.getByRole('dialog', { name: listings.seller.messageSeller });
  await panel.getByRole('textbox', { name: messages.form.label }).fill(question);
  await panel.getByRole('button', { name: messages.form.send }).click();
  await panel.getByRole('link', { name: messages.enquiry.open }).click();
  await expect(getMessage(page, question)).toBeVisible();
});

// Only in test:full: stories choose a listing of the seller, and keep it during a login.
test('a buyer writes from the page of a seller', { tag: '@full' }, async ({ page, request, texts, isMobile }) => {
  const { listings, messages } = texts;
  const localize = (path: string) => (isMobile ? path : toEnglish(path));
  const reel = await findReel(request);
  const question = createText('هل يوجد مصعد؟');
  await logInWith(page, await createBuyer(request));
  await page.goto(localize(`/provider/${reel?.user.id}`));
  await waitForHydration(page);
  await page.getByRole('link', { name: listings.seller.messageSeller }).click();
  const panel = page.getByRole('dialog', { name: listings.seller.messageSeller });
  await panel.getByRole('combobox', { name: messages.enquiry.listing }).click();
  await page.getByRole('option').first().click();
  const field = panel.getByRole('textbox', { name: messages.form.label });
  await field.fill(question);
  // The chosen listing and the text survive a reload.
  await page.reload();
  await waitForHydration(page);
  await expect(field).toHaveValue(question);
  await panel.getByRole('button', { name: messages.form.send }).click();
  await panel.getByRole('link', { name: messages.enquiry.open }).click();
  await expect(getMessage(page, question)).toBeVisible();
});

test('a visitor writes without an account, confirms the mailed code, and the seller answers', {
  tag: '@phone',
}, async ({ page, request, browser, texts, isMobile }) => {
  test.slow();
  const { forms, listings, messages } = texts;
  const { visitor, offer } = messages;
  const localize = (path: string) => (isMobile ? path : toEnglish(path));
  const sellerToken = await fetchDemoToken(request, SELLER);
  const listingId = await findOwnListing(request, sellerToken);
  const question = createText('هل ما زال متاحًا؟');
  const email = `visitor${Date.now()}@example.com`;

  await page.goto(localize(`/property-${listingId}`));
  await waitForHydration(page);
  await page.getByRole('link', { name: listings.seller.messageSeller }).locator('visible=true').first().click();
  const panel = page.getByRole('dialog', { name: listings.seller.messageSeller });
  await panel.getByRole('textbox', { name: messages.form.label }).fill(question);
  await panel.getByRole('textbox', { name: forms.fields.name }).fill('منى السيد');
  await panel.getByRole('textbox', { name: forms.fields.email }).fill(email);
  await panel.getByRole('textbox', { name: forms.fields.phone }).fill('01001234567');
  await panel.getByRole('button', { name: visitor.next }).click();
  const code = panel.getByRole('textbox', { name: visitor.code });
  await expect(code).toBeVisible();

  // The step survives a reload, and the text a return to the form.
  await page.reload();
  await waitForHydration(page);
  await expect(code).toBeVisible();
  await panel.getByRole('button', { name: visitor.back }).click();
  await expect(panel.getByRole('textbox', { name: messages.form.label })).toHaveValue(question);
  await panel.getByRole('button', { name: visitor.next }).click();
  await code.fill(await readMailedCode(request, email));
  await panel.getByRole('button', { name: visitor.send }).click();
  await expect(panel.getByText(messages.enquiry.sent)).toBeVisible();
  await expect(panel.getByRole('region', { name: offer.title })).toBeVisible();
  await panel.getByRole('link', { name: messages.enquiry.open }).click();
  await expect(getMessage(page, question)).toBeVisible();

  const reply = createText('نعم، ما زال متاحًا.');
  const sellerPage = await openAs(browser, sellerToken, localize(new URL(page.url()).pathname));
  await expect(sellerPage.getByRole('heading', { name: 'منى السيد' })).toBeVisible();
  await sellerPage.getByRole('textbox', { name: messages.form.label }).fill(reply);
  await sellerPage.getByRole('button', { name: messages.form.send, exact: true }).click();
  await expect(getMessage(page, reply)).toBeVisible();
  await sellerPage.context().close();

  await page.goto(localize('/messages'));
  await waitForHydration(page);
  await expect(page.getByRole('region', { name: offer.title })).toBeVisible();
  await page.getByRole('button', { name: offer.dismiss }).click();
  await expect(page.getByRole('region', { name: offer.title })).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: texts.shell.links.messages })).toBeVisible();
  await expect(page.getByRole('region', { name: offer.title })).toHaveCount(0);
});

// Only in test:full: API tests send the mail, and unit tests and a story keep the text during the login.
test('a visitor with an account is mailed to log in, and keeps the text', { tag: '@full' }, async ({
  page,
  request,
  isMobile,
  texts,
}) => {
  const { forms, listings, messages } = texts;
  const { visitor } = messages;
  const mails = isMobile ? ar : en;
  const { email, token } = await createAccount(request);
  await confirmEmail(request, email);
  const listingId = await findOwnListing(request, await fetchDemoToken(request, SELLER));
  const question = createText('هل يوجد جراج؟');
  await page.goto(`/property-${listingId}?slider=message`);
  await waitForHydration(page);
  const panel = page.getByRole('dialog', { name: listings.seller.messageSeller });
  const field = panel.getByRole('textbox', { name: messages.form.label });
  await field.fill(question);
  await panel.getByRole('textbox', { name: forms.fields.name }).fill('Nadia');
  await panel.getByRole('textbox', { name: forms.fields.email }).fill(email);
  await panel.getByRole('button', { name: visitor.next }).click();
  await expect(panel.getByRole('textbox', { name: visitor.code })).toBeVisible();
  const readMail = async () => (await findMail(request, email, '?slider=message')) ?? '';
  await expect.poll(readMail).toContain(mails.enquiryCode.account.title);
  await panel.getByRole('button', { name: visitor.back }).click();
  await panel.getByRole('button', { name: visitor.login }).click();
  await expect(page.getByRole('dialog')).toContainText(listings.seller.loginToMessage);

  await logInWith(page, token);
  await page.goto(`/property-${listingId}?slider=message`);
  await waitForHydration(page);
  await expect(field).toHaveValue(question);
  await panel.getByRole('button', { name: messages.form.send }).click();
  await expect(panel.getByText(messages.enquiry.sent)).toBeVisible();
  await expect(panel.getByRole('region', { name: messages.offer.title })).toHaveCount(0);
});

test.describe('without an answer of the server', () => {
  test.use({ allowedConsoleErrors: /ERR_FAILED/ });

  // Only in test:full: liveMessages.spec.ts sends a waiting message after a reload, and a story a failed one again.
  test('typed text and a message that was not sent survive a reload', { tag: '@full' }, async ({
    page,
    request,
    texts,
  }) => {
    const { listings, messages } = texts;
    const listingId = await findOwnListing(request, await fetchDemoToken(request, SELLER));
    const token = await createBuyer(request);
    const first = createText('هل يوجد جراج؟');
    const lost = createText('ومتى الاستلام؟');
    await logInWith(page, token);
    await page.goto(`/property-${listingId}?slider=message`);
    await waitForHydration(page);
    const panel = page.getByRole('dialog', { name: listings.seller.messageSeller });
    await panel.getByRole('textbox', { name: messages.form.label }).fill(first);
    await page.reload();
    await waitForHydration(page);
    await expect(panel.getByRole('textbox', { name: messages.form.label })).toHaveValue(first);
    await panel.getByRole('button', { name: messages.form.send }).click();
    await panel.getByRole('link', { name: messages.enquiry.open }).click();
    const field = page.getByRole('textbox', { name: messages.form.label });
    await expect(getMessage(page, first)).toBeVisible();

    await page.route('**/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await field.fill(lost);
    await page.getByRole('button', { name: messages.form.send, exact: true }).click();
    const unsent = getMessage(page, lost);
    await expect(unsent).toContainText(messages.state.failed);
    await page.reload();
    await waitForHydration(page);
    await expect(unsent).toContainText(messages.state.failed);
    await page.unroute('**/messages');
    await unsent.getByRole('button', { name: messages.state.retry }).click();
    await expect(unsent).not.toContainText(messages.state.failed);
    await page.reload();
    await waitForHydration(page);
    await expect(unsent).toHaveCount(1);
  });
});
