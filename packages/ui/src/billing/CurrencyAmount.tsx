import { LOCALES } from '@mashrabiya/i18n';
import { useLocale } from '../foundation/useLocale.ts';

interface CurrencyAmountProps {
  /** In hundredths. */
  amount: number;
  /** Three letters. */
  currency: string;
}

/** An amount in whatever currency it was paid in, to its last hundredth. */
export function CurrencyAmount({ amount, currency }: CurrencyAmountProps) {
  const { language } = useLocale();
  const format = new Intl.NumberFormat(LOCALES[language].lang, { style: 'currency', currency });
  return <bdi>{format.format(amount / 100)}</bdi>;
}
