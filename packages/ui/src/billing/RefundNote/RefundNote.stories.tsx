import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RefundNote } from './RefundNote.tsx';

const meta = preview.meta({
  title: 'Billing/RefundNote',
  component: RefundNote,
  args: { days: 7, businessDays: 5, feePercent: 5, policyHref: '/refund' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('يمكنك طلب الاسترداد خلال 7 أيام من الشراء')).toBeVisible();
    await expect(canvas.getByText('نراجع الطلب خلال 5 أيام عمل')).toBeVisible();
    await expect(canvas.getByText('تُخصم رسوم بنسبة 5%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.shell.links.refund })).toHaveAttribute('href', '/refund');
  },
});

export const WithoutFee = meta.story({
  args: { feePercent: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
