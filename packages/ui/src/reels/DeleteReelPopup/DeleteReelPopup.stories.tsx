import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DeleteReelPopup } from './DeleteReelPopup.tsx';

const { owned } = ar.reels;

const meta = preview.meta({
  title: 'Reels/DeleteReelPopup',
  component: DeleteReelPopup,
  args: { open: true, title: 'جولة في شقة بحديقة خاصة في التجمع الخامس', onConfirm: fn(), onCancel: fn() },
});

/** The first Enter deletes nothing. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('alertdialog', { name: owned.removeTitle })).toBeVisible();
    await expect(canvas.getByRole('button', { name: owned.keep })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: owned.removeConfirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Deleting = meta.story({
  args: { deleting: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(owned.removing);
    await expect(canvas.getByRole('button', { name: owned.keep })).toBeDisabled();
  },
});
