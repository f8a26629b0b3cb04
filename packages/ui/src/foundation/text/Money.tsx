import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../locale/useLocale.ts';

export interface MoneyProps {
  /** Whole Egyptian pounds. */
  amount: number;
  className?: string;
}

/** Amount with currency in the order of the language: `4,850,000 ج.م`, `EGP 4,850,000`. */
export function Money({ amount, className = '' }: MoneyProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <bdi className={`tabular ${className}`.trimEnd()}>
      {t('common:money', { amount: formatNumber(amount, language) })}
    </bdi>
  );
}
