import { ar, expect, test, waitForHydration } from './support/test.ts';

const texts = ar.articles.contact;
const MESSAGE = 'تظهر رسالة خطأ عند رفع الصور من هاتفي.';

// The test aborts requests on purpose.
test.use({ allowedConsoleErrors: /ERR_FAILED/ });

test('a message survives a lost connection and a reload, and is sent', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: ar.shell.links.contact }).click();
  await expect(page.getByRole('heading', { level: 1, name: ar.shell.links.contact })).toBeVisible();
  await waitForHydration(page);
  const field = (name: string) => page.getByRole('textbox', { name });
  await field(texts.name).fill('هبة السيد');
  await field(texts.email).fill(`heba.${Date.now()}@example.com`);
  await field(texts.phone).fill('01000001234');
  await field(texts.subject).fill('لا أستطيع إضافة صورة');
  await field(texts.message).fill(MESSAGE);
  await page.route('**/api/contact', (route) => route.abort());
  const send = page.getByRole('button', { name: texts.send });
  await send.click();
  await expect(page.getByText(texts.failed)).toBeVisible();
  await page.unroute('**/api/contact');
  await page.reload();
  await waitForHydration(page);
  await expect(field(texts.message)).toHaveValue(MESSAGE);
  await send.click();
  await expect(page.getByRole('status').getByText(/^[\dA-F]{5}-[\dA-F]{5}$/)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(field(texts.message)).toHaveValue('');
});
