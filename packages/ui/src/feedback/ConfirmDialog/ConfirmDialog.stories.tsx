import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const { discardTitle: title, discardText: text, discard: confirm, keep: cancel } = ar.owning.edit;

const meta = preview.meta({
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: { open: true, title, text, confirm, cancel, onClose: fn(), onConfirm: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: cancel })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({ args: { busy: true } });
