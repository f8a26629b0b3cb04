import { ar } from '@mashrabiya/i18n/ar';
import { mockFinanceEvents } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FinanceEvents } from './FinanceEvents.tsx';

const meta = preview.meta({
  title: 'Billing/FinanceEvents',
  component: FinanceEvents,
  args: { 'aria-label': ar.finance.events.title, events: mockFinanceEvents },
});

/** Author, old value and new value. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/14.*15/);
    await expect(first).toHaveTextContent('finance@example.com');
    await expect(first).toHaveTextContent(ar.finance.setting.vat_percent);
  },
});

/** Amounts are in pounds, subjects have names, and no raw database values appear. */
export const Readable = meta.story({
  play: async ({ canvas }) => {
    const [, , plan, refund] = canvas.getAllByRole('listitem');
    await expect(plan).toHaveTextContent('سوبيريور');
    await expect(plan).toHaveTextContent(/600\.00.*720\.50/);
    await expect(plan).toHaveTextContent(ar.finance.rules.offSale);
    await expect(plan).toHaveTextContent('1 ديسمبر 2026');
    await expect(refund).toHaveTextContent('2026-000042');
    await expect(refund).toHaveTextContent(ar.finance.refunds.state.approved);
    await expect(refund).toHaveTextContent('588.00');
    await expect(canvas.queryByText(/60000|58800|requested|on_sale|0{8}-/)).toBeNull();
  },
});

export const Loading = meta.story({
  args: { events: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: ar.finance.events.title })).toHaveAttribute('aria-busy', 'true');
  },
});
