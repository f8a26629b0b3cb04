import type { Piastres } from '@mashrabiya/contract';
import { Check, LockKeyhole } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { formatPounds } from '../money/moneyText.ts';

export interface PayButtonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Amount including VAT. */
  amount: Piastres;
  /** `paid` stays until the host shows the result. */
  state?: 'idle' | 'paying' | 'paid';
  /** True while an answer is missing, such as the payment method. */
  disabled?: boolean;
  /** Without it the button submits its form. */
  onPay?: () => void;
}

/** Pay button with the amount; ignores further presses. */
export function PayButton({ amount, state = 'idle', disabled = false, onPay, ...div }: PayButtonProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const formattedAmount = t('common:money', { amount: formatPounds(amount, language) });
  const isPaid = state === 'paid';
  return (
    <div {...div}>
      <Button
        wide
        type={onPay ? 'button' : 'submit'}
        icon={isPaid ? Check : LockKeyhole}
        busy={state === 'paying'}
        disabled={disabled}
        color={isPaid ? 'success' : 'primary'}
        {...(isPaid && { 'aria-disabled': true })}
        onClick={isPaid ? undefined : onPay}
      >
        {state === 'idle' ? t('myListings:pay.pay', { amount: formattedAmount }) : t(`myListings:pay.${state}`)}
      </Button>
      <p role="status" className="visually-hidden">
        {state !== 'idle' && t(`myListings:pay.${state}`)}
      </p>
    </div>
  );
}
