import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DiscardEditDialog } from './DiscardEditDialog.tsx';

const { edit } = ar.myListings;

const meta = preview.meta({
  title: 'My listings/DiscardEditDialog',
  component: DiscardEditDialog,
  args: { open: true, onClose: fn(), onConfirm: fn() },
});

/** The safe answer has the focus. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: edit.keep })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: edit.discard }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({ args: { busy: true } });
