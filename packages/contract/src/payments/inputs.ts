import { z } from 'zod';
import { PAYMENT_CHANNELS } from '../constants/paymentVocabulary.ts';
import type { InputCode } from '../fields/codes.ts';
import { optionalText, requiredChoice, requiredId } from '../fields/fields.ts';
import { Piastres } from '../values/money.ts';
import { parsePhone } from '../values/phone.ts';

export const CheckoutInput = z
  .strictObject({
    plan_id: requiredId('plan_required'),
    method: requiredChoice(PAYMENT_CHANNELS, 'method_required'),
    /** Phone of the wallet, in any digits; for cards, the buyer's if their account has none. */
    wallet_phone: optionalText(),
    terms: z.boolean('terms_required' satisfies InputCode).refine(Boolean, 'terms_required' satisfies InputCode),
  })
  .superRefine(({ method, wallet_phone }, context) => {
    const isMissing = method === 'wallet' && !wallet_phone;
    const isInvalid = wallet_phone !== null && !parsePhone(wallet_phone);
    const code: InputCode | false = isMissing ? 'phone_required' : isInvalid && 'phone_invalid';
    if (code) context.addIssue({ code: 'custom', path: ['wallet_phone'], message: code });
  });
export type CheckoutInput = z.output<typeof CheckoutInput>;
/** Checkout for a buyer whose account has no phone: every payment needs one. */
export const CardCheckoutInput = CheckoutInput.superRefine(({ method, wallet_phone }, context) => {
  if (method !== 'card' || wallet_phone) return;
  context.addIssue({ code: 'custom', path: ['wallet_phone'], message: 'phone_required' satisfies InputCode });
});

export const OrderInput = CheckoutInput.safeExtend({
  /** UUID made once per form, the idempotency key of the order. */
  key: z.uuid(),
  /** The price shown to the buyer; `price_changed` if it differs now. */
  price: Piastres,
});
export type OrderInput = z.output<typeof OrderInput>;

export const RefundInput = z.strictObject({
  /** `amount` of the quote shown to the buyer; `quote_changed` if it differs now. */
  amount: Piastres,
  reason: optionalText(),
});
export type RefundInput = z.output<typeof RefundInput>;
