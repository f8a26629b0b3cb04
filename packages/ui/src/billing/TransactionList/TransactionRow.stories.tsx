import { piastres, type Transaction } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { mockRefund } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TransactionRow } from './TransactionRow.tsx';

const { status: words } = ar.myListings.transactions;

const payment: Transaction = {
  id: '2610-9032',
  amount: 1250,
  status: 'successful',
  created_at: '2026-10-03T17:20:00Z',
};

const meta = preview.meta({
  title: 'Billing/TransactionRow',
  component: TransactionRow,
  args: { transaction: payment },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
});

/** Amount, result, date and number. */
export const Successful = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem');
    await expect(canvas.getByText('1,250 ج.م')).toBeVisible();
    await expect(canvas.getByText(words.successful)).toBeVisible();
    await expect(canvas.getByText('3 أكتوبر 2026')).toHaveAttribute('datetime', payment.created_at);
    await expect(row).toHaveTextContent(`${ar.myListings.transactions.number} ${payment.id}`);
  },
});

/** The amount is muted, since no money moved. */
export const Failed = meta.story({
  args: { transaction: { ...payment, id: '2611-0417', status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.failed)).toBeVisible();
    const getColor = (text: string) => getComputedStyle(canvas.getByText(text)).color;
    await expect(getColor('1,250 ج.م')).not.toBe(getComputedStyle(canvas.getByRole('listitem')).color);
    await expect(getColor('1,250 ج.م')).not.toBe(getColor(words.failed));
  },
});

export const Pending = meta.story({
  args: { transaction: { ...payment, id: '2611-0418', status: 'pending', created_at: '2026-11-20T08:55:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.pending)).toBeVisible();
    await expect(canvas.getByText('20 نوفمبر 2026')).toBeVisible();
  },
});

/** A long bank reference wraps within the row, left-to-right. */
export const LongNumber = meta.story({
  args: { transaction: { ...payment, id: 'EG-MASHRABIYA-20261003-1720-00009032-48af-71d2-9c3e', amount: 1_246_250 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('listitem');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await expect(getComputedStyle(canvas.getByText(args.transaction.id)).direction).toBe('ltr');
  },
});

/** Shows the amount and decision date of a requested refund. */
export const RefundRequested = meta.story({
  args: { transaction: { ...payment, refund: mockRefund('requested') }, onRefund: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(ar.myListings.transactions.refund.requested))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A rejected refund shows the reason, and can be requested again in time. */
export const RefundRejected = meta.story({
  args: {
    transaction: { ...payment, refund: mockRefund('rejected'), refund_until: '2026-11-25T09:00:00.000Z' },
    onRefund: () => undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(mockRefund('rejected').note)).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.myListings.transactions.askRefund })).toBeVisible();
  },
});

/** The order was paid twice: the second payment was refunded. */
export const PaidTwice = meta.story({
  args: {
    transaction: {
      ...payment,
      surplus: [
        { amount: piastres(125_000), paid_at: '2026-10-03T17:25:00.000Z', returned_at: '2026-10-04T09:00:00.000Z' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(ar.myListings.transactions.surplus.paid))).toBeVisible();
    await expect(canvas.getAllByText('1,250 ج.م')).toHaveLength(2);
    await expect(canvas.getByText('4 أكتوبر 2026')).toBeVisible();
  },
});

/** The refund of the second payment is in progress. */
export const PaidTwiceReturning = meta.story({
  args: {
    transaction: {
      ...payment,
      surplus: [{ amount: piastres(125_000), paid_at: '2026-10-03T17:25:00.000Z', returned_at: null }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.myListings.transactions.surplus.returning)).toBeVisible();
  },
});

export const RefundApproved = meta.story({ args: { transaction: { ...payment, refund: mockRefund('approved') } } });
export const RefundPaid = meta.story({ args: { transaction: { ...payment, refund: mockRefund('paid') } } });
export const RefundFailed = meta.story({ args: { transaction: { ...payment, refund: mockRefund('failed') } } });
