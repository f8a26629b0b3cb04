import styled from '@emotion/styled';
import {
  CardCheckoutInput,
  CheckoutInput,
  PAYMENT_CHANNELS,
  type PaymentChannel,
  type PlanOffer,
  piastres,
} from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { RadioCards } from '../../forms/RadioCards/RadioCards.tsx';
import { Link } from '../../link/Link.tsx';
import { CheckoutSummary } from '../CheckoutSummary/CheckoutSummary.tsx';
import { PayButton } from '../PayButton/PayButton.tsx';
import { CHANNEL_ICONS } from './channelIcons.ts';
import { checkoutFormStyles } from './checkoutFormStyles.ts';

/** Answers of the form. */
export interface CheckoutAnswers {
  method: PaymentChannel;
  wallet_phone: string;
}

export interface CheckoutFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'onChange'> {
  plan: PlanOffer;
  vatPercent: number;
  /** Default wallet number. If it is empty, card payments ask for a phone too. */
  accountPhone?: string;
  /** Answers saved on this device. */
  initial?: CheckoutAnswers;
  /** Called on each change, to save the answers. */
  onChange?(answers: CheckoutAnswers): void;
  /** Creates the order. Rejects with the server's problems; see `useCallForm`. */
  onSubmit(input: CheckoutInput): Promise<unknown>;
  termsHref: string;
  refundHref: string;
}

const Root = styled('form')(checkoutFormStyles);
const DEFAULT_ANSWERS: CheckoutAnswers = { method: PAYMENT_CHANNELS[0], wallet_phone: '' };

export function CheckoutForm({
  plan,
  vatPercent,
  accountPhone,
  initial = DEFAULT_ANSWERS,
  onChange,
  onSubmit,
  termsHref,
  refundHref,
  ...root
}: CheckoutFormProps) {
  const { t } = useTranslation();
  const needsPhone = accountPhone === '';
  // Ignore a second press, also before the button shows the busy state, and once the order exists.
  const pendingSubmission = useRef<Promise<unknown>>(null);
  const send = (checkoutInput: CheckoutInput) => {
    // A wallet number is not sent with a card that needs no phone.
    const input =
      checkoutInput.method === 'card' && !needsPhone ? { ...checkoutInput, wallet_phone: null } : checkoutInput;
    pendingSubmission.current ??= onSubmit(input).catch((submitError: unknown) => {
      pendingSubmission.current = null;
      throw submitError;
    });
    return pendingSubmission.current;
  };
  const form = useCallForm({
    schema: needsPhone ? CardCheckoutInput : CheckoutInput,
    initial: { plan_id: plan.id, ...initial, terms: false },
    call: send,
  });
  const { method, wallet_phone, terms } = form.values;
  const walletAnswers = { method: 'wallet', wallet_phone: wallet_phone || (accountPhone ?? '') } as const;
  const notify = useEffectEvent((answers: CheckoutAnswers) => onChange?.(answers));
  useEffect(() => notify({ method, wallet_phone }), [method, wallet_phone]);
  const { value: _, valid: __, ...methodField } = form.field('method');
  const choices = PAYMENT_CHANNELS.map((value) => ({
    value,
    text: t(`myListings:method.${value}`),
    detail: t(`myListings:method.${value}Hint`),
    icon: CHANNEL_ICONS[value],
    disabled: form.busy,
  }));
  return (
    <Root {...root} {...form.form}>
      <div className="answers">
        <FormErrorBox problems={form.problems} />
        <RadioCards
          id={methodField.id}
          name="method"
          error={methodField.error}
          legend={t('myListings:method.legend')}
          value={method}
          onChange={(value) => form.change(value === 'wallet' ? walletAnswers : { method: 'card' })}
          choices={choices}
        />
        {(method === 'wallet' || needsPhone) && (
          <PhoneField
            {...form.field('wallet_phone')}
            label={t(method === 'wallet' ? 'myListings:method.phone' : 'payments:checkout.phone')}
            {...(method === 'card' && { hint: t('payments:checkout.phoneHint') })}
            disabled={form.busy}
            required
          />
        )}
        <Checkbox
          id={form.getFieldId('terms')}
          checked={terms}
          onChange={(isChecked) => form.change({ terms: isChecked })}
          error={form.getError('terms')}
          disabled={form.busy}
          label={
            <span>
              <Trans
                i18nKey="payments:checkout.agree"
                components={{
                  terms: <Link href={termsHref} target="_blank" />,
                  refund: <Link href={refundHref} target="_blank" />,
                }}
              />
            </span>
          }
        />
      </div>
      <CheckoutSummary
        lines={[{ id: String(plan.id), name: plan.name, amount: plan.full_price, counts: plan.counts }]}
        saving={piastres(plan.full_price - plan.price)}
        vat={plan.vat}
        vatPercent={vatPercent}
      >
        <PayButton amount={plan.price} state={form.sent || form.busy ? 'paying' : 'idle'} />
        <p className="next">{t('payments:checkout.next')}</p>
      </CheckoutSummary>
    </Root>
  );
}
