import { piastres } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { mockReceipt } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';

const meta = preview.meta({
  title: 'Billing/ReceiptSheet',
  component: ReceiptSheet,
  args: { receipt: mockReceipt('ar'), onPrint: fn() },
  render: ({ receipt, ...args }, { globals }) => (
    <ReceiptSheet {...args} receipt={{ ...mockReceipt(getLanguage(globals)), refunded: receipt.refunded }} />
  ),
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('2026-000042');
    await expect(canvas.getByText('73.68 ج.م')).toBeVisible();
    await expect(canvas.getByText('600 ج.م')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.payments.receipt.print }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});

/** Partly refunded: shows the remaining amount. */
export const Refunded = meta.story({
  args: {
    receipt: {
      ...mockReceipt('ar'),
      refunded: {
        number: '2026-R00003',
        amount: piastres(34_200),
        vat: piastres(4_200),
        at: '2026-11-24T10:00:00.000Z',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('258 ج.م')).toBeVisible();
  },
});
