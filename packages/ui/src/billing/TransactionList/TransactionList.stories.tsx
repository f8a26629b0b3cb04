import type { Transaction } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { mockTransactions } from '@mashrabiya/mocks';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { TransactionList } from './TransactionList.tsx';

const { transactions: texts } = ar.myListings;

const PAYMENTS: Transaction[] = [
  { id: '2611-0418', amount: 600, status: 'pending', created_at: '2026-11-20T08:55:00Z' },
  { id: '2611-0417', amount: 600, status: 'failed', created_at: '2026-11-20T08:51:00Z' },
  { id: '2610-9032', amount: 1250, status: 'successful', created_at: '2026-10-03T17:20:00Z' },
  { id: '2607-1175', amount: 46_250, status: 'successful', created_at: '2026-07-29T22:40:00Z' },
];

const meta = preview.meta({
  title: 'Billing/TransactionList',
  component: TransactionList,
  args: { transactions: PAYMENTS, plansHref: '/plans', onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const rows = within(canvas.getByRole('list', { name: texts.label })).getAllByRole('listitem');
    const [pending, failed, successful] = rows as [HTMLElement, HTMLElement, HTMLElement];
    await step('each has its result', async () => {
      await expect(within(pending).getByText(texts.status.pending)).toBeVisible();
      await expect(within(failed).getByText(texts.status.failed)).toBeVisible();
      await expect(within(successful).getByText(texts.status.successful)).toBeVisible();
      await expect(within(successful).getByText('1,250 ج.م')).toBeVisible();
    });
    await step('the date uses the time zone of Cairo', async () => {
      await expect(canvas.getByText('30 يوليو 2026')).toBeVisible();
    });
    await step('the amount is on the right in Arabic, the result on the left', async () => {
      const amount = within(successful).getByText('1,250 ج.م').getBoundingClientRect();
      const ended = within(successful).getByText(texts.status.successful).getBoundingClientRect();
      await expect(amount.left).toBeGreaterThan(ended.right);
    });
    await step('a number reads from left to right', async () => {
      await expect(getComputedStyle(canvas.getByText('2611-0418')).direction).toBe('ltr');
    });
  },
});

export const WithReceipts = meta.story({
  args: {
    transactions: mockTransactions('ar'),
    getHref: ({ id }) => `/plans/receipt?order=${id}`,
    onRefund: fn(),
    onStatusFilterChange: fn(),
  },
  render: ({ transactions, ...args }, { globals }) => (
    <TransactionList {...args} transactions={transactions.length ? mockTransactions(getLanguage(globals)) : []} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(new RegExp(texts.refund.paid))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.askRefund }));
    await expect(args.onRefund).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: texts.status.failed }));
    await expect(args.onStatusFilterChange).toHaveBeenCalledWith('failed');
  },
});

/** The filter stays when a status has no payments. */
export const NoneInState = meta.story({
  args: { transactions: [], statusFilter: 'failed', onStatusFilterChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.none)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: texts.status.failed })).toBeChecked();
  },
});

export const WithMore = meta.story({
  args: { onShowMore: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.showMore }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { status: 'loading', transactions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.loading);
  },
});

export const Empty = meta.story({
  args: { transactions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: texts.browse })).toHaveAttribute('href', '/plans');
  },
});

export const Failed = meta.story({
  args: { status: 'failed', transactions: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.failed);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
