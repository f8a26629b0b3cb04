import { formatNumber } from '@mashrabiya/i18n';
import { useLocale } from './useLocale.ts';

export interface NumProps {
  value: number;
  /** Most digits after the point; none by default. */
  fractionDigits?: number;
  className?: string;
}

/** A number, isolated from the direction of the words around it, in tabular Latin digits. */
export function Num({ value, fractionDigits = 0, className = '' }: NumProps) {
  const { language } = useLocale();
  return <bdi className={`tabular ${className}`.trimEnd()}>{formatNumber(value, language, fractionDigits)}</bdi>;
}
