import { addCairoDays, formatCairoDay } from '@mashrabiya/contract';
import { formatDate, formatShortDate, formatTime } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';

/** Dates of messages in words, relative to now. */
export function useDayText() {
  const { t } = useTranslation();
  const { language } = useLocale();
  const now = new Date();
  const isSameDay = (date: Date, other: Date) => formatCairoDay(date) === formatCairoDay(other);
  const getRecentDay = (date: Date): 'today' | 'yesterday' | undefined => {
    if (isSameDay(date, now)) return 'today';
    return isSameDay(date, addCairoDays(now, -1)) ? 'yesterday' : undefined;
  };
  return {
    /** "Today", "Yesterday", or the long date. */
    formatDay: (date: Date): string => {
      const recentDay = getRecentDay(date);
      return recentDay ? t(`messages:${recentDay}`) : formatDate(date, language);
    },
    formatTime: (date: Date): string => formatTime(date, language),
    /** The time today, then "Yesterday" or the short date. */
    formatMoment: (date: Date): string => {
      const recentDay = getRecentDay(date);
      if (recentDay === 'today') return formatTime(date, language);
      return recentDay ? t('messages:yesterday') : formatShortDate(date, now, language);
    },
  };
}
