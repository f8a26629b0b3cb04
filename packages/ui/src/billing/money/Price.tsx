import type { Piastres } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { formatNegative, formatPounds } from './moneyText.ts';

export interface PriceProps {
  money: Piastres;
  isNegative?: boolean;
}

/** Price text: `600 ج.م`, `EGP 526.32`, `EGP −400`. */
export function Price({ money, isNegative = false }: PriceProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const amount = formatPounds(money, language);
  return <bdi className="tabular">{t('common:money', { amount: isNegative ? formatNegative(amount) : amount })}</bdi>;
}
