import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { seller } from '@mashrabiya/mocks';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { getLanguage } from '../../foundation/stories.ts';
import { EnquiryPanel } from './EnquiryPanel.tsx';

const { enquiry, form } = ar.messages;
const { seller: contact } = ar.listings;

const meta = preview.meta({
  title: 'Messages/EnquiryPanel',
  component: EnquiryPanel,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: {
    open: true,
    onClose: fn(),
    onSend: fn(async (_: string) => 'c1'),
    onDraft: fn(),
    getConversationHref: (id: string) => `/messages/${id}`,
    onLogin: fn(),
  },
  render: (args, { globals }) => <EnquiryPanel {...args} sellerName={seller(2, getLanguage(globals)).name} />,
});

/** A ready-made question is sent with two presses; then a link leads to the conversation. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: contact.messageSeller })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: enquiry.question.viewing }));
    await userEvent.click(screen.getByRole('button', { name: form.send }));
    await expect(await screen.findByText(enquiry.sent)).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledWith(enquiry.question.viewing);
    const link = screen.getByRole('link', { name: enquiry.open });
    await expect(link).toHaveAttribute('href', '/messages/c1');
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Draft = meta.story({
  args: { draft: 'هل يمكن تقسيط المقدم؟' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: form.label })).toHaveValue('هل يمكن تقسيط المقدم؟');
  },
});

export const Pending = meta.story({
  args: { draft: 'هل يمكن تقسيط المقدم؟', onSend: fn((_: string): Promise<string> => stayPending()) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: form.send }));
    await expect(await screen.findByRole('button', { name: form.sending, busy: true })).toBeVisible();
  },
});

/** The text stays for a retry. */
export const Failed = meta.story({
  args: { draft: 'هل يمكن تقسيط المقدم؟', onSend: fn((_: string): Promise<string> => rejectOffline()) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: form.send }));
    await expect(await screen.findByText(ar.forms.errors.network)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: form.label })).toHaveValue('هل يمكن تقسيط المقدم؟');
  },
});

export const Refused = meta.story({
  args: {
    draft: 'هل يمكن تقسيط المقدم؟',
    onSend: fn((_: string): Promise<string> => rejectWith('email_unconfirmed')()),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: form.send }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(getErrorMessage('email_unconfirmed', 'ar')),
    );
  },
});

/** Opened by a link, without a login. */
export const SignedOut = meta.story({
  args: { isSignedOut: true },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(contact.loginToMessage)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: ar.shell.login }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: en.listings.seller.messageSeller })).toBeVisible();
    await expect(screen.getByRole('button', { name: en.messages.enquiry.question.price })).toBeVisible();
  },
});
