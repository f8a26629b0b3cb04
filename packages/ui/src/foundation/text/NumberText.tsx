import { formatNumber } from '@mashrabiya/i18n';
import { useLocale } from '../locale/useLocale.ts';

export interface NumberTextProps {
  value: number;
  fractionDigits?: number;
  className?: string;
}

/** Bidi-isolated number in tabular Latin digits. */
export function NumberText({ value, fractionDigits = 0, className = '' }: NumberTextProps) {
  const { language } = useLocale();
  return <bdi className={`tabular ${className}`.trimEnd()}>{formatNumber(value, language, fractionDigits)}</bdi>;
}
