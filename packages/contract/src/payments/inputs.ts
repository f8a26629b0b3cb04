import { z } from 'zod';
import { PAYMENT_CHANNELS } from '../constants/vocabulary.ts';
import type { InputCode } from '../fields/codes.ts';
import { chosen, chosenId, optionalText } from '../fields/fields.ts';
import { Piastres } from '../values/money.ts';
import { parsePhone } from '../values/phone.ts';

/** The form of a checkout. */
export const CheckoutInput = z
  .strictObject({
    plan_id: chosenId('plan_required'),
    method: chosen(PAYMENT_CHANNELS, 'method_required'),
    /** Of the wallet, in any digits; of a card's buyer where their account has no phone. */
    wallet_phone: optionalText(),
    /** Terms and refund policy were accepted. */
    terms: z.boolean('terms_required' satisfies InputCode).refine(Boolean, 'terms_required' satisfies InputCode),
  })
  .superRefine(({ method, wallet_phone }, context) => {
    const isMissing = method === 'wallet' && !wallet_phone;
    const isWrong = wallet_phone !== null && !parsePhone(wallet_phone);
    const code: InputCode | false = isMissing ? 'phone_required' : isWrong && 'phone_invalid';
    if (code) context.addIssue({ code: 'custom', path: ['wallet_phone'], message: code });
  });
export type CheckoutInput = z.output<typeof CheckoutInput>;
/** The form of a checkout whose buyer's account has no phone: every payment needs one. */
export const CardCheckoutInput = CheckoutInput.superRefine(({ method, wallet_phone }, context) => {
  if (method !== 'card' || wallet_phone) return;
  context.addIssue({ code: 'custom', path: ['wallet_phone'], message: 'phone_required' satisfies InputCode });
});
/** A checkout as its form holds it. */
export type CheckoutDraft = z.input<typeof CheckoutInput>;

/** A checkout as it is sent. */
export const OrderInput = CheckoutInput.safeExtend({
  /** Made once per form, a UUID: the same key gives the same order, however often it is sent. */
  key: z.uuid(),
  /** The price that was shown; refused as `price_changed` when it is another by now. */
  price: Piastres,
});
export type OrderInput = z.output<typeof OrderInput>;

export const RefundInput = z.strictObject({
  /** `amount` of the quote that was shown; refused as `quote_changed` when it is another by now. */
  amount: Piastres,
  reason: optionalText(),
});
export type RefundInput = z.output<typeof RefundInput>;
