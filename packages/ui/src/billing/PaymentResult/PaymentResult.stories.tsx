import { ar } from '@mashrabiya/i18n/ar';
import { mockOrder, mockRefund } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { PaymentResult } from './PaymentResult.tsx';

const { result } = ar.myListings;

const meta = preview.meta({
  title: 'Billing/PaymentResult',
  component: PaymentResult,
  args: {
    outcome: 'paid' as const,
    order: mockOrder('ar'),
    addHref: '/addProperty',
    plansHref: '/plans',
    retryHref: '/plans/checkout?plan=4',
    onCheck: fn(),
  },
  render: ({ order, ...args }, { globals }) => (
    <PaymentResult
      {...args}
      {...(order && {
        order: { ...mockOrder(getLanguage(globals)), ...order, plan: mockOrder(getLanguage(globals)).plan },
      })}
    />
  ),
});

export const Paid = meta.story({
  args: { receiptHref: '/plans/receipt?order=1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(result.paid);
    const add = canvas.getByRole('link', { name: ar.shell.links.addProperty });
    const receipt = canvas.getByRole('link', { name: ar.payments.receipt.show });
    await expect(add).toHaveAttribute('href', '/addProperty');
    // The primary action comes first: on the right in Arabic.
    await expect(add.getBoundingClientRect().left).toBeGreaterThan(receipt.getBoundingClientRect().right);
  },
});

/** The user left an ad because its level was used up: links back to it. */
export const PaidWithDraft = meta.story({
  args: { hasDraft: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: ar.payments.result.draft })).toBeVisible();
  },
});

export const Waiting = meta.story({
  args: { outcome: 'waiting', order: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(result.waitingText)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Pending = meta.story({
  args: { outcome: 'pending', order: mockOrder('ar', 'pending'), payHref: 'https://pay.example/1' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(result.pendingText)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: result.check }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { outcome: 'failed', order: mockOrder('ar', 'failed') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(result.failed);
    await expect(canvas.getByRole('link', { name: ar.common.retry })).toHaveAttribute('href', args.retryHref);
  },
});

/** Nothing was paid: the buyer can pay at the same checkout, or cancel. */
export const PendingCanCancel = meta.story({
  args: { outcome: 'pending', order: mockOrder('ar', 'pending'), payHref: 'https://pay.example/1', onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: result.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Cancelled = meta.story({
  args: { outcome: 'cancelled', order: { ...mockOrder('ar', 'failed'), cancelled: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: result.cancelled })).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.common.retry })).toHaveAttribute('href', args.retryHref);
  },
});

export const Refunding = meta.story({
  args: { outcome: 'refunding', order: { ...mockOrder('ar'), refund: mockRefund('requested') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(result.refundingText)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: ar.shell.links.addProperty })).toBeNull();
  },
});

/** Shows the refunded amount below the paid one. */
export const Refunded = meta.story({
  args: {
    outcome: 'refunded',
    order: { ...mockOrder('ar'), refund: mockRefund('paid') },
    receiptHref: '/plans/receipt?order=1',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: result.refunded })).toBeVisible();
    await expect(canvas.getByText(ar.myListings.transactions.refund.paid)).toBeVisible();
    await expect(canvas.getByText('380 ج.م')).toBeVisible();
    await expect(canvas.queryByText(result.paidText)).toBeNull();
  },
});

export const Missing = meta.story({
  args: { outcome: 'missing', order: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: result.missing })).toBeVisible();
  },
});
