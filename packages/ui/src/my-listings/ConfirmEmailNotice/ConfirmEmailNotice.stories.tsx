import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ConfirmEmailNotice } from './ConfirmEmailNotice.tsx';

const { email } = ar.myListings;
const meta = preview.meta({
  title: 'My listings/ConfirmEmailNotice',
  component: ConfirmEmailNotice,
  args: { onResend: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: email.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: email.resend }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { state: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: email.resend }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
});

/** After sending, the button is hidden. */
export const Sent = meta.story({
  args: { state: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(email.sent);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [title, button] = [canvas.getByRole('heading'), canvas.getByRole('button')];
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
  },
});

export const English = meta.story({ globals: { locale: 'en' } });
