import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectOffline, stayPending } from '../../forms/callForm/calls.stories.ts';
import { CancelVersionButton } from './CancelVersionButton.tsx';

const name = ar.finance.rules.callOff;

const meta = preview.meta({
  title: 'Billing/CancelVersionButton',
  component: CancelVersionButton,
  args: { onCancelVersion: fn(accept) },
});

export const Default = meta.story();

export const Busy = meta.story({
  args: { onCancelVersion: fn(stayPending) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await canvas.findByRole('button', { name, busy: true })).toBeVisible();
  },
});

/** The page shows the error; the button can be pressed again. */
export const Failed = meta.story({
  args: { onCancelVersion: fn(rejectOffline) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.click(await canvas.findByRole('button', { name, busy: false }));
    await expect(args.onCancelVersion).toHaveBeenCalledTimes(2);
  },
});
