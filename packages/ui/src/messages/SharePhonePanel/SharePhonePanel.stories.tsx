import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { CONVERSATION, conversation } from '../fixtures.stories.ts';
import { SharePhonePanel } from './SharePhonePanel.tsx';

const { phone } = ar.messages;
const PHONE = '01000001234';

const meta = preview.meta({
  title: 'Messages/SharePhonePanel',
  component: SharePhonePanel,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, partnerName: '', initial: PHONE, onClose: fn(), onShare: fn((_: string) => accept()) },
  render: (args, { globals }) => (
    <SharePhonePanel {...args} partnerName={conversation(CONVERSATION.withSeller, globals).partner?.name ?? ''} />
  ),
});

/** The account's number, and with whom it is shared. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: phone.share });
    await expect(panel).toHaveTextContent(conversation(CONVERSATION.withSeller).partner?.name ?? '');
    await expect(screen.getByText(phone.warning)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: phone.send }));
    await waitFor(() => expect(args.onShare).toHaveBeenCalledWith(PHONE));
  },
});

/** The account has no number: the user types one, in digits of either script. */
export const WithoutNumber = meta.story({
  args: { initial: '' },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: ar.forms.fields.phone });
    await userEvent.click(screen.getByRole('button', { name: phone.send }));
    await expect(await screen.findByText(ar.forms.problem.phone_required)).toBeVisible();
    await expect(args.onShare).not.toHaveBeenCalled();
    await userEvent.type(field, '٠١٠٠٠٠٠١٢٣٤');
    await userEvent.click(screen.getByRole('button', { name: phone.send }));
    await waitFor(() => expect(args.onShare).toHaveBeenCalledWith(PHONE));
  },
});

export const Pending = meta.story({
  args: { onShare: fn((_: string) => stayPending()) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: phone.send }));
    await expect(await screen.findByRole('button', { name: phone.send, busy: true })).toBeVisible();
  },
});

/** The number stays for a retry. */
export const Failed = meta.story({
  args: { onShare: fn((_: string) => rejectOffline()) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: phone.send }));
    await expect(await screen.findByText(ar.forms.errors.network)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: ar.forms.fields.phone })).not.toHaveValue('');
  },
});

export const Refused = meta.story({
  args: { onShare: fn((_: string) => rejectWith('partner_unavailable')()) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: phone.send }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(getErrorMessage('partner_unavailable', 'ar')),
    );
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: en.messages.phone.share })).toBeVisible();
    await expect(screen.getByRole('button', { name: en.messages.phone.send })).toBeVisible();
  },
});
