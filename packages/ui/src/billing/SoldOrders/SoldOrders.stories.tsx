import { ar } from '@mashrabiya/i18n/ar';
import { mockOrderHistory, mockSoldOrder } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { SoldOrders } from './SoldOrders.tsx';

const { orders: words } = ar.finance;
const { id } = mockSoldOrder('ar').order;

const meta = preview.meta({
  title: 'Billing/SoldOrders',
  component: SoldOrders,
  args: { 'aria-label': words.title, orders: [mockSoldOrder('ar')], onOpenOrderChange: fn(), onRetry: fn() },
  render: ({ orders, history, ...args }, { globals }) => (
    <SoldOrders
      {...args}
      orders={orders?.map(() => mockSoldOrder(getLanguage(globals)))}
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
    await expect(canvas.getByText(mockSoldOrder('en').buyer.email)).not.toBeVisible();
  },
});

export const Failed = meta.story({
  args: { openOrderId: id, failed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
