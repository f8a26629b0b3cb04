import styled from '@emotion/styled';
import { CreditCard, Smartphone } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { RadioCards } from '../../forms/RadioCards/RadioCards.tsx';

/** How a plan can be paid for (specification, section 9). */
export type CheckoutMethod = 'card' | 'wallet';

export interface PaymentMethodChoiceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Null while nothing is chosen. */
  method: CheckoutMethod | null;
  onMethod: (method: CheckoutMethod) => void;
  /** The wallet's number: 11 digits that start with 01, or the digits so far. */
  phone: string;
  onPhone: (phone: string) => void;
  /** What is wrong with the number, in words, such as what the server says of it. */
  phoneError?: string;
  /** A payment is under way. */
  disabled?: boolean;
}

const Root = styled('div')({ display: 'grid', gap: 4 });

/** Card or mobile wallet; a wallet needs the number that it goes by. */
export function PaymentMethodChoice({
  method,
  onMethod,
  phone,
  onPhone,
  phoneError,
  disabled = false,
  ...div
}: PaymentMethodChoiceProps) {
  const { t } = useTranslation();
  return (
    <Root {...div}>
      <RadioCards
        legend={t('owning.method.legend')}
        name="payment-method"
        value={method}
        onChange={(value) => onMethod(value === 'wallet' ? 'wallet' : 'card')}
        choices={[
          {
            value: 'card',
            text: t('owning.method.card'),
            detail: t('owning.method.cardHint'),
            icon: CreditCard,
            disabled,
          },
          {
            value: 'wallet',
            text: t('owning.method.wallet'),
            detail: t('owning.method.walletHint'),
            icon: Smartphone,
            disabled,
          },
        ]}
      />
      {method === 'wallet' && (
        <PhoneField
          label={t('owning.method.phone')}
          value={phone}
          onChange={onPhone}
          error={phoneError}
          disabled={disabled}
          required
        />
      )}
    </Root>
  );
}
