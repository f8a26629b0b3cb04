import type { Piastres } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { formatPounds } from './moneyText.ts';

export interface PriceProps {
  money: Piastres;
}

/** Price text: `600 ج.م`, `EGP 526.32`. */
export function Price({ money }: PriceProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return <bdi className="tabular">{t('common:money', { amount: formatPounds(money, language) })}</bdi>;
}
