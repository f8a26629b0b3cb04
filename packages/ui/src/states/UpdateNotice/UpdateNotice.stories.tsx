import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

const meta = preview.meta({
  title: 'States/UpdateNotice',
  component: UpdateNotice,
  parameters: { layout: 'fullscreen' },
  args: { ready: true, onReload: fn() },
});

/** The button is after the text: on the left in Arabic. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(ar.states.updateTitle);
    const reload = canvas.getByRole('button', { name: ar.states.reload });
    const words = canvas.getByText(ar.states.updateText).getBoundingClientRect();
    await expect(reload.getBoundingClientRect().right).toBeLessThanOrEqual(words.left);
    await userEvent.click(reload);
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const Reloading = meta.story({
  args: { reloading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.states.reloading, busy: true }));
    await expect(args.onReload).not.toHaveBeenCalled();
  },
});
