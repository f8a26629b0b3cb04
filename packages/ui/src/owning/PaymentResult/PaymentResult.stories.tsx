import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PaymentResult } from './PaymentResult.tsx';

const { result } = ar.owning;

const meta = preview.meta({
  title: 'Owning/PaymentResult',
  component: PaymentResult,
  args: {
    outcome: 'paid' as const,
    amount: 600,
    reference: '2611-0418',
    at: new Date('2026-11-20T08:55:00Z'),
    addHref: '/addProperty',
    plansHref: '/plans',
    onRetry: fn(),
    onCheck: fn(),
  },
});

export const Paid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(result.paid);
    const add = canvas.getByRole('link', { name: ar.shell.links.addProperty });
    const plans = canvas.getByRole('link', { name: ar.shell.links.plans });
    await expect(add).toHaveAttribute('href', '/addProperty');
    // The way on comes before the other: on its right in Arabic.
    await expect(add.getBoundingClientRect().left).toBeGreaterThan(plans.getBoundingClientRect().right);
  },
});

export const Pending = meta.story({
  args: { outcome: 'pending' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(result.pendingText)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: result.check }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { outcome: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(result.failed);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
