import { formatDate, formatMonth } from '@mashrabiya/i18n';
import { useLocale } from './useLocale.ts';

export interface DateTextProps {
  /** ISO date, or date and time: `2026-12-03`. */
  date: string;
  /** `month` says month and year alone, for deliveries and memberships. */
  precision?: 'day' | 'month';
  className?: string;
}

/** A date as people write it: `3 ديسمبر 2026`, `3 December 2026`; days are those of Cairo. */
export function DateText({ date, precision = 'day', className = '' }: DateTextProps) {
  const { language } = useLocale();
  const format = precision === 'month' ? formatMonth : formatDate;
  return (
    <bdi className={`tabular ${className}`.trimEnd()}>
      <time dateTime={date}>{format(new Date(date), language)}</time>
    </bdi>
  );
}
