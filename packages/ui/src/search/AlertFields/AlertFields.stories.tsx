import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AlertFields, type AlertFieldsProps } from './AlertFields.tsx';

const { alerts } = ar.savedSearches;

/** Saves the choice after a delay, as in the app. */
function Controlled({ alert, onChange, ...rest }: AlertFieldsProps) {
  const [value, setValue] = useState(alert);
  return (
    <AlertFields
      {...rest}
      alert={value}
      onChange={async (next) => {
        await onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Search/AlertFields',
  component: AlertFields,
  args: {
    legend: alerts.legend,
    alert: { frequency: 'daily' as const, by_mail: true, by_push: false },
    push: 'off' as const,
    onChange: fn(async () => undefined),
    onTurnOnPush: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <Controlled {...args} />
    </div>
  ),
});

/** Daily alerts by mail; the notification switch asks the browser for permission. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: alerts.frequency.daily })).toBeChecked();
    await expect(canvas.getByText(alerts.when.daily)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: alerts.byPush }));
    await expect(args.onTurnOnPush).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({ frequency: 'daily', by_mail: true, by_push: true });
    await userEvent.click(canvas.getByRole('switch', { name: alerts.byPush }));
  },
});

/** Shows a change at once, and reverts it if the server refuses. */
export const Refused = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const { promise, reject } = Promise.withResolvers<undefined>();
    mocked(args.onChange).mockReturnValueOnce(promise);
    await userEvent.click(canvas.getByRole('radio', { name: alerts.frequency.weekly }));
    await expect(canvas.getByRole('radio', { name: alerts.frequency.weekly })).toBeChecked();
    reject(new Error('refused'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: alerts.frequency.daily })).toBeChecked());
  },
});

/** Without alerts, the other controls are hidden. */
export const NotificationsOff = meta.story({
  args: { alert: { frequency: 'none', by_mail: false, by_push: false } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: alerts.frequency.at_once }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ frequency: 'at_once', by_mail: true, by_push: false });
    await userEvent.click(canvas.getByRole('radio', { name: alerts.frequency.none }));
  },
});

/** Turning the last channel off turns the alert off. */
export const LastChannelOff = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: alerts.byMail }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ frequency: 'none' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: alerts.frequency.none })).toBeChecked());
  },
});

export const WithNotifications = meta.story({
  args: { alert: { frequency: 'at_once', by_mail: true, by_push: true }, push: 'on', onTurnOffPush: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.savedSearches.alerts.push.turnOff }));
    await expect(args.onTurnOffPush).toHaveBeenCalledOnce();
  },
});

export const NotOnThisDevice = meta.story({
  args: { alert: { frequency: 'weekly', by_mail: true, by_push: true } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: alerts.push.turnOn }));
    await expect(args.onTurnOnPush).toHaveBeenCalledOnce();
  },
});

/** Notifications are blocked: only the browser's settings help. */
export const PushDenied = meta.story({
  args: { alert: { frequency: 'at_once', by_mail: true, by_push: true }, push: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(alerts.push.denied)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: alerts.push.turnOn })).not.toBeInTheDocument();
  },
});

export const TurningOnFailed = meta.story({
  args: { alert: { frequency: 'at_once', by_mail: true, by_push: true }, push: 'failed' },
});

export const Unavailable = meta.story({
  args: { push: 'unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: alerts.byPush })).toBeDisabled();
  },
});

/** Mail goes to verified addresses only. */
export const EmailUnverified = meta.story({
  args: { unverified: { state: 'idle', onResend: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: alerts.resend }));
    await expect(args.unverified?.onResend).toHaveBeenCalledOnce();
  },
});

export const VerificationResent = meta.story({ args: { unverified: { state: 'sent', onResend: fn() } } });

export const English = meta.story({
  globals: { locale: 'en' },
  args: { legend: 'How often do we tell you?', alert: { frequency: 'weekly', by_mail: true, by_push: true } },
});
