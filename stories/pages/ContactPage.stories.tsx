import { ar } from '@mashrabiya/i18n/ar';
import { mockFailure, mockUser } from '@mashrabiya/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const texts = ar.articles.contact;
const DRAFT = {
  topic: 'support',
  name: 'هبة السيد',
  email: 'heba@example.com',
  phone: '01000001234',
  subject: 'لا أستطيع إضافة صورة',
  message: 'تظهر رسالة خطأ عند رفع الصور من هاتفي.',
};
const storeDraft = () => sessionStorage.setItem('contact-draft', JSON.stringify({ ownerEmail: '', draft: DRAFT }));

const meta = preview.meta({
  title: 'Pages/Contact',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/contact'),
  render: renderPage,
  beforeEach: (context) => {
    sessionStorage.removeItem('contact-draft');
    mockNetwork()(context);
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ar.shell.links.contact })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.name })).toBeEnabled());
  },
});

export const SignedIn = meta.story({
  beforeEach: mockOwnNetwork(),
  play: async ({ canvas }) => {
    const email = mockUser('ar').email;
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.email })).toHaveValue(email));
  },
});

/** Restores the draft after a reload, and sends it. */
export const Sent = meta.story({
  beforeEach: storeDraft,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.message })).toHaveValue(DRAFT.message));
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await waitFor(() => expect(canvas.getByText('1B2C3-D4E5F')).toBeVisible(), { timeout: 6_000 });
    await expect(sessionStorage.getItem('contact-draft')).toBeNull();
  },
});

/** Keeps the typed text. */
export const Failed = meta.story({
  beforeEach: (context) => {
    mockNetwork(() => [mockFailure('sendContact')])(context);
    storeDraft();
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.message })).toHaveValue(DRAFT.message));
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await waitFor(() => expect(canvas.getByText(texts.failed)).toBeVisible(), { timeout: 6_000 });
    await expect(canvas.getByRole('textbox', { name: texts.message })).toHaveValue(DRAFT.message);
  },
});
