import type { Piastres } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { formatExactPounds } from './moneyText.ts';

export interface ExactMoneyProps {
  money: Piastres;
}

/** Amount with two decimals: `73.68 ج.م`, `EGP 100.00`. */
export function ExactMoney({ money }: ExactMoneyProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return <bdi className="tabular">{t('common:money', { amount: formatExactPounds(money, language) })}</bdi>;
}
