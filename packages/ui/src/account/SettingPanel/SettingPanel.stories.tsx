import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept } from '../../forms/callForm/calls.stories.ts';
import { PasswordForm } from '../PasswordForm/PasswordForm.tsx';
import { panelParameters } from '../stories.tsx';
import { SettingPanel } from './SettingPanel.tsx';

const { account } = ar;

const meta = preview.meta({
  title: 'Account/SettingPanel',
  component: SettingPanel,
  parameters: panelParameters,
  args: {
    open: true,
    label: account.password.title,
    onClose: fn(),
    children: <PasswordForm onSubmit={fn(accept)} onCancel={fn()} />,
  },
});

/** The first field gets the focus; Escape closes. */
export const Default = meta.story({
  play: async ({ args }) => {
    const panel = within(await within(document.body).findByRole('dialog', { name: account.password.title }));
    const first = panel.getByLabelText(account.field.currentPassword);
    if (window.innerWidth >= 600) await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Irreversible content, such as one-time codes, closes only by its own button. */
export const PinnedOpen = meta.story({
  args: { isPinned: true },
  play: async ({ args }) => {
    await within(document.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
