import { formatDate, formatMonth } from '@mashrabiya/i18n';
import { useLocale } from '../locale/useLocale.ts';

export interface DateTextProps {
  /** ISO date, or date and time. */
  date: string;
  precision?: 'day' | 'month';
  className?: string;
}

/** Date such as `3 ديسمبر 2026`, `3 December 2026`, in Cairo's time zone. */
export function DateText({ date, precision = 'day', className = '' }: DateTextProps) {
  const { language } = useLocale();
  const format = precision === 'month' ? formatMonth : formatDate;
  return (
    <bdi className={`tabular ${className}`.trimEnd()}>
      <time dateTime={date}>{format(new Date(date), language)}</time>
    </bdi>
  );
}
