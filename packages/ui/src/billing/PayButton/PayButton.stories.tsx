import { toPiastres } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PayButton } from './PayButton.tsx';

const { pay } = ar.myListings;

const meta = preview.meta({
  title: 'Billing/PayButton',
  component: PayButton,
  args: { amount: toPiastres(600), onPay: fn(), style: { maxInlineSize: 358 } },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'ادفع 600 ج.م' });
    const icon = button.querySelector('svg')?.getBoundingClientRect();
    const box = button.getBoundingClientRect();
    // The lock is before the text: right of the middle in Arabic.
    await expect(icon?.left).toBeGreaterThan(box.left + box.width / 2);
    await userEvent.click(button);
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
});

export const Paying = meta.story({
  args: { state: 'paying' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(pay.paying);
    await userEvent.dblClick(canvas.getByRole('button', { name: pay.paying }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

export const Paid = meta.story({
  args: { state: 'paid' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(pay.paid);
    await userEvent.click(canvas.getByRole('button', { name: pay.paid }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});
