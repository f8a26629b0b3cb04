import { piastres } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { mockQuote } from '@mashrabiya/mocks';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith } from '../../forms/callForm/calls.stories.ts';
import { RefundRequest } from './RefundRequest.tsx';

const { refund } = ar.payments;
const findDialog = () => within(document.body).findByRole('dialog');

const meta = preview.meta({
  title: 'Billing/RefundRequest',
  component: RefundRequest,
  args: { open: true, quote: mockQuote, onRequest: fn(accept), onClose: fn() },
});

/** EGP 600 minus used ads and fee: 342 are refunded. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const panel = within(await findDialog());
    await expect(panel.getByText('342 ج.م')).toBeVisible();
    await expect(panel.getByText('26 نوفمبر 2026')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: refund.ask }));
    await expect(args.onRequest).toHaveBeenCalledWith({ amount: mockQuote.amount, reason: null });
  },
});

/** An ad was used meanwhile: the amount changes. */
export const Changed = meta.story({
  args: { onRequest: fn(rejectWith('quote_changed')) },
  play: async ({ userEvent }) => {
    const panel = within(await findDialog());
    await userEvent.click(panel.getByRole('button', { name: refund.ask }));
    await expect(await panel.findByText(/تغيّر المبلغ المسترد/)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { quote: undefined },
  play: async () => {
    await expect(within(await findDialog()).getByText(refund.loading)).toBeVisible();
  },
});

export const TooLate = meta.story({
  args: { quote: undefined, failure: 'انتهت مدة طلب الاسترداد، وهي 7 أيام من الدفع.' },
  play: async () => {
    await expect(within(await findDialog()).getByRole('heading', { name: /انتهت مدة/ })).toBeVisible();
  },
});

/** No response: can be retried. */
export const Retry = meta.story({
  args: { quote: undefined, failure: ar.states.failedTitle, onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await findDialog()).getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

/** Without used ads, their line is hidden. */
export const NoneUsed = meta.story({
  args: {
    quote: {
      ...mockQuote,
      used: { basic: 0, elite: 0, superior: 0 },
      used_amount: piastres(0),
      fee: piastres(0),
      amount: mockQuote.paid,
    },
  },
  play: async () => {
    await expect(within(await findDialog()).queryByText(refund.used)).toBeNull();
  },
});
