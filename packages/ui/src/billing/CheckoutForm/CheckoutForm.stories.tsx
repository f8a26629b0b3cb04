import { ar } from '@mashrabiya/i18n/ar';
import { PLAN, planOffer } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { getLanguage } from '../../foundation/stories.ts';
import { CheckoutForm } from './CheckoutForm.tsx';

const { method, pay } = ar.myListings;
const PAY = 'ادفع 600 ج.م';
const READY = { method: 'wallet' as const, wallet_phone: '01012345678' };

const meta = preview.meta({
  title: 'Billing/CheckoutForm',
  component: CheckoutForm,
  args: {
    plan: planOffer(PLAN.superior, 'ar'),
    vatPercent: 14,
    onSubmit: fn(accept),
    onChange: fn(),
    termsHref: '/terms',
    refundHref: '/refund',
  },
  render: ({ plan, ...args }, { globals }) => (
    <CheckoutForm {...args} plan={planOffer(plan.id - 1, getLanguage(globals))} />
  ),
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('73.68 ج.م')).toBeVisible();
    await expect(canvas.getByText('إعلانا سوبيريور')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: method.wallet }));
    await userEvent.type(canvas.getByRole('textbox', { name: method.phone }), '٠١٠١٢٣٤٥٦٧٨');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith(READY);
    await userEvent.dblClick(canvas.getByRole('button', { name: PAY }));
    await expect(await canvas.findByRole('button', { name: pay.paying })).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ ...READY, plan_id: 4 }));
  },
});

/** Suggests the account's phone as wallet number, which can be changed. */
export const WalletFromAccount = meta.story({
  args: { accountPhone: '01000001234' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: method.wallet }));
    const phone = canvas.getByRole('textbox', { name: method.phone });
    await expect(phone).toHaveValue('0100 000 1234');
    await userEvent.clear(phone);
    await userEvent.type(phone, '01012345678');
    await userEvent.click(canvas.getByRole('radio', { name: method.card }));
    await userEvent.click(canvas.getByRole('radio', { name: method.wallet }));
    await expect(args.onChange).toHaveBeenLastCalledWith(READY);
  },
});

/** The first method is preselected; the terms are missing. */
export const Unanswered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: method.card })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: PAY }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ar.forms.problem.terms_required);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Paying = meta.story({
  args: { initial: READY, onSubmit: fn(stayPending) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: PAY }));
    await expect(await canvas.findByRole('button', { name: pay.paying })).toBeVisible();
  },
});

/** The price has changed meanwhile: the answers stay. */
export const Refused = meta.story({
  args: { initial: READY, onSubmit: fn(rejectWith('price_changed')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: PAY }));
    await expect(await canvas.findByText(/تغيّر سعر الباقة/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: method.phone })).toHaveValue('0101 234 5678');
  },
});

export const Offline = meta.story({
  args: { initial: { method: 'card', wallet_phone: '' }, onSubmit: fn(rejectOffline) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: PAY }));
    await expect(await canvas.findByText(ar.forms.errors.network)).toBeVisible();
  },
});

/** Without a phone in the account, a card payment needs one too. */
export const CardNeedsPhone = meta.story({
  args: { accountPhone: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: method.card }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: PAY }));
    await expect((await canvas.findAllByText(ar.forms.problem.phone_required))[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: ar.payments.checkout.phone }), '01012345678');
    await userEvent.click(canvas.getByRole('button', { name: PAY }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'card', wallet_phone: '01012345678' }),
    );
  },
});
