import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from './useLocale.ts';

export interface AreaProps {
  /** Square metres. */
  size: number;
  className?: string;
}

/** A floor's or a plot's size with its unit: `165 م²`, `165 m²`. */
export function Area({ size, className = '' }: AreaProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <bdi className={`tabular ${className}`.trimEnd()}>
      {t('homes:card.size', { size: formatNumber(size, language, 1) })}
    </bdi>
  );
}
