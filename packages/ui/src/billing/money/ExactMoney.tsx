import type { Piastres } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { formatExactPounds, formatNegative } from './moneyText.ts';

export interface ExactMoneyProps {
  money: Piastres;
  isNegative?: boolean;
}

/** Amount with two decimals: `73.68 ج.م`, `EGP 100.00`, `EGP −100.00`. */
export function ExactMoney({ money, isNegative = false }: ExactMoneyProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const amount = formatExactPounds(money, language);
  return <bdi className="tabular">{t('common:money', { amount: isNegative ? formatNegative(amount) : amount })}</bdi>;
}
