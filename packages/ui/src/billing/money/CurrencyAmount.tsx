import { CURRENCY, piastres } from '@mashrabiya/contract';
import { LOCALES } from '@mashrabiya/i18n';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { ExactMoney } from './ExactMoney.tsx';

interface CurrencyAmountProps {
  /** In hundredths. */
  amount: number;
  /** ISO code of three letters. */
  currency: string;
}

/** Amount in the currency of the payment, to the hundredth: `EGP 600.00`, `USD 600.00`. */
export function CurrencyAmount({ amount, currency }: CurrencyAmountProps) {
  const { language } = useLocale();
  if (currency === CURRENCY) return <ExactMoney money={piastres(Math.abs(amount))} isNegative={amount < 0} />;
  const format = new Intl.NumberFormat(LOCALES[language].intl, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  return <bdi className="tabular">{format.format(amount / 100).replace('-', '\u2212')}</bdi>;
}
