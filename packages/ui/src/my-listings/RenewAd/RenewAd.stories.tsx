import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { RenewAd } from './RenewAd.tsx';

const meta = preview.meta({
  title: 'My listings/RenewAd',
  component: RenewAd,
  args: {
    open: true,
    remaining: { basic: 2, elite: 0, superior: 1 },
    plansHref: '/plans',
    onRenew: fn(async () => undefined),
    onClose: fn(),
  },
});

const { run } = ar.myListings;

const renewSuperior = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /سوبيريور/ }));
  await userEvent.click(screen.getByRole('button', { name: run.renew }));
};

/** A level must be chosen; a used-up one links to the plans. */
export const Default = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: run.renew }));
    await expect(await screen.findByText(ar.wizard.pack.missing)).toBeVisible();
    await expect(args.onRenew).not.toHaveBeenCalled();
    await expect(screen.getByRole('link', { name: /إيليت/ })).toHaveAttribute('href', '/plans');
    await renewSuperior();
    await waitFor(() => expect(args.onRenew).toHaveBeenCalledWith({ ranking: 3 }));
  },
});

/** An active ad is renewed from its end. */
export const BeforeExpiry = meta.story({
  args: { isEarly: true },
  play: async () => {
    await expect(await screen.findByText(run.renewTextAhead_one)).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { onRenew: fn(stayPending) },
  play: async () => {
    await renewSuperior();
    await waitFor(() => expect(screen.getByRole('button', { name: run.cancel })).toBeDisabled());
  },
});

/** None left: links to the plans. */
export const NoneLeft = meta.story({
  args: { remaining: { basic: 0, elite: 0, superior: 0 } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: run.toPlans })).toHaveAttribute('href', '/plans');
    await expect(screen.queryByRole('button', { name: run.renew })).toBeNull();
  },
});

/** A server error is shown, and the choice stays. */
export const Refused = meta.story({
  args: { onRenew: fn(rejectWith('no_ads_left', '/ranking')) },
  play: async () => {
    await renewSuperior();
    await expect(await screen.findByText(getErrorMessage('no_ads_left', 'ar'))).toBeVisible();
    await expect(screen.getByRole('radio', { name: /سوبيريور/ })).toBeChecked();
  },
});

export const Offline = meta.story({
  args: { onRenew: fn(rejectOffline) },
  play: async () => {
    await renewSuperior();
    await expect(await screen.findByText(ar.forms.errors.network)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { remaining: null, onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
