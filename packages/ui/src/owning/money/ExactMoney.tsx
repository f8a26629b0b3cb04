import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { PIASTRES } from './vat.ts';

export interface ExactMoneyProps {
  /** Whole piastres, not negative. */
  piastres: number;
}

/** An amount to the piastre, always with both places: `73.68 ج.م`, `EGP 100.00`. */
export function ExactMoney({ piastres }: ExactMoneyProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const pounds = formatNumber(Math.floor(piastres / PIASTRES), language);
  const rest = String(piastres % PIASTRES).padStart(2, '0');
  return <bdi className="tabular">{t('common.money', { amount: `${pounds}.${rest}` })}</bdi>;
}
