import { ACTION_CODES } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline, stayPending } from '../../forms/callForm/calls.stories.ts';
import { CloseAd } from './CloseAd.tsx';

const { run } = ar.myListings;
const meta = preview.meta({
  title: 'My listings/CloseAd',
  component: CloseAd,
  args: {
    open: true,
    ad: { address: 'شقة بحديقة خاصة في التجمع الخامس', payment: { action: ACTION_CODES.forsell } },
    onSubmit: fn(async () => undefined),
    onClose: fn(),
  },
});

const confirmClosing = async () => userEvent.click(await screen.findByRole('button', { name: run.closeNow }));

/** The ad's action is preselected; others can be chosen. */
export const Default = meta.story({
  play: async ({ args }) => {
    await expect(await screen.findByRole('radio', { name: run.closeAs.sold })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: run.closeAs.rented }));
    await confirmClosing();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ closed_as: 'rented' }));
  },
});

export const ForRent = meta.story({
  args: { ad: { address: 'شاليه صف أول على البحر', payment: { action: ACTION_CODES.forrent } } },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: run.closeAs.rented })).toBeChecked();
  },
});

export const Failed = meta.story({
  args: { onSubmit: fn(rejectOffline) },
  play: async () => {
    await confirmClosing();
    await expect(await screen.findByText(ar.forms.errors.network)).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { onSubmit: fn(stayPending) },
  play: async () => {
    await confirmClosing();
    await waitFor(() => expect(screen.getByRole('button', { name: run.cancel })).toBeDisabled());
  },
});
