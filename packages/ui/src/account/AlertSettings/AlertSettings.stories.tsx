import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AlertSettings } from './AlertSettings.tsx';

const { alerts } = ar.savedSearches;

const meta = preview.meta({
  title: 'Account/AlertSettings',
  component: AlertSettings,
  args: {
    favorites: { frequency: 'daily' as const, by_mail: true, by_push: true },
    push: 'on' as const,
    onChange: fn(async () => undefined),
    onTurnOnPush: fn(),
    onRetry: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: alerts.favoritesLegend })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: alerts.frequency.weekly }));
    await expect(args.onChange).toHaveBeenCalledWith({ frequency: 'weekly', by_mail: true, by_push: true });
  },
});

export const NotificationsOff = meta.story({
  args: { favorites: { frequency: 'none', by_mail: true, by_push: false } },
});

export const EmailUnverified = meta.story({ args: { unverified: { state: 'idle', onResend: fn() } } });

export const PushDenied = meta.story({ args: { push: 'denied' } });

export const Loading = meta.story({
  args: { favorites: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: alerts.loading })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  args: { favorites: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
