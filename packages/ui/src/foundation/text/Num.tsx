import { formatNumber } from '@mashrabiya/i18n';
import { useLocale } from '../locale/useLocale.ts';

export interface NumProps {
  value: number;
  fractionDigits?: number;
  className?: string;
}

/** Bidi-isolated number in tabular Latin digits. */
export function Num({ value, fractionDigits = 0, className = '' }: NumProps) {
  const { language } = useLocale();
  return <bdi className={`tabular ${className}`.trimEnd()}>{formatNumber(value, language, fractionDigits)}</bdi>;
}
