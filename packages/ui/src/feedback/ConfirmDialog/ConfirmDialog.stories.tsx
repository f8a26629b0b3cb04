import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { panelParameters } from '../../account/stories.tsx';
import { translateArgs } from '../../forms/stories.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const { discardTitle, discardText, discard, keep } = ar.myListings.edit;

const meta = preview.meta({
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  parameters: panelParameters,
  args: {
    open: true,
    title: discardTitle,
    text: discardText,
    confirm: discard,
    cancel: keep,
    onClose: fn(),
    onConfirm: fn(),
  },
  render: (args, { globals }) => <ConfirmDialog {...translateArgs(args, globals)} />,
});

const findDialog = async () => within(await screen.findByRole('dialog', { name: discardTitle }));

/** The safe answer has the focus, so that Enter changes nothing. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByRole('button', { name: keep })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: discard }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('button', { name: discard, busy: true })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({ globals: { locale: 'en' } });
