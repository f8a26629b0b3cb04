import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { createPictureFile, propertyCards, seller } from '@mashrabiya/mocks';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { getLanguage } from '../../foundation/stories.ts';
import type { Enquiry } from './EnquiryForm.tsx';
import { EnquiryPanel, type EnquiryPanelProps } from './EnquiryPanel.tsx';
import { ListingChoice } from './ListingChoice.tsx';

const { enquiry, form, viewing } = ar.messages;
const { seller: contact } = ar.listings;

const meta = preview.meta({
  title: 'Messages/EnquiryPanel',
  component: EnquiryPanel,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: {
    open: true,
    propertyId: 'p1' as string | null,
    kind: 'message' as EnquiryPanelProps['kind'],
    onClose: fn(),
    onSend: fn(async (_: Enquiry) => 'c1'),
    onDraft: fn(),
    getConversationHref: (id: string) => `/messages/${id}`,
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
    await expect(args.onSend).toHaveBeenCalledWith({ text: enquiry.question.viewing });
    const link = screen.getByRole('link', { name: enquiry.open });
    await expect(link).toHaveAttribute('href', '/messages/c1');
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** Photos need no text. */
export const Pictures = meta.story({
  args: {
    pictures: {
      items: [{ id: 'picture-1', src: URL.createObjectURL(createPictureFile()), state: 'done' }],
      onAdd: fn(),
      onRemove: fn(),
      onRetry: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: ar.messages.picture.add })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: form.send }));
    await expect(await screen.findByText(enquiry.sent)).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledWith({ text: '' });
  },
});

const DRAFT = { text: 'هل يمكن تقسيط المقدم؟', starts_at: null };

/** A suggested time is requested with two presses. */
export const Viewing = meta.story({
  args: { kind: 'viewing' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: contact.requestViewing })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /السبت 21 نوفمبر، 5:00/ }));
    await userEvent.click(screen.getByRole('button', { name: viewing.request }));
    await expect(await screen.findByText(viewing.requested)).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledWith({ starts_at: '2026-11-21T15:00:00.000Z', text: '' });
    await expect(screen.getByRole('link', { name: enquiry.open })).toHaveFocus();
  },
});

/** There is a viewing already, which the conversation shows. */
export const ViewingExists = meta.story({
  args: {
    kind: 'viewing',
    draft: { text: '', starts_at: '2026-11-25T15:30:00.000Z' },
    onSend: fn((_: Enquiry): Promise<string> => rejectWith('viewing_exists')()),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: viewing.request }));
    await expect(await screen.findByText(getErrorMessage('viewing_exists', 'ar'))).toBeVisible();
  },
});

export const Draft = meta.story({
  args: { draft: DRAFT },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: form.label })).toHaveValue('هل يمكن تقسيط المقدم؟');
  },
});

export const Pending = meta.story({
  args: { draft: DRAFT, onSend: fn((_: Enquiry): Promise<string> => stayPending()) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: form.send }));
    await expect(await screen.findByRole('button', { name: form.sending, busy: true })).toBeVisible();
  },
});

/** The text stays for a retry. */
export const Failed = meta.story({
  args: { draft: DRAFT, onSend: fn((_: Enquiry): Promise<string> => rejectOffline()) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: form.send }));
    await expect(await screen.findByText(ar.forms.errors.network)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: form.label })).toHaveValue('هل يمكن تقسيط المقدم؟');
  },
});

export const Refused = meta.story({
  args: {
    draft: DRAFT,
    onSend: fn((_: Enquiry): Promise<string> => rejectWith('email_unconfirmed')()),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: form.send }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(getErrorMessage('email_unconfirmed', 'ar')),
    );
  },
});

/** Several sellers got the same text; it stays, to be changed. */
export const RepeatedText = meta.story({
  args: { draft: DRAFT, onSend: fn((_: Enquiry): Promise<string> => rejectWith('repeated_text', '/text')()) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: form.send }));
    const field = screen.getByRole('textbox', { name: form.label });
    await waitFor(() => expect(field).toHaveAccessibleDescription(getErrorMessage('repeated_text', 'ar')));
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('هل يمكن تقسيط المقدم؟');
  },
});

export const NewAccountLimit = meta.story({
  globals: { locale: 'en' },
  args: { draft: DRAFT, onSend: fn((_: Enquiry): Promise<string> => rejectWith('new_account_limit')()) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: en.messages.form.send }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(getErrorMessage('new_account_limit', 'en')),
    );
  },
});

/** On a seller's page the property is chosen first. */
export const ChooseListing = meta.story({
  args: { propertyId: null },
  render: (args, { globals }) => {
    const language = getLanguage(globals);
    const [first] = propertyCards(language);
    const [id, setId] = useState(args.propertyId);
    const choice = (
      <ListingChoice listings={first ? [first] : []} value={id} onChange={setId} onRetry={() => undefined} />
    );
    return <EnquiryPanel {...args} sellerName={seller(2, language).name} propertyId={id} choice={choice} />;
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: enquiry.listing }));
    await expect(screen.queryByRole('textbox', { name: form.label })).toBeNull();
    await userEvent.click(await screen.findByRole('option'));
    await expect(await screen.findByRole('textbox', { name: form.label })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const ViewingPhone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { kind: 'viewing' } });

export const English = meta.story({
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: en.listings.seller.messageSeller })).toBeVisible();
    await expect(screen.getByRole('button', { name: en.messages.enquiry.question.price })).toBeVisible();
  },
});
