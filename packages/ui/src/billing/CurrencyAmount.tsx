import { LOCALES } from '@mashrabiya/i18n';
import { useLocale } from '../foundation/useLocale.ts';

interface CurrencyAmountProps {
  /** In hundredths. */
  amount: number;
  /** ISO code of three letters. */
  currency: string;
}

/** Amount in the currency of the payment, to the hundredth. */
export function CurrencyAmount({ amount, currency }: CurrencyAmountProps) {
  const { language } = useLocale();
  const format = new Intl.NumberFormat(LOCALES[language].lang, { style: 'currency', currency });
  return <bdi>{format.format(amount / 100)}</bdi>;
}
