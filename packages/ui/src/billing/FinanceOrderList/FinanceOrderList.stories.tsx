import { ar } from '@mashrabiya/i18n/ar';
import { mockFinanceOrder, mockOrderHistory } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { FinanceOrderList } from './FinanceOrderList.tsx';

const { orders: words } = ar.finance;
const { id } = mockFinanceOrder('ar').order;

const meta = preview.meta({
  title: 'Billing/FinanceOrderList',
  component: FinanceOrderList,
  args: { 'aria-label': words.title, orders: [mockFinanceOrder('ar')], onOpenOrderChange: fn(), onRetry: fn() },
  render: ({ orders, history, ...args }, { globals }) => (
    <FinanceOrderList
      {...args}
      orders={orders?.map(() => mockFinanceOrder(getLanguage(globals)))}
      history={history && mockOrderHistory(getLanguage(globals))}
    />
  ),
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.show }));
    await expect(args.onOpenOrderChange).toHaveBeenCalledWith(id);
  },
});

export const WithHistory = meta.story({
  args: { openOrderId: id, history: mockOrderHistory('ar') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: words.events })).toHaveTextContent('192036465');
    await expect(canvas.getByRole('button', { name: words.hide })).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Loading = meta.story({
  args: { orders: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: words.title })).toHaveAttribute('aria-busy', 'true');
  },
});

export const LoadingHistory = meta.story({
  args: { openOrderId: id },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: words.loading })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Two lines; the email, plan and number show when the order is open. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(mockFinanceOrder('en').buyer.email)).not.toBeVisible();
  },
});

export const Failed = meta.story({
  args: { openOrderId: id, failed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
