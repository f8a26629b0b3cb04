import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PendingOrderNotice } from './PendingOrderNotice.tsx';

const { pending } = ar.payments;

const meta = preview.meta({
  title: 'Billing/PendingOrderNotice',
  component: PendingOrderNotice,
  args: { orderedAt: '2026-11-20T08:55:00Z', href: '/payment-success?payment=1', onCancel: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: pending.title })).toBeVisible();
    await expect(canvas.getByText('20 نوفمبر 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: pending.continue })).toHaveAttribute('href', args.href);
    await userEvent.click(canvas.getByRole('button', { name: ar.myListings.result.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Cancelling = meta.story({ args: { cancelling: true } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const English = meta.story({ globals: { locale: 'en' } });
